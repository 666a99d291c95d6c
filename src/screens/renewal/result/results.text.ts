import type { RenewalFailureReason } from '../../../../store/renewal/renewalResults';
import { catalogue } from '../../../text/catalogue';

type Reasons = Readonly<Record<RenewalFailureReason, string>>;
interface Counts {
  readonly renewed: number;
  readonly unclear: number;
  readonly all: number;
}

export const resultsText = catalogue({
  en: {
    title: ({ renewed, unclear, all }: Counts): string => {
      if (renewed === all) return all === 1 ? 'Your pack is renewed' : 'Your packs are renewed';
      if (renewed > 0)
        return `${renewed} of ${all} packs ${renewed === 1 ? 'was' : 'were'} renewed`;
      return unclear > 0 ? 'Renewal not confirmed' : 'Nothing was renewed';
    },
    paid: (amount: string): string => `${amount} was taken from your balance.`,
    paidNothing: 'Nothing was taken from your balance.',
    packs: 'Your packs',
    runsTo: 'Active until {date}',
    renewed: 'Renewed',
    failed: 'Not renewed',
    reasons: {
      tooEarly: 'It’s too early. You can renew a pack in the 15 days before it ends.',
      chargeRefused: 'Your operator couldn’t set up the charge. Nothing was taken for this pack.',
      other: 'Your operator couldn’t renew this pack. Nothing was taken for it.',
    } satisfies Reasons,
    operatorSays: (words: string, code: string): string =>
      code === ''
        ? `Your operator’s message: ${words}`
        : `Your operator’s message: ${words} (${code})`,
    unclear: 'Your operator didn’t say whether this pack was renewed.',
    tryAgain: (count: number, amount: string): string =>
      count === 1 ? `Retry 1 pack for ${amount}` : `Retry ${count} packs for ${amount}`,
    others: 'Renew other packs',
    toPacks: 'See my packs',
    unknownTitle: 'Was it renewed?',
    stillEnds: 'Still ends on {date}',
    sendAgain: (amount: string): string => `Retry the same renewal for ${amount}`,
    choose: 'Change selection',
  },
  hi: {
    title: ({ renewed, unclear, all }: Counts): string => {
      if (renewed === all) return all === 1 ? 'आपका पैक रिन्यू हो गया' : 'आपके पैक रिन्यू हो गए';
      if (renewed > 0) return `${all} में से ${renewed} पैक रिन्यू ${renewed === 1 ? 'हुआ' : 'हुए'}`;
      return unclear > 0 ? 'रिन्यूअल की पुष्टि नहीं हुई' : 'कुछ रिन्यू नहीं हुआ';
    },
    paid: (amount: string): string => `आपके बैलेंस से ${amount} कटे।`,
    paidNothing: 'आपके बैलेंस से कुछ नहीं कटा।',
    packs: 'आपके पैक',
    runsTo: '{date} तक चलेगा',
    renewed: 'रिन्यू हुआ',
    failed: 'रिन्यू नहीं हुआ',
    reasons: {
      tooEarly: 'अभी समय नहीं हुआ। पैक समाप्त होने से पहले के 15 दिनों में रिन्यू कर सकते हैं।',
      chargeRefused: 'आपका ऑपरेटर शुल्क नहीं लगा सका। इस पैक के लिए कुछ नहीं कटा।',
      other: 'आपका ऑपरेटर यह पैक रिन्यू नहीं कर सका। इसके लिए कुछ नहीं कटा।',
    } satisfies Reasons,
    operatorSays: (words: string, code: string): string =>
      code === '' ? `ऑपरेटर का संदेश: ${words}` : `ऑपरेटर का संदेश: ${words} (${code})`,
    unclear: 'ऑपरेटर ने नहीं बताया कि यह पैक रिन्यू हुआ या नहीं।',
    tryAgain: (count: number, amount: string): string =>
      count === 1 ? `${amount} में 1 पैक फिर रिन्यू करें` : `${amount} में ${count} पैक फिर रिन्यू करें`,
    others: 'दूसरे पैक रिन्यू करें',
    toPacks: 'मेरे पैक देखें',
    unknownTitle: 'क्या रिन्यू हुआ?',
    stillEnds: 'अब भी अंतिम तारीख {date}',
    sendAgain: (amount: string): string => `वही रिन्यूअल ${amount} में फिर भेजें`,
    choose: 'फिर से चुनें',
  },
});
