/** Every text the page itself says, by the place where it appears. What Onward says in the conversation comes from the server. */
export const words = {
  titles: { settings: 'Settings', setup: 'Set up', join: 'Join', signIn: 'Sign in' },

  // Top of every page
  brand: 'Onward',
  home: 'Onward: back to the conversation',
  settings: 'Settings',
  back: 'Back',
  skip: 'Go to what you want to say',
  loading: 'One moment…',

  // Sign in, set up, join
  signIn: {
    title: 'Good to see you.',
    lead: 'Sign in, and pick up where you are.',
    name: 'Name',
    password: 'Password',
    button: 'Sign in',
    wrong: "That name and password don't go together. Try once more.",
  },
  setUp: {
    title: "Let's get you started.",
    lead: 'This makes the first account here. It takes a minute.',
    button: 'Start',
    waiting: 'Onward is ready for its first account. Open the set-up link from its log to begin.',
    used: 'This link has been used or has run out. Ask for a new one, or sign in.',
  },
  join: {
    title: 'You were invited.',
    lead: 'Choose a name and a password, and Onward is yours too.',
    button: 'Join',
  },
  account: {
    name: 'Name',
    nameHint: 'What you sign in with.',
    password: 'Password',
    passwordHint: 'A long one. A short sentence works well.',
    zone: 'Time zone',
    zoneHint: 'So that “tomorrow at 9” is your tomorrow.',
  },

  // Conversation
  chat: {
    region: 'Conversation',
    news: 'New messages',
    older: 'Show earlier messages',
    emptyTitle: "What's on your mind?",
    emptyLead: "Say it the way you'd say it to a friend. I'll keep it, and hand you one thing at a time.",
    examples: ['Call mom tomorrow afternoon', 'Write the report by Friday, about two hours', 'I have 30 minutes and I feel tired'],
    exampleSpoken: (text) => `Use this example: ${text}`,
    you: 'You:',
    onward: 'Onward:',
    thinking: 'Onward is answering',
    today: 'Today',
    yesterday: 'Yesterday',
    suggested: 'Suggested',
    workedOn: 'Working on',
  },

  // Under the conversation
  composer: {
    label: 'What you want to say',
    placeholder: "Say what's on your mind",
    send: 'Send',
    keys: 'Enter sends. Shift and Enter starts a new line. Arrow up brings back what you said last.',
  },

  // Suggestion and working card
  card: {
    suggestion: 'One thing you could do now',
    working: 'What you are doing now',
    first: 'Start with',
    minutes: (minutes) => `~${minutes} min`,
    plan: (count) => (count === 1 ? 'The one step' : `All ${count} steps`),
    why: 'Why this one',
    piece: (piece) => `Piece ${piece.number} of ${piece.of} toward ${piece.toward}`,
    step: (number, of) => `Step ${number} of ${of}`,
    doneSteps: (count) => (count === 1 ? '1 step done' : `${count} steps done`),
    done: 'Done:',
  },

  // Line under a capture
  understood: {
    label: (title) => `What I understood about ${title}`,
    lead: 'Understood as',
    change: (label, question) => `${label}. ${question}`,
    questions: {
      workType: 'What kind of thing is it?',
      minutes: 'How long does it take?',
      urgency: 'How soon?',
      energy: 'How much energy does it need?',
      dueAt: 'When is it due?',
    },
    changed: (label) => `Changed to ${label}.`,
    close: 'Keep it as it is',
    why: 'Why so',
  },

  // Settings
  settingsPage: {
    title: 'Settings',
    account: 'You',
    signedInAs: (name, zone) => `You're signed in as ${name}. Times are shown for ${zone}.`,
    password: 'Password',
    currentPassword: 'Password now',
    newPassword: 'New password',
    changePassword: 'Change password',
    passwordChanged: 'Your password is changed.',
    tokens: 'Keys for other programs',
    tokensLead: 'A key lets a program of yours talk to Onward for you. You see it once; after that only its name stays here.',
    tokenName: 'What is it for?',
    createToken: 'Make a key',
    tokenOnce: "Here it is. Copy it now, because it won't be shown later.",
    noTokens: 'No keys yet.',
    revoke: 'Take back',
    revokeSpoken: (name) => `Take back the key ${name}`,
    created: (when) => `Made ${when}`,
    copy: 'Copy',
    copied: 'Copied.',
    invites: 'Invite someone',
    invitesLead: 'Makes a link for one person. Send it to them yourself.',
    createInvite: 'Make a link',
    inviteOnce: 'Send them this link. It works once.',
    leave: 'Leaving',
    signOut: 'Sign out',
    signOutEverywhere: 'Sign out everywhere',
    leaveLead: 'What you told Onward stays safe until you are back.',
  },

  // When something gets in the way
  trouble: {
    unreachable: "That didn't reach us. Your text is still here: try again.",
    unreachableForm: "That didn't reach us. Nothing is lost: try again.",
    away: "Onward can't be reached right now. Keep writing: it stays here.",
    resting: 'Onward is catching its breath. Your text is still here: try again in a moment.',
    slowDown: (seconds) => (seconds ? `That was a lot at once. Try again in ${seconds} seconds.` : 'That was a lot at once. Try again in a minute.'),
    tooLong: 'That is more than fits in one message. Your text is still here: try it in smaller parts.',
    changedElsewhere: 'That changed somewhere else in the meantime. This is how it stands now.',
    gone: "That isn't here any more.",
    signedOut: 'You were signed out. Sign in, and your text is still here.',
    unexpected: 'Something on our side got in the way. Your text is still here: try again.',
    tryAgain: 'Try again',
    takeBack: 'Change it',
  },
};
