/** Starts the page: joins the stores to the view and keeps the address, the title and the signed-in person in step. */
import { html, render } from './ui.js';
import { currentRoute, titleOf } from './route.js';
import { chat } from './chat/state.js';
import { closeConversation, openConversation } from './chat/opening.js';
import { arrive } from './session/actions.js';
import { session } from './session/state.js';
import { openLearned } from './learned/actions.js';
import { learned } from './learned/state.js';
import { openPreferences } from './preferences/actions.js';
import { preferences } from './preferences/state.js';
import { settings } from './settings/state.js';
import { openSettings } from './settings/actions.js';
import { followScreen } from './shell/screen.js';
import { Page } from './shell/view.js';

const root = document.getElementById('onward');
let route = currentRoute();
let drawing = false;

function draw() {
  drawing = false;
  const who = session.get();
  document.title = titleOf(who.status === 'signedOut' && route.name === 'chat' ? 'signIn' : route.name);
  render(
    html`<${Page} route=${route} session=${who} chat=${chat.get()} settings=${settings.get()}
      preferences=${preferences.get()} learned=${learned.get()} />`,
    root,
  );
}

/** Several changes in one go are drawn once. */
function drawSoon() {
  if (!drawing) {
    drawing = true;
    queueMicrotask(draw);
  }
}

let present = null;
function followPerson() {
  const { status, me } = session.get();
  const now = status === 'signedIn' ? me.name : null;
  if (now !== present) {
    present = now;
    now === null ? closeConversation() : openConversation();
    enterPlace();
  }
}

const arrivals = { settings: openSettings, preferences: openPreferences, learned: openLearned };

function enterPlace() {
  if (session.get().status === 'signedIn') {
    arrivals[route.name]?.();
  }
}

addEventListener('hashchange', () => {
  route = currentRoute();
  enterPlace();
  drawSoon();
  scrollTo(0, route.name === 'chat' ? document.body.scrollHeight : 0);
});
session.subscribe(followPerson);
[session, chat, settings, preferences, learned].forEach((store) => store.subscribe(drawSoon));
followScreen(drawSoon);
draw();
arrive();
