import { catalogue } from '../../text/catalogue';

export const contactText = catalogue('contactText', {
  title: 'Contact us',
  lco: 'Your cable operator',
  lcoDescription: 'Looks after your line and your box at home.',
  care: 'Customer care',
  careDescription: 'For payments, packs and your account.',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  call: (name: string): string => `Call ${name}`,
  message: (name: string): string => `Message ${name}`,
  write: 'Write an email',
  subject: (number: string): string => `Customer number ${number}`,
  hand: 'Have these ready',
  customer: 'Customer number',
  box: 'Box number',
  packs: 'Packs',
  paymentUnconfirmed: 'Payment not confirmed',
  paymentFailed: 'Failed payment',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Your browser couldn’t copy it. Select the number and copy it.',
  support: 'Create a ticket',
  supportDescription: 'We reply to tickets in writing, and you can track them.',
  licences: 'Open-source licences',
});

export const faqText = catalogue('faqText', {
  title: 'Help',
  picture: 'Picture not working?',
  internet: 'No internet?',
  links: 'More help',
  support: 'My tickets',
  contact: 'Contact us',
  checkPayment: 'Payment stuck?',
  survey: 'Tell us what you think',
  answers: 'Questions and answers',
  search: 'Search the answers',
  searchHint: 'For example: remote, refund, slow internet',
  topics: 'Topics',
  all: 'All',
  topic: {
    picture: 'TV and picture',
    packs: 'Packs and renewal',
    payments: 'Payments',
    broadband: 'Broadband',
    account: 'My account',
    service: 'Service',
  },
  found: (count: number): string => `${count} ${count === 1 ? 'answer' : 'answers'} found`,
  nothing: 'No answers found',
  nothingDescription: 'Try other words, create a ticket or call us.',
  create: 'Create a ticket',
  stale: 'We couldn’t load the latest answers. These came with the portal.',
  again: 'Try again',
  linkNames: {
    picture: 'Open the picture guide',
    support: 'Create a ticket',
    packs: 'My packs',
    renew: 'Renew now',
    add: 'Add packs',
    topUp: 'Add money',
    transactions: 'See my payments',
    profile: 'Open my profile',
    kyc: 'Send a document',
    password: 'Choose a new password',
    contact: 'See who to call',
  },
});

/** The texts of the list of boxes to refresh. */
export const boxRefreshText = catalogue('boxRefreshText', {
  boxes: 'My boxes',
  refresh: 'Refresh box',
  refreshNamed: (name: string): string => `Refresh box: ${name}`,
  write: 'Didn’t help? Create a ticket',
});

