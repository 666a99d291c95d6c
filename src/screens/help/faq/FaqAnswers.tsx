import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import {
  ADD_PACKS,
  CONTACT,
  KYC,
  MY_PACKS,
  PICTURE_GUIDE,
  PROFILE,
  RENEW,
  RESET_PASSWORD,
  SUPPORT,
  TOP_UP,
  TRANSACTIONS,
} from '../../../../store/core/paths';
import { normalizeForSearch } from '../../../../store/core/values/normalizeForSearch';
import type { Faq, FaqLink, FaqTopic } from '../../../../store/wire/entities/service/faqs';
import { OperatorText, useOperatorWords } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { space, target } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { ChipChoice } from '../../../ui/buttons/Chip';
import { List } from '../../../ui/data/List';
import { EmptyState } from '../../../ui/feedback/States';
import { Folded } from '../../../ui/layout/Folded';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { faqText } from '../help.text';
import { allWordsIn } from '../localizedWords';
import { useFaqsInLanguage } from '../useFaqsInLanguage';

export const faqLinkPaths: Readonly<Record<FaqLink, string>> = {
  picture: PICTURE_GUIDE,
  support: SUPPORT,
  packs: MY_PACKS,
  renew: RENEW,
  add: ADD_PACKS,
  topUp: TOP_UP,
  transactions: TRANSACTIONS,
  profile: PROFILE,
  kyc: KYC,
  password: RESET_PASSWORD,
  contact: CONTACT,
};

const Answer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  max-width: 40rem;
  padding: ${space.xs} 0 ${space.m};
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

/** Marks the history entry of a question that was opened by a press, so that its address does not count as a link. */
const OPENED = 'opened';

/** A question that unfolds its answer and puts its id into the address. */
const FaqItem = ({ id, question, answer, place: link }: Faq) => {
  const t = useText(faqText);
  const { words, lang } = useOperatorWords()(answer);
  const navigate = useNavigate();
  return (
    <Folded
      look="row"
      id={id}
      summary={<OperatorText text={question} />}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void navigate({ hash: id }, { replace: true, state: OPENED });
      }}
    >
      <Answer>
        {words.split('\n\n').map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
        {link && <Link to={faqLinkPaths[link]}>{t.linkNames[link]}</Link>}
      </Answer>
    </Folded>
  );
};

interface FaqAnswersProps {
  readonly faqs: readonly Faq[];
  readonly query: string;
  /** Whether the subscriber has used the search field. */
  readonly isSearching: boolean;
}

/** The search results, or all answers by topic. */
export const FaqAnswers = ({ faqs: loaded, query, isSearching }: FaqAnswersProps) => {
  const t = useText(faqText);
  const faqs = useFaqsInLanguage(loaded);
  const find = useFaqSearch(faqs, isSearching);
  const searchedText = useDeferredValue(query.trim());
  const results = searchedText === '' ? null : find(searchedText);
  const [topic, setTopic] = useTopic(faqs);
  useDeepLink(faqs, topic, searchedText);
  return (
    <>
      <VisuallyHidden role="status">{results && t.found(results.length)}</VisuallyHidden>
      {results === null ? (
        <ByTopic faqs={faqs} chosen={topic} onChoose={setTopic} />
      ) : (
        <SearchResults faqs={results} />
      )}
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
          {t.create}
        </ButtonLink>
      }
    />
  );
};

/** The chosen topic; null for all. A link to a question of another topic shows all topics again. */
const useTopic = (faqs: readonly Faq[]) => {
  const location = useLocation();
  const { hash, key } = location;
  const [topic, setTopic] = useState<FaqTopic | null>(null);
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    const linked = faqs.find(({ id }) => id === hash.slice(1));
    if (linked && linked.topic !== topic && location.state !== OPENED) setTopic(null);
  }
  return [topic, setTopic] as const;
};

interface ByTopicProps extends Pick<FaqAnswersProps, 'faqs'> {
  readonly chosen: FaqTopic | null;
  readonly onChoose: (topic: FaqTopic | null) => void;
}

const ByTopic = ({ faqs, chosen, onChoose }: ByTopicProps) => {
  const t = useText(faqText);
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
        onChoose={onChoose}
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

/**
 * Opens and scrolls to the question in the address, once for each navigation and as soon as the list shows it. The list
 * depends on the questions, the chosen topic and the searched text.
 */
const useDeepLink = (faqs: readonly Faq[], topic: FaqTopic | null, searchedText: string): void => {
  const location = useLocation();
  const { hash, key } = location;
  const isOfPress = location.state === OPENED;
  const openedFor = useRef<string | null>(null);
  useEffect(() => {
    const item = document.getElementById(hash.slice(1));
    if (!(item instanceof HTMLDetailsElement) || openedFor.current === key) return;
    openedFor.current = key;
    // A press opened this question and put its id into the address, so the question needs no scrolling and no focus.
    if (item.open && isOfPress) return;
    item.open = true;
    item.scrollIntoView();
    item.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key, isOfPress, faqs, topic, searchedText]);
};

type Find = (query: string) => readonly Faq[];
type CreateSearch = (faqs: readonly Faq[]) => Find;

/** Searches for the exact text. Used until the search index is loaded, and when it cannot be loaded. */
const plainSearch: CreateSearch = (faqs) => (query) => {
  const searchedText = normalizeForSearch(query.trim());
  return faqs.filter(({ question, answer, keywords }) =>
    normalizeForSearch([allWordsIn(question), allWordsIn(answer), ...keywords].join(' ')).includes(
      searchedText,
    ),
  );
};

/** The search in `faqs`. The code of its index is loaded when `isWanted` becomes true. */
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
