import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { loadEquipment, selectLoadedBoxes } from '../../../../store/account/equipment';
import { selectRealtime } from '../../../../store/app/app';
import { NEW_TICKET, PAYMENT_STATUS, SURVEY } from '../../../../store/core/paths';
import { faqPath } from '../../../../store/core/viewPaths';
import { loadFaqs, selectAreFaqsStale, selectFaqs } from '../../../../store/help/faqs';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useIsRunning, useLoadOnMount, useStatus } from '../../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { useText } from '../../../text/useText';
import { color, media, space, weight } from '../../../theme/tokens';
import { List, ListRow } from '../../../ui/data/List';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { SearchField } from '../../../ui/forms/Field';
import {
  looseCable,
  noSignal,
  paidReceipt,
  speechBubble,
} from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { Card } from '../../../ui/layout/Card';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/layout/Text';
import { SupportFileSection } from '../../diagnostics/SupportFileSection';
import { useBoxRefresh } from '../guide/useBoxRefresh';
import { boxRefreshText, faqText } from '../help.text';
import { FaqAnswers, faqLinkPaths } from './FaqAnswers';
import { TicketsLink } from './TicketsLink';

/** Two tiles beside each other on a phone, four on a wide screen. */
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.m};
  margin-bottom: ${space.m};
  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Tile = styled(Card).attrs({ as: Link })`
  justify-items: center;
  height: 100%;
  gap: ${space.s};
  padding: ${space.m};
  color: ${color.ink};
  font-weight: ${weight.strong};
  text-align: center;
  text-decoration: none;
  &:hover {
    background: ${color.tint};
  }
`;

/** The four most frequent reasons for help as tiles, then the survey. */
export const HelpLinks = () => {
  const t = useText(faqText);
  const hasAnswer = (useAppSelector(selectFaqs) ?? []).some(({ id }) => id === NO_INTERNET);
  // A survey needs the realtime database, because the answers are sent there.
  const hasSurvey = useAppSelector(selectRealtime) !== '';
  const tiles = [
    [faqLinkPaths.picture, t.picture, noSignal],
    [hasAnswer ? faqPath(NO_INTERNET) : NEW_TICKET, t.internet, looseCable],
    [PAYMENT_STATUS, t.checkPayment, paidReceipt],
    [faqLinkPaths.contact, t.contact, speechBubble],
  ] as const;
  return (
    <nav aria-label={t.links}>
      <Tiles role="list">
        {tiles.map(([to, name, drawing]) => (
          <li key={name}>
            <Tile to={to}>
              <Illustration drawing={drawing} width={72} />
              {name}
            </Tile>
          </li>
        ))}
      </Tiles>
      {hasSurvey && (
        <Text $strong>
          <InlineLink to={SURVEY}>{t.survey}</InlineLink>
        </Text>
      )}
    </nav>
  );
};

/** The id of the answer to "No internet?". The operator's own answers may not contain this answer. */
const NO_INTERNET = 'no-internet';

/** The boxes, each with the button "Refresh box". Not shown to a subscriber without boxes. */
const BoxRefreshList = () => {
  const t = useText(boxRefreshText);
  const dispatch = useAppDispatch();
  const isRequested = useStatus(loadEquipment) !== 'idle';
  useEffect(() => {
    if (!isRequested) dispatch(loadEquipment.requested());
  }, [dispatch, isRequested]);
  return (
    <Loaded
      flow={loadEquipment}
      value={useAppSelector(selectLoadedBoxes)}
      onRetry={() => dispatch(loadEquipment.requested())}
      skeleton={null}
    >
      {(boxes) =>
        boxes.length > 0 && (
          <Card>
            <Section title={t.boxes}>
              <List>
                {boxes.map((box) => (
                  <BoxRow key={box.stbno} box={box} />
                ))}
              </List>
            </Section>
          </Card>
        )
      }
    </Loaded>
  );
};

const BoxRow = ({ box }: { readonly box: Box }) => {
  const boxWords = useBoxWords();
  const name = boxWords.name(box.stbno);
  const { button, answer } = useBoxRefresh(box, name);
  return (
    <ListRow
      title={name}
      sub={box.boxname === '' ? undefined : boxWords.numbered(box.stbno)}
      end={button || undefined}
      action={answer || undefined}
    />
  );
};

/** Help: the newest open ticket, the search, what is asked most often, the boxes, the answers and the support file. */
export const FaqScreen = () => {
  const t = useText(faqText);
  const dispatch = useAppDispatch();
  const faqs = useAppSelector(selectFaqs);
  const [query, setQuery] = useState('');
  const [isSearching, setSearching] = useState(false);
  const load = () => dispatch(loadFaqs.requested());
  const areBoxesSettled = useIsSettled(loadEquipment, useAppSelector(selectLoadedBoxes));
  const areAnswersSettled = useIsSettled(loadFaqs, faqs);
  const isOpen = useRevealInOrder(areBoxesSettled);
  const isEndOpen = useRevealInOrder(areBoxesSettled && areAnswersSettled);
  useLoadOnMount(loadFaqs);
  return (
    <>
      <ScreenTitle title={t.title} />
      <TicketsLink canLoad={isEndOpen} />
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
      {/* Hidden during a search, so that the results are right below the field. The stack stays mounted, because the
          state of its components holds the result of a box refresh. */}
      <Stack hidden={query.trim() !== ''}>
        <HelpLinks />
        <BoxRefreshList />
      </Stack>
      {isOpen ? (
        <Loaded
          flow={loadFaqs}
          value={faqs}
          onRetry={load}
          skeleton={<SkeletonRows count={6} end={false} />}
        >
          {(all) => <FaqAnswers faqs={all} query={query} isSearching={isSearching} />}
        </Loaded>
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
