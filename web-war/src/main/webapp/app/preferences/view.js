/** How the reader likes to work: everything they told Onward, to change or to drop. */
import { html } from '../ui.js';
import { words } from '../words.js';
import { Submit, submitted } from '../session/view.js';
import { askToForget, forgetAll, save } from './actions.js';
import { Choice, Line, orNothing, yesNo, Zone } from './fields.js';

const text = words.preferencesPage;
const SHOWN = ['preferred_beverage', 'comfort_spot', 'transition_ritual', 'focus_music', 'break_activity', 'quiet_hours', 'prep_opt_out', 'learning_paused', 'sensitive_mode'];
const SWITCHES = ['prep_opt_out', 'learning_paused', 'sensitive_mode'];

export function Preferences({ preferences }) {
  const { kept } = preferences;
  return html`<main class="column settings" id="main">
    <h1>${text.title}</h1>
    <p>${kept && Object.keys(kept).length === 0 ? text.empty : text.lead}</p>
    <div role="status">${preferences.done && html`<p class="notice good">${preferences.done}</p>`}</div>
    <div role="alert">${preferences.trouble && html`<p class="notice">${preferences.trouble}</p>`}</div>
    ${kept && html`<${Form} key=${preferences.version} kept=${kept} zone=${preferences.zone} busy=${preferences.busy} />
      <${Others} kept=${kept} />
      <${ForgetAll} asking=${preferences.asking} />`}
  </main>`;
}

function Form({ kept, zone, busy }) {
  const said = (key) => (kept[key] ? 'yes' : 'no');
  return html`<form onSubmit=${submitted(keep)}>
    <${Choice} name="preferred_beverage" label=${text.drink} value=${kept.preferred_beverage} choices=${orNothing(text.drinks)} />
    <${Line} name="comfort_spot" label=${text.spot} value=${kept.comfort_spot} hint=${text.spotHint} />
    <${Line} name="transition_ritual" label=${text.ritual} value=${kept.transition_ritual} hint=${text.ritualHint} />
    <${Choice} name="focus_music" label=${text.music} value=${kept.focus_music} choices=${orNothing(text.musics)} />
    <${Line} name="break_activity" label=${text.break} value=${kept.break_activity} />
    <${Choice} name="prep_opt_out" label=${text.prep} value=${said('prep_opt_out')} choices=${yesNo(text.prepOff, text.prepOn)} />
    <${Choice} name="sensitive_mode" label=${text.sensitive} value=${said('sensitive_mode')} choices=${yesNo(text.sensitiveOn, text.sensitiveOff)} />
    <${Choice} name="learning_paused" label=${text.learning} value=${said('learning_paused')} choices=${yesNo(text.learningOff, text.learningOn)} />
    <${Line} name="quiet_hours" label=${text.quiet} value=${kept.quiet_hours} hint=${text.quietHint} />
    <${Zone} value=${zone} />
    <${Submit} busy=${busy} label=${text.save} />
  </form>`;
}

function keep({ timezone, ...given }) {
  const changed = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, SWITCHES.includes(name) ? (value === 'yes' ? true : null) : value.trim() || null]),
  );
  save(changed, timezone);
}

/** What holds for something in particular, such as tea before calls: told in the conversation, dropped here. */
function Others({ kept }) {
  const others = Object.entries(kept).filter(([name]) => !SHOWN.includes(name));
  return (
    others.length > 0 &&
    html`<section aria-labelledby="others">
      <h2 id="others">${text.others}</h2>
      <ul class="rows">${others.map(([name, value]) => html`<li key=${name}>
        <span dir="auto">${text.nameOf(name)}: ${text.valueOf(value)}</span>
        <button type="button" class="button quiet" aria-label=${text.dropSpoken(text.nameOf(name))} onClick=${() => save({ [name]: null })}>${text.drop}</button>
      </li>`)}</ul>
    </section>`
  );
}

function ForgetAll({ asking }) {
  if (!asking) {
    return html`<button type="button" class="button quiet" onClick=${() => askToForget(true)}>${text.forget}</button>`;
  }
  return html`<section aria-labelledby="forget-all" class="asking">
    <h2 id="forget-all">${text.forgetAsk}</h2>
    <div class="side-by-side">
      <button type="button" class="button primary" onClick=${() => askToForget(false)}>${text.keep}</button>
      <button type="button" class="button quiet" onClick=${forgetAll}>${text.forgetYes}</button>
    </div>
  </section>`;
}
