import { createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Faq } from '../wire/entities/service/faqs';

export interface FaqContent {
  readonly faqs: readonly Faq[];
  /** The operator's database, or the answers shipped with the portal. */
  readonly source: 'database' | 'shipped';
  /** The database could not be read, so there may be newer answers. */
  readonly isStale: boolean;
}

/** Loads the answers of the database, or those shipped with the portal. */
export const loadFaqs = defineFlow<void, FaqContent>('faqs/load', 'noPayload');

interface Faqs {
  /** null until they are loaded. */
  readonly content: FaqContent | null;
}

/** Keeps the answers of the database when a later read fails, instead of showing the shipped answers. */
const newerOf = (current: FaqContent | null, loaded: FaqContent): FaqContent =>
  current?.source === 'database' && loaded.source === 'shipped' && loaded.isStale
    ? { ...current, isStale: true }
    : loaded;

const initialState: Faqs = { content: null };

const faqs = createSlice({
  name: 'faqs',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadFaqs.succeeded, ({ content }, { payload }) => ({
      content: newerOf(content as FaqContent | null, payload), // undoes Immer's WritableDraft
    })),
  selectors: {
    selectFaqs: ({ content }) => content?.faqs ?? null,
    selectAreFaqsStale: ({ content }) => content?.isStale ?? false,
    selectFaqSource: ({ content }) => content?.source ?? null,
  },
});

export const { selectFaqs, selectAreFaqsStale, selectFaqSource } = faqs.selectors;
export const faqsReducer = faqs.reducer;
