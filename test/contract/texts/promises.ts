import type { Language } from '../../../store/core/languages';

/**
 * Words that promise that what is sent again is carried out only once. No documented call knows `Idempotency-Key`, so
 * only the entries called `honoured` contain them (`src/app/useByIdempotency.ts`).
 */
const PROMISE: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:once|twice|safely|safe to|doubled|however often|as often as)\b/giu,
  hi: /दो बार|दोहरा|दो नहीं बनेंगे|एक (?:ही )?बार(?: ही)?|कितनी भी बार|बेझिझक/gu,
  bn: /একবার(?:ই|মাত্র)|একবার মাত্র|দু(?:ই |’)?বার|যতবার|নিশ্চিন্তে/gu,
  te: /ఒక(?:్క)?సారే|ఒకసారి మాత్రమే|రెండు ?సార్లు|ఎన్నిసార్లు|నిశ్చింతగా/gu,
  mr: /एकदाच|एकच वेळा|दोनदा|दोन वेळा|कितीही वेळा|निर्धास्त/gu,
  ta: /ஒரு ?முறை(?:யே| மட்டும)|ஒரே முறை|இரண்டு முறை|இருமுறை|எத்தனை முறை/gu,
  gu: /એક જ વાર|એક વાર જ|બે વાર|ગમે તેટલી વાર|નિશ્ચિંત/gu,
  kn: /ಒಂದೇ ಬಾರಿ|ಒಂದು ಬಾರಿ ಮಾತ್ರ|ಒಮ್ಮೆ ಮಾತ್ರ|ಎರಡು ಬಾರಿ|ಎಷ್ಟು ಬಾರಿ|ನಿಶ್ಚಿಂತೆಯಿಂದ/gu,
  ml: /ഒരു തവണ മാത്ര|ഒരിക്കൽ മാത്ര|രണ്ടു? ?തവണ|രണ്ട് തവണ|എത്ര തവണ/gu,
  pa: /ਇੱਕ (?:ਹੀ ਵਾਰ|ਵਾਰ ਹੀ)|ਇੱਕੋ ਵਾਰ|ਦੋ ਵਾਰ|ਕਿੰਨੀ ਵਾਰ|ਬੇਫ਼ਿਕਰ/gu,
  or: /ଥରେ (?:ହିଁ|ମାତ୍ର|ହେବ)|ଦୁଇ ଥର|ଯେତେ ଥର/gu,
  as: /এবাৰ(?:েই|হে)|এবাৰ মাত্ৰ|দুবাৰ|যিমানবাৰ/gu,
};

/** The same words where they promise nothing. */
const HARMLESS: readonly { readonly text: RegExp; readonly why: string }[] = [
  { text: /\bat once\b|एक बार में/gi, why: 'Immediately, or at the same time.' },
  { text: /\bonce (?:it is|you|the)\b/gi, why: 'As soon as.' },
  { text: /\bonce more\b|एक बार और/gi, why: 'Again.' },
  { text: /answer this survey once|सर्वे का जवाब एक बार/gi, why: 'What a subscriber may do.' },
];

/** Texts that say "once" about something that is not sent. */
export const NOT_SENT: ReadonlySet<string> = new Set([
  // How often a channel of several packs is counted.
  'channelCountsText.once',
  // How often a subscriber may answer.
  'surveyText.thanksDescription',
]);

export const promisesIn = (language: Language, words: string): readonly string[] =>
  HARMLESS.reduce((left, { text }) => left.replaceAll(text, ''), words).match(PROMISE[language]) ??
  [];
