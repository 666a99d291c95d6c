import { catalogue } from '../../../text/catalogue';

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
  myPacks: 'See my packs',
  packsOver: 'Your packs on this box ended on {date}, so there’s no picture.',
  packsOverThen: 'Renew them and the picture usually comes back within 15 minutes.',
  packsNone: 'No pack is active on this box, so there is nothing to show.',
  add: 'Add packs',
  renew: 'Renew',
  goOn: 'It’s something else, continue',
  news: 'Your operator says',
  noNews: 'Your operator has not reported a fault.',
  refreshTitle: 'Refresh your box',
  tips: {
    noSignal:
      'Check that the cable is firmly in the box and that the TV is set to the right input.',
    errorCode: 'Switch the box off at the wall, wait 30 seconds, and switch it on again.',
    black: 'Check that the light on the box is on and that the TV is set to the right input.',
    frozen: 'Check that the cable is firmly in the box and not bent.',
    missing: 'Check your packs: the channel may not be in one of them.',
    other: 'Switch the box off at the wall, wait 30 seconds, and switch it on again.',
  },
  seePacks: 'See my packs',
  refreshDescription: 'Then let us reactivate your channels. Keep the box switched on.',
  refresh: 'Refresh my box',
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
  subject: {
    noSignal: 'No signal on the TV',
    errorCode: 'Error code on the TV',
    black: 'Black screen',
    frozen: 'The picture freezes or breaks up',
    missing: 'A channel is missing',
    other: 'The picture does not work',
  },
  subjectWithCode: (code: string): string => `Error code ${code} on the TV`,
  describe: (box: string, screen: string, wasRefreshed: boolean): string =>
    [
      `Box: ${box}.`,
      `On the screen: ${screen}.`,
      wasRefreshed
        ? 'I refreshed the box from the portal; it did not help.'
        : 'I have not refreshed the box.',
    ].join('\n'),
});
