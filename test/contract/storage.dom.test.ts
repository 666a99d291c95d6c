import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shippedFaqs } from '../../store/help/content/faqs';
import { loggedOut } from '../../store/identity/session';
import { inEnglish } from '../support/inEnglish';
import { openPortal } from '../support/portal';

/** The words with which the answer about privacy names what is kept under each name. */
const SAID: Readonly<Record<string, string>> = {
  selfcareUser: 'your login',
  hitsPassword: 'your password, encrypted, only if you ticked "Remember me on this device"',
  selfcareHome: 'what Home showed last',
  selfcareInbox: 'messages',
  selfcarePush: 'messages',
  selfcareTicketDraft: 'a ticket',
  selfcareSurvey: 'a survey',
  selfcareShop: 'an order',
  selfcareIdentification: 'a registration',
  selfcareInstantPayment: 'what you have begun',
  selfcareShortfall: 'what you have begun',
  selfcareReplacement: 'what you have begun',
  selfcareRecording: 'what you have begun',
  selfcarePayments: 'payments made here, without card details',
  selfcareMoneyIntents: 'so that we can find out what became of them',
  selfcareMoney: 'payments made here',
  selfcarePreferences: 'your language and colours',
  selfcarePaidNumbers: 'numbers you saved to pay for without a login, until you remove them',
};

/** These hold nothing of a subscriber. */
const NOTHING_PERSONAL = [
  'selfcareKeys', // seals the password and the saved numbers
  'selfcareReloadedFor', // a build
  'selfcareCart', // a channel between tabs, which keeps nothing
  'selfcareCapsule', // a field of a support file
];

const DATABASES = ['selfcareInbox', 'selfcareMoney'];

const answer = inEnglish(shippedFaqs.find(({ id }) => id === 'privacy')?.answer ?? '');
const [, whileUsed = '', afterLogout = ''] = answer.split('\n\n');

/** Every name in the code that could be a name in the browser's storage. */
const namesInCode = (): readonly string[] => {
  const root = path.join(__dirname, '../..');
  const texts = ['store', 'sagas', 'src', 'public'].flatMap((layer) =>
    readdirSync(path.join(root, layer), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$|\.js$/.test(name))
      .map((name) => readFileSync(path.join(root, layer, name), 'utf8')),
  );
  const names = texts.flatMap((text) => text.match(/(?<=['"`])(selfcare[A-Z]\w*|hitsPassword)\b/g));
  return [...new Set(names.filter((name) => name !== null))].sort();
};

describe('The answer about what this device keeps', () => {
  it('The answer names everything that the portal keeps in the browser', () => {
    expect(namesInCode()).toEqual([...Object.keys(SAID), ...NOTHING_PERSONAL].sort());
    for (const [name, words] of Object.entries(SAID))
      expect({ name, isSaid: answer.includes(words) }).toEqual({ name, isSaid: true });
  });

  it('What the answer calls removed by a logout is removed, and the rest stays', async () => {
    const names = Object.keys(SAID).filter(
      (name) => name.startsWith('selfcare') && !DATABASES.includes(name),
    );
    const portal = await openPortal({ domains: [] });
    await portal.logIn({ customerid: '42' });
    for (const name of names) localStorage.setItem(name, '{}');
    portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
    await portal.written();
    const said = (paragraph: string) =>
      names.filter((name) => paragraph.includes(SAID[name] ?? '?'));
    expect(Object.keys(localStorage).sort()).toEqual([...said(afterLogout)].sort());
    expect([...said(whileUsed), ...said(afterLogout)].sort()).toEqual([...names].sort());
  });
});
