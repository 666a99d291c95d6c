import * as v from 'valibot';
import { list, requiredText, text } from '../../lenientReaders';
import { readEach, requiredLocalizedText } from './realtime';

const topic = v.picklist(['picture', 'packs', 'payments', 'broadband', 'account', 'service']);
const link = v.picklist([
  ...(['picture', 'support', 'packs', 'renew', 'add', 'topUp'] as const),
  ...(['transactions', 'profile', 'kyc', 'password', 'contact'] as const),
]);

const faq = v.object({
  /** Also the part after the # in the question's address on the help page. */
  id: v.pipe(requiredText, v.regex(/^[\w-]+$/)),
  /** An unknown topic is read as 'service'. */
  topic: v.fallback(topic, 'service'),
  question: requiredLocalizedText,
  /** Paragraphs are separated by an empty line. */
  answer: requiredLocalizedText,
  /** Search words that the text itself does not contain, in any language. */
  keywords: v.fallback(list(text), []),
  place: v.fallback(v.optional(link), undefined),
});

export type Faq = Readonly<v.InferOutput<typeof faq>>;
export type FaqTopic = v.InferOutput<typeof topic>;
/** The screen where a subscriber can act on the answer. The help screen maps it to an address and a name. */
export type FaqLink = v.InferOutput<typeof link>;

/** The readable questions of the database. */
export const readFaqs = (tree: unknown): readonly Faq[] => readEach(faq, tree);
