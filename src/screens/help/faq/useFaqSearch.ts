import { useEffect, useMemo, useState } from 'react';
import type { Faq } from '../../../../store/wire/entities/service/faqs';
import { normalizeForSearch } from '../../../../store/core/values/normalizeForSearch';

type Find = (query: string) => readonly Faq[];
type CreateSearch = (faqs: readonly Faq[]) => Find;

/** Searches for the exact text until the search index is loaded, or when loading fails. */
const plainSearch: CreateSearch = (faqs) => (query) => {
  const wanted = normalizeForSearch(query.trim());
  return faqs.filter(({ question, answer, keywords }) =>
    normalizeForSearch(
      [question.en, question.hi, answer.en, answer.hi, ...keywords].join(' '),
    ).includes(wanted),
  );
};

/** The search over these answers. Its code is loaded when `isWanted` becomes true. */
export const useFaqSearch = (faqs: readonly Faq[], isWanted: boolean): Find => {
  const [create, setCreate] = useState<CreateSearch>(() => plainSearch);
  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "faqSearch" */ './faqSearch').then(
      ({ createFaqSearch }) => setCreate(() => createFaqSearch),
      () => undefined,
    );
  }, [isWanted]);
  return useMemo(() => create(faqs), [create, faqs]);
};
