import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { normalizeForSearch } from '../../../../store/core/values/normalizeForSearch';
import type { Faq, FaqTopic } from '../../../../store/wire/entities/service/faqs';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { ChipChoice } from '../../../ui/buttons/ChipChoice';
import { List } from '../../../ui/data/List';
import { EmptyState } from '../../../ui/feedback/States';
import { Stack } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useFaqsInLanguage } from '../useFaqsInLanguage';
import { faqText } from './faq.text';
import { FaqItem } from './FaqItem';
import { faqLinkPaths } from './faqLinks';

interface FaqAnswersProps {
  readonly faqs: readonly Faq[];
  readonly query: string;
  /** Whether the search field had the focus. */
  readonly isSearching: boolean;
}

/** The search results, or all answers by topic. */
export const FaqAnswers = ({ faqs: loaded, query, isSearching }: FaqAnswersProps) => {
  const t = useText(faqText);
  const faqs = useFaqsInLanguage(loaded);
  const find = useFaqSearch(faqs, isSearching);
  const wanted = useDeferredValue(query.trim());
  useDeepLink(faqs);
  const found = wanted === '' ? null : find(wanted);
  return (
    <>
      <VisuallyHidden role="status">{found && t.found(found.length)}</VisuallyHidden>
      {found === null ? <ByTopic faqs={faqs} /> : <SearchResults faqs={found} />}
    </>
  );
};

const SearchResults = ({ faqs }: Pick<FaqAnswersProps, 'faqs'>) => {
  const t = useText(faqText);
  if (faqs.length > 0) return <Items faqs={faqs} />;
  return (
    <EmptyState
      title={t.nothing}
      description={t.nothingDescription}
      action={
        <ButtonLink to={faqLinkPaths.support} tone="ghost">
          {t.ask}
        </ButtonLink>
      }
    />
  );
};

const ByTopic = ({ faqs }: Pick<FaqAnswersProps, 'faqs'>) => {
  const t = useText(faqText);
  const [chosen, setChosen] = useState<FaqTopic | null>(null);
  const topics = [...new Set(faqs.map(({ topic }) => topic))];
  const shown = topics.filter((topic) => chosen === null || topic === chosen);
  return (
    <Stack>
      <ChipChoice
        label={t.topics}
        all={t.all}
        options={topics}
        chosen={chosen}
        nameOf={(topic) => t.topic[topic]}
        onChoose={setChosen}
      />
      {shown.map((topic) => (
        <Section key={topic} title={t.topic[topic]}>
          <Items faqs={faqs.filter((faq) => faq.topic === topic)} />
        </Section>
      ))}
    </Stack>
  );
};

const Items = ({ faqs }: Pick<FaqAnswersProps, 'faqs'>) => (
  <List>
    {faqs.map((faq) => (
      <li key={faq.id}>
        <FaqItem {...faq} />
      </li>
    ))}
  </List>
);

/** Opens and scrolls to the question that the address names, once for each time it is gone to. */
const useDeepLink = (faqs: readonly Faq[]): void => {
  const { hash, key } = useLocation();
  const openedFor = useRef<string | null>(null);
  useEffect(() => {
    const item = document.getElementById(hash.slice(1));
    if (!(item instanceof HTMLDetailsElement) || openedFor.current === key) return;
    openedFor.current = key;
    if (item.open) return;
    item.open = true;
    item.scrollIntoView();
    item.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key, faqs]);
};

type Find = (query: string) => readonly Faq[];
type CreateSearch = (faqs: readonly Faq[]) => Find;

/** Searches for the exact text until the search index is loaded, or when loading fails. */
const plainSearch: CreateSearch = (faqs) => (query) => {
  const wanted = normalizeForSearch(query.trim());
  return faqs.filter(({ question, answer, keywords }) =>
    normalizeForSearch(
      [...Object.values(question), ...Object.values(answer), ...keywords].join(' '),
    ).includes(wanted),
  );
};

/** The search over these answers. Its code is loaded when `isWanted` becomes true. */
const useFaqSearch = (faqs: readonly Faq[], isWanted: boolean): Find => {
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
