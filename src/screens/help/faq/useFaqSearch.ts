import { useEffect, useMemo, useState } from 'react';
import type { Faq } from '../../../../store/help/content/faqs/faq';
import { normalizeForSearch } from '../../../../store/core/normalizeForSearch';

type Find = (query: string) => readonly Faq[];
type CreateSearch = (faqs: readonly Faq[]) => Find;

/** Until the real search has come, and where it does not: the words as they are. */
const plainSearch: CreateSearch = (faqs) => (query) => {
  const wanted = normalizeForSearch(query.trim());
  return faqs.filter(({ question, answer, keywords }) =>
    normalizeForSearch(
      [question.en, question.hi, answer.en, answer.hi, ...keywords].join(' '),
    ).includes(wanted),
  );
};

/** The search over these answers. Its code comes when the subscriber first turns to it. */
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
