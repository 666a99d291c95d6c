import { useState } from 'react';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadFaqs, selectAreFaqsStale, selectFaqs } from '../../../../store/help/faqs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useIsRunning, useLoadOnMount } from '../../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { SearchField } from '../../../ui/forms/Field';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SupportFileSection } from '../../diagnostics/SupportFileSection';
import { BoxRefreshList } from '../guide/BoxRefreshList';
import { useBoxes } from '../tickets/useBoxes';
import { faqText } from './faq.text';
import { FaqAnswers } from './FaqAnswers';
import { HelpLinks } from './HelpLinks';

/** Help: the picture guide, the links, the answers and the support file. */
export const FaqScreen = () => {
  const t = useText(faqText);
  const dispatch = useAppDispatch();
  const faqs = useAppSelector(selectFaqs);
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const load = () => dispatch(loadFaqs.requested());
  const areBoxesSettled = useIsSettled(loadEquipment, useBoxes());
  const areAnswersSettled = useIsSettled(loadFaqs, faqs);
  const isOpen = useRevealInOrder(areBoxesSettled);
  const isEndOpen = useRevealInOrder(areBoxesSettled && areAnswersSettled);
  useLoadOnMount(loadFaqs);
  return (
    <>
      <ScreenTitle title={t.title} />
      <HelpLinks />
      <BoxRefreshList />
      {isOpen ? (
        <>
          <search>
            <SearchField
              name="faqSearch"
              label={t.search}
              hint={t.searchHint}
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
        </>
      ) : (
        <SkeletonRows count={6} end={false} />
      )}
      <StaleNote onRetry={load} />
      {isEndOpen && <SupportFileSection />}
    </>
  );
};

const StaleNote = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useText(faqText);
  const isStale = useAppSelector(selectAreFaqsStale);
  const isBusy = useIsRunning(loadFaqs);
  if (!isStale) return null;
  return (
    <Alert
      action={
        <button type="button" disabled={isBusy} onClick={onRetry}>
          {t.again}
        </button>
      }
    >
      {t.stale}
    </Alert>
  );
};
