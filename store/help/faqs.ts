import { createSlice } from '@reduxjs/toolkit';
import type { Faq } from './content/faqs/faq';
import { defineFlow } from '../core/flow';

export interface FaqContent {
  readonly faqs: readonly Faq[];
  /** Whose they are: the operator's database's, or what comes with the portal. */
  readonly source: 'database' | 'shipped';
  /** The database could not be read, so there may be newer ones. */
  readonly isStale: boolean;
}

/** Questions and answers. Answered also without a database, from what comes with the portal. */
export const loadFaqs = defineFlow<void, FaqContent>('faqs/load', 'inPlace');

interface Faqs {
  /** null until they are loaded. */
  readonly content: FaqContent | null;
}

/** What the database gave once is better than what the portal brings: it stays when a later reading fails. */
const newerOf = (known: FaqContent | null, read: FaqContent): FaqContent =>
  known?.source === 'database' && read.source === 'shipped' && read.isStale
    ? { ...known, isStale: true }
    : read;

const faqs = createSlice({
  name: 'faqs',
  initialState: { content: null } as Faqs,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadFaqs.succeeded, ({ content }, { payload }) => ({
      content: newerOf(content as FaqContent | null, payload), // the draft of what is readonly
    })),
  selectors: {
    selectFaqs: ({ content }) => content?.faqs ?? null,
    selectAreFaqsStale: ({ content }) => content?.isStale ?? false,
    selectFaqSource: ({ content }) => content?.source ?? null,
  },
});

export const { selectFaqs, selectAreFaqsStale, selectFaqSource } = faqs.selectors;
export const faqsReducer = faqs.reducer;