export const guideText = catalogue('guideText', {
  title: 'Picture not working?',
  support: 'Customer support',
  steps: ['Box', 'Screen', 'Checks', 'Refresh'],
  back: 'Back',
  whichBox: 'Which box is it?',
  noBox: 'No TV box on this account',
  noBoxDescription: 'Create a ticket, and support will check your connection.',
  write: 'Create a ticket',
  whatScreen: 'What is on the screen?',
  symptom: {
    noSignal: '“No signal” or “No input”',
    errorCode: 'An error code or a number',
    black: 'Black screen',
    frozen: 'The picture freezes or breaks up',
    missing: 'A channel is missing or “not subscribed”',
    other: 'Something else',
  },
  codeTitle: 'Which code is it?',
  code: 'Error code',
  codeHint: 'For example E16. Leave it empty if you cannot read it.',
  next: 'Next',
  checks: 'What we checked',
  operatorWorks: 'Your operator’s systems are working.',
  operatorDown: 'Planned work is in progress. The picture comes back when it is over.',
  operatorUnknown: 'We couldn’t check whether your operator’s systems are working.',
  packsRun: 'Your packs on this box are active.',
  packsPartly: (names: string): string =>
    `These have ended: ${names}. Renew them to watch their channels again.`,
  packsFailed: (names: string): string =>
    `Your operator could not start or renew these: ${names}. See the reason next to each of them.`,
  myPacks: 'My packs',
  packsOver: 'Your packs on this box ended on {date}, so there’s no picture.',
  packsOverThen: 'Renew them and the picture usually comes back within 15 minutes.',
  packsNone: 'No pack is active on this box, so there is nothing to show.',
  add: 'Add packs',
  renew: 'Renew',
  goOn: 'It’s something else, continue',
  news: 'Your operator says',
  noNews: 'Your operator has not reported a fault.',
  tips: {
    noSignal:
      'Check that the cable is firmly in the box and that the TV is set to the right input.',
    errorCode: 'Switch the box off at the wall, wait 30 seconds, and switch it on again.',
    black: 'Check that the light on the box is on and that the TV is set to the right input.',
    frozen: 'Check that the cable is firmly in the box and not bent.',
    missing: 'Check your packs: the channel may not be in one of them.',
    other: 'Switch the box off at the wall, wait 30 seconds, and switch it on again.',
  },
  refreshDescription: 'Then let us reactivate your channels. Keep the box switched on.',
  refresh: 'Refresh box',
  sent: (minutes: number): string =>
    minutes === 1
      ? 'Sent. It usually takes 1 minute to arrive.'
      : `Sent. It usually takes ${minutes} minutes to arrive.`,
  sentSome: 'Sent. It may take a few minutes to arrive.',
  sentBefore: 'This box was refreshed a moment ago.',
  later: (time: string, minutes: number): string =>
    minutes === 1
      ? `You can refresh it again at ${time}, in 1 minute.`
      : `You can refresh it again at ${time}, in ${minutes} minutes.`,
  refreshUnknown:
    'We don’t know if your box was refreshed. Wait a few minutes and check the screen before you try again.',
  helped: 'Does the picture work now?',
  yes: 'Yes, it works',
  no: 'No, create a ticket',
  solved: 'Good to hear',
  solvedDescription: 'If it stops again, come back here. It takes a minute.',
  done: 'Back to customer support',
  pictureFails: 'The picture does not work',
  subjectWithCode: (code: string): string => `Error code ${code} on the TV`,
  refreshFailsSubject: 'Refreshing the box did not help',
  boxLine: (box: string): string => `Box: ${box}.`,
  screenLine: (screen: string): string => `On the screen: ${screen}.`,
  refreshLine: {
    sent: 'I refreshed the box from the portal; it did not help.',
    recent: 'The box was refreshed a short time ago; it did not help.',
    unknown: 'I tried to refresh the box from the portal. I don’t know whether it was refreshed.',
    failed: 'I tried to refresh the box from the portal. It was not refreshed.',
  },
});

/** The texts of a ticket about a payment or a pack. */
export const getHelpText = catalogue('getHelpText', {
  help: 'Get help',
  call: (phone: string): string => `Call ${phone}`,
  paymentUnconfirmed: 'A payment that is not confirmed',
  paymentFailed: 'A payment that failed',
  paymentOtherAmount: 'A payment of another amount than agreed',
  renewalUnconfirmed: 'A renewal that is not confirmed',
  packNotStarted: 'A pack that was not started or renewed',
  description: (reference: string, amount: string, when: string): string =>
    [reference && `Reference: ${reference}`, amount && `Amount: ${amount}`, when && `Time: ${when}`]
      .filter(Boolean)
      .join('\n'),
  agreed: (amount: string): string => `Agreed amount: ${amount}`,
});

export const newTicketText = catalogue('newTicketText', {
  title: 'New ticket',
  back: 'Customer support',
  draftSaved: 'Your draft is saved on this device until you send it.',
  category: 'What is it about?',
  choose: 'Choose one',
  box: 'Which box?',
  subject: 'Subject',
  subjectHint: 'For example: two channels are missing',
  mayHelp: 'These answers may help. What you typed stays here.',
  description: 'What is happening, and since when?',
  contact: 'How should we reply?',
  send: 'Send',
  discard: 'Delete this draft',
  discarded: 'Draft deleted.',
  undo: 'Undo',
  errors: {
    categoryid: 'Choose what it is about',
    stbno: 'Choose which box it is about',
    subject: 'Enter a subject',
    description: 'Describe what is happening',
    contactmethod: 'Choose how we should reply',
  },
  sentTitle: 'Your ticket is sent',
  number: 'Your ticket number',
  numberDescription: 'Quote it when you call. The ticket is also in your list.',
  open: 'Open the ticket',
  list: 'Back to customer support',
  unknownTitle: 'Was your ticket sent?',
  unknown:
    'We don’t know if your ticket arrived. Check your newest tickets before you send it again.',
  yours: 'Your ticket',
  newest: 'Your newest tickets',
  none: 'There are no tickets in your list',
  same: 'This one has the same text.',
  seen: 'It is in the list',
  missed: 'It isn’t there, send it again',
});

export type ShippedFaqTexts = Readonly<
  Record<
    string,
    { readonly question: string; readonly answer: string; readonly keywords: readonly string[] }
  >
