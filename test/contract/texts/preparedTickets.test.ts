import { writeOutcomeText } from '../../../src/screens/writes/writes.text';
import { textsIn } from '../../../src/text/catalogue';
import { type Language, LANGUAGES } from '../../../store/core/languages';
import type { ProvableCall } from '../../../store/writes/evidence';
import { registerTranslations } from './translations';

/**
 * How a language says "my" and "your": the subscriber writes the ticket, so it must not tell the operator about "your
 * order".
 */
const PERSONS: Readonly<Record<Language, { readonly my: RegExp; readonly your: RegExp }>> = {
  en: { my: /\bmy\b/, your: /\byour/i },
  hi: { my: /मेर/, your: /आपक/ },
  bn: { my: /আমার/, your: /আপনা/ },
  te: { my: /నా /, your: /మీ / },
  mr: { my: /माझ/, your: /तुम/ },
  ta: { my: /என் /, your: /உங்கள்/ },
  gu: { my: /માર/, your: /તમાર/ },
  kn: { my: /ನನ್ನ/, your: /ನಿಮ್ಮ/ },
  ml: { my: /എന്റെ/, your: /നിങ്ങള/ },
  pa: { my: /ਮੇਰ/, your: /ਤੁਹਾਡ/ },
  or: { my: /ମୋ /, your: /ଆପଣ/ },
  as: { my: /মোৰ/, your: /আপোন/ },
};
const CALLS: readonly ProvableCall[] = ['checkout', 'renew', 'cancelForRefund', 'placeOrder'];

for (const language of LANGUAGES) if (language !== 'en') registerTranslations(language);

describe.each(LANGUAGES)('A ticket prepared in %s', (language) => {
  const t = textsIn(language, writeOutcomeText);
  const { my, your } = PERSONS[language];

  it.each(CALLS)('It speaks of %s as the subscriber who writes it', (call) => {
    const own = t.ownSubject[call];
    const description = t.ticketDescription(own, 'R1', '₹500.00', '10:30');
    for (const words of [t.ticketSubject(own), description]) {
      expect(words).toMatch(my);
      expect(words).not.toMatch(your);
      // A noun after a colon is no sentence.
      expect(words.split('\n')[0]).not.toContain(':');
    }
    for (const fact of ['R1', '₹500.00', '10:30']) expect(description).toContain(fact);
    expect(description.split('\n')).toHaveLength(4);
  });

  it('The page itself speaks of what the subscriber sent in whole sentences', () => {
    for (const call of CALLS)
      for (const say of [t.findingOut, t.booked, t.notBooked, t.unknown]) {
        const subject = t.subject[call];
        expect(say(subject)).toContain(subject);
        expect(say(subject)).not.toContain(`: ${subject}`);
      }
  });
});
