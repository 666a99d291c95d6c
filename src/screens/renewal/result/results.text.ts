import type {
  RenewalFailureReason,
  InferredOutcome,
} from '../../../../store/renewal/renewalResults';
import { catalogue } from '../../../text/catalogue';
import type { ByIdempotency } from '../../../app/useByIdempotency';

type Reasons = Readonly<Record<RenewalFailureReason, string>>;
type Outcomes = Readonly<Record<InferredOutcome, ByIdempotency>>;

/** What is true of every operator. */
const inEveryCase = (sentence: string): ByIdempotency => ({
  honoured: sentence,
  unknown: sentence,
});

interface Counts {
  readonly renewed: number;
  readonly unclear: number;
  readonly all: number;
}

export const resultsText = catalogue({
  en: {
    title: ({ renewed, unclear, all }: Counts): string => {
      if (renewed === all) return all === 1 ? 'Your pack is renewed' : 'Your packs are renewed';
      if (renewed > 0) return `${renewed} of ${all} packs ${renewed === 1 ? 'is' : 'are'} renewed`;
      return unclear > 0 ? 'What your operator says' : 'Nothing was renewed';
    },
    paid: (amount: string): string => `${amount} was taken from your balance.`,
    paidNothing: 'Nothing was taken from your balance.',
    packs: 'Pack by pack',
    runsTo: 'Runs to {date}',
    renewed: 'Renewed',
    failed: 'Not renewed',
    reasons: {
      tooEarly: 'It is too early: a pack can be renewed in the 15 days before it ends.',
      chargeRefused: 'Your operator could not set up the charge. Nothing was taken for this pack.',
      other: 'Your operator could not renew this pack. Nothing was taken for it.',
    } satisfies Reasons,
    operatorSays: (words: string, code: string): string =>
      code === ''
        ? `Your operator’s message: ${words}`
        : `Your operator’s message: ${words} (${code})`,
    unclear: 'Your operator did not say whether this pack is renewed.',
    tryAgain: (count: number, amount: string): string =>
      count === 1
        ? `Try the failed one again for ${amount}`
        : `Try the ${count} failed ones again for ${amount}`,
    others: 'Renew other packs',
    toPacks: 'See my packs',
    unknownTitle: 'Was it renewed?',
    unknown:
      'No answer came, so we do not know yet whether your packs are renewed and paid for. Nothing is sent again by itself.',
    now: 'What your packs say now',
    nowBalance: 'What your balance says now',
    movedTo: 'Renewed: runs to {date}',
    stillEnds: 'Still ends on {date}',
    gone: 'Not in your list',
    before: 'Before',
    after: 'Now',
    outcomes: {
      renewed: inEveryCase(
        'Your operator has renewed what you see above, and the money for it is taken.',
      ),
      notRenewed: {
        honoured:
          'So far nothing is renewed and nothing is taken. You may send the same renewal again: however often it is sent, it is carried out once.',
        unknown:
          'So far nothing is renewed and nothing is taken. Your operator may still be working on it: look again in a few minutes before you send it again.',
      },
      unclear: {
        honoured:
          'Your packs do not say whether it is done. Look again in a minute. If you send the same renewal again, it is carried out only once.',
        unknown:
          'Your packs do not say whether it is done. Look again in a few minutes, and look at your transactions, before you send it again.',
      },
    } satisfies Outcomes,
    lookAgain: 'Look again',
    sendAgain: (amount: string): string => `Send the same again for ${amount}`,
    choose: 'Choose again',
    done: 'Done',
  },
  hi: {
    title: ({ renewed, unclear, all }: Counts): string => {
      if (renewed === all) return all === 1 ? 'आपका पैक रिन्यू हो गया' : 'आपके पैक रिन्यू हो गए';
      if (renewed > 0) return `${all} में से ${renewed} पैक रिन्यू ${renewed === 1 ? 'हुआ' : 'हुए'}`;
      return unclear > 0 ? 'आपके ऑपरेटर का जवाब' : 'कुछ रिन्यू नहीं हुआ';
    },
    paid: (amount: string): string => `आपके बैलेंस से ${amount} कटे।`,
    paidNothing: 'आपके बैलेंस से कुछ नहीं कटा।',
    packs: 'हर पैक',
    runsTo: '{date} तक चलेगा',
    renewed: 'रिन्यू हुआ',
    failed: 'रिन्यू नहीं हुआ',
    reasons: {
      tooEarly: 'अभी समय नहीं हुआ: पैक समाप्त होने से पहले के 15 दिनों में रिन्यू होता है।',
      chargeRefused: 'आपका ऑपरेटर शुल्क नहीं लगा सका। इस पैक के लिए कुछ नहीं कटा।',
      other: 'आपका ऑपरेटर यह पैक रिन्यू नहीं कर सका। इसके लिए कुछ नहीं कटा।',
    } satisfies Reasons,
    operatorSays: (words: string, code: string): string =>
      code === '' ? `ऑपरेटर का संदेश: ${words}` : `ऑपरेटर का संदेश: ${words} (${code})`,
    unclear: 'ऑपरेटर ने नहीं बताया कि यह पैक रिन्यू हुआ या नहीं।',
    tryAgain: (count: number, amount: string): string =>
      count === 1
        ? `जो नहीं हुआ उसे ${amount} में फिर आज़माएँ`
        : `जो ${count} नहीं हुए उन्हें ${amount} में फिर आज़माएँ`,
    others: 'दूसरे पैक रिन्यू करें',
    toPacks: 'मेरे पैक देखें',
    unknownTitle: 'क्या रिन्यू हुआ?',
    unknown:
      'जवाब नहीं आया, इसलिए अभी पता नहीं कि आपके पैक रिन्यू हुए और पैसे कटे या नहीं। अपने आप कुछ दोबारा नहीं भेजा जाता।',
    now: 'आपके पैक अभी क्या बताते हैं',
    nowBalance: 'आपका बैलेंस अभी क्या बताता है',
    movedTo: 'रिन्यू हुआ: {date} तक चलेगा',
    stillEnds: 'अब भी अंतिम तारीख {date}',
    gone: 'आपकी सूची में नहीं है',
    before: 'पहले',
    after: 'अब',
    outcomes: {
      renewed: inEveryCase('ऊपर जो रिन्यू दिख रहा है वह ऑपरेटर ने कर दिया है और उसके पैसे कट गए हैं।'),
      notRenewed: {
        honoured:
          'अब तक न कुछ रिन्यू हुआ, न पैसे कटे। आप वही रिन्यूअल फिर भेज सकते हैं: कितनी भी बार भेजें, वह एक ही बार होता है।',
        unknown:
          'अब तक न कुछ रिन्यू हुआ, न पैसे कटे। हो सकता है ऑपरेटर अभी इस पर काम कर रहा हो: फिर भेजने से पहले कुछ मिनट बाद दोबारा देखें।',
      },
      unclear: {
        honoured:
          'आपके पैक से पता नहीं चलता कि यह हुआ या नहीं। एक मिनट बाद फिर देखें। वही रिन्यूअल फिर भेजने पर वह एक ही बार होता है।',
        unknown:
          'आपके पैक से पता नहीं चलता कि यह हुआ या नहीं। फिर भेजने से पहले कुछ मिनट बाद दोबारा देखें, और अपने लेन-देन भी देखें।',
      },
    } satisfies Outcomes,
    lookAgain: 'फिर देखें',
    sendAgain: (amount: string): string => `वही ${amount} में फिर भेजें`,
    choose: 'फिर से चुनें',
    done: 'ठीक है',
  },
});