>;

export interface ShippedSurveyTexts {
  readonly title: string;
  readonly questions: Readonly<
    Record<
      string,
      {
        readonly text: string;
        readonly hint?: string;
        readonly low?: string;
        readonly high?: string;
        readonly options?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** The translations of the portal's own answers, by their ids. The English answers are in `store/help/content`. */
export const shippedFaqsText = catalogue<ShippedFaqTexts>('shippedFaqsText', {});

export const shippedSurveyText = catalogue<ShippedSurveyTexts>('shippedSurveyText', {
  title: '',
  questions: {},
});

export const surveyText = catalogue('surveyText', {
  title: 'Tell us what you think',
  home: 'Back to Home',
  closed: 'No survey is open right now',
  closedDescription: 'When your operator opens a survey, you can answer it here.',
  page: (at: number, count: number): string => `Page ${at} of ${count}`,
  review: 'Review your answers',
  reviewDescription: 'Nothing is sent yet. Your name is not sent with your answers.',
  optional: 'Optional',
  required: 'Answer this question.',
  missing: (question: string): string => `Answer “${question}”`,
  next: 'Next',
  toReview: 'Review',
  back: 'Back',
  change: 'Change',
  changePage: (page: number): string => `answers on page ${page}`,
  send: 'Send my answers',
  sendAgain: 'Send again',
  unknown: 'We don’t know if your answers arrived. Please send them again.',
  answersSaved: 'Your answers are still here.',
  thanks: 'Thank you',
  thanksDescription: 'Your answers have arrived. You can answer this survey once.',
});

export const supportText = catalogue('supportText', {
  title: 'Customer support',
  help: 'Help',
  guide: 'Picture not working?',
  guideDescription: 'Find out why in a minute. We check your box and packs with you.',
  guideStart: 'Start picture guide',
  tickets: 'My tickets',
  create: 'New ticket',
  goOn: 'Continue your draft',
  status: 'Status',
  allStatuses: 'All',
  category: 'What it is about',
  allCategories: 'Everything',
  noTickets: 'No tickets yet',
  noTicketsDescription: 'If something isn’t working, create a ticket and track it here.',
  noMatch: 'No tickets match',
  showAll: 'Show all tickets',
  more: 'Show more',
  count: (count: number): string => (count === 1 ? '1 ticket shown' : `${count} tickets shown`),
  boxes: 'My boxes',
  noBoxes: 'No TV box on this account',
  noBoxesDescription: 'Your box appears here when your operator connects it.',
  stbno: 'Box number',
  smcno: 'Smart card',
  boxStatus: { ACTIVE: 'Working', SUSPENDED: 'Paused' },
  again: 'Try again',
});

/** The status and the age of a ticket. */
export const ticketStatusText = catalogue('ticketStatusText', {
  status: {
    OPEN: 'Open',
    INPROGRESS: 'In progress',
    RESOLVED: 'Resolved',
    CLOSED: 'Closed',
  },
  openFor: (days: number): string => {
    if (days === 0) return 'Opened today';
    return days === 1 ? 'Opened 1 day ago' : `Opened ${days} days ago`;
  },
  closedAfter: (days: number): string => {
    if (days === 0) return 'Closed on the same day';
    return days === 1 ? 'Closed after 1 day' : `Closed after ${days} days`;
  },
});

export const ticketViewText = catalogue('ticketViewText', {
  title: 'Ticket',
  back: 'Customer support',
  number: 'Ticket number',
  category: 'About',
  box: 'Box',
  opened: 'Opened',
  ago: (days: number): string => {
    if (days === 0) return 'today';
    return days === 1 ? '1 day ago' : `${days} days ago`;
  },
  closed: 'Closed',
  resolution: 'Outcome',
  messages: 'Messages',
  noMessages: 'No messages yet',
  noMessagesDescription: 'Replies from support appear here.',
  author: { SUBSCRIBER: 'You', SUPPORT: 'Support' },
  again: 'Try again',
  close: 'Close this ticket',
  closeTitle: 'Close this ticket?',
  closeDescription: 'Support will stop working on it. You can create a new ticket at any time.',
  reason: 'Reason (optional)',
  closeYes: 'Close the ticket',
  closeNo: 'Keep it open',
  isClosed: 'This ticket is closed.',
  closeUnknown:
    'We don’t know if the ticket was closed. We’re updating its status: check it before you try again.',
  more: 'Show later messages',
});
