import * as v from 'valibot';
import type { Faq, FaqLink, FaqTopic } from '../../../help/content/faqs/faq';
import { readEach, requiredBilingual } from './realtime';
import { list, requiredText, text } from '../../lenientReaders';

const topics: readonly [FaqTopic, ...FaqTopic[]] = [
  ...(['picture', 'packs', 'payments', 'broadband', 'account', 'service'] as const),
];
const places: readonly [FaqLink, ...FaqLink[]] = [
  ...(['picture', 'support', 'packs', 'renew', 'add', 'topUp'] as const),
  ...(['transactions', 'profile', 'kyc', 'password', 'contact'] as const),
];

const faq = v.object({
  // It stands in the address behind the #.
  id: v.pipe(requiredText, v.regex(/^[\w-]+$/)),
  /** One that the portal has no name for is about the service. */
  topic: v.fallback(v.picklist(topics), 'service'),
  question: requiredBilingual,
  answer: requiredBilingual,
  keywords: v.fallback(list(text), []),
  place: v.fallback(v.optional(v.picklist(places)), undefined),
});

/** The questions of the database that can be read. */
export const readFaqs = (tree: unknown): readonly Faq[] => readEach(faq, tree);
