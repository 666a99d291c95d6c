import { useEffect, useState } from 'react';
import { loadFaqs, selectAreFaqsStale, selectFaqs } from '../../../../store/help/faqs';
import { selectStatus } from '../../../../store/core/flows';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { Field } from '../../../ui/forms/Field';
import { Alert } from '../../../ui/feedback/Alert';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { faqText } from './faq.text';
import { FaqAnswers } from './FaqAnswers';
import { HelpLinks } from './HelpLinks';
import { SupportFileSection } from '../../diagnostics/SupportFileSection';

/** Help: the picture guide first, then whom to ask, then the answers. */
export const FaqScreen = () => {
  const t = useText(faqText);
  const dispatch = useAppDispatch();
  const faqs = useAppSelector(selectFaqs);
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const load = () => dispatch(loadFaqs.requested());
  useEffect(() => {
    dispatch(loadFaqs.requested());
  }, [dispatch]);
  return (
    <>
      <ScreenTitle title={t.title} />
      <HelpLinks />
      <search>
        <Field
          name="faqSearch"
          type="search"
          label={t.search}
          hint={t.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          onFocus={() => setSearching(true)}
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
        />
      </search>
      <Loaded
        flow={loadFaqs}
        value={faqs}
        onRetry={load}
        skeleton={<SkeletonRows count={6} end={false} />}
      >
        {(all) => <FaqAnswers faqs={all} query={query} isSearching={isSearching} />}
      </Loaded>
      <StaleNote onAgain={load} />
      <SupportFileSection />
    </>
  );
};

const StaleNote = ({ onAgain }: { readonly onAgain: () => void }) => {
  const t = useText(faqText);
  const isStale = useAppSelector(selectAreFaqsStale);
  const isBusy = useAppSelector((state) => selectStatus(state, loadFaqs) === 'running');
  if (!isStale) return null;
  return (
    <Alert
      action={
        <button type="button" disabled={isBusy} onClick={onAgain}>
          {t.again}
        </button>
      }
    >
      {t.stale}
    </Alert>
  );
};
