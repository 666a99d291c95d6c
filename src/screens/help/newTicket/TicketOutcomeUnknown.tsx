import { useEffect } from 'react';
import {
  selectIsListFresh,
  selectTicketDraft,
  ticketMissedInList,
  ticketSeenInList,
} from '../../../../store/help/ticketDraft';
import { loadTickets, newestTickets, selectTickets } from '../../../../store/help/tickets';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Card, Stack } from '../../../ui/layout/Card';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { SUPPORT } from '../tickets/addresses';
import { newTicketText } from './newTicket.text';
import { TicketRows } from '../tickets/Tickets';

/** A ticket just sent is among the first. */
const SHOWN_TICKETS = 3;

/** The ticket left and no answer came. It may be sent again only after a look at the list. */
export const TicketOutcomeUnknown = () => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useAppSelector(selectTicketDraft);
  const tickets = useAppSelector(selectTickets);
  const isFresh = useAppSelector(selectIsListFresh);
  const ask = () => dispatch(loadTickets.requested(newestTickets));
  useEffect(() => {
    dispatch(loadTickets.requested(newestTickets));
  }, [dispatch]);
  const seen = () => {
    dispatch(ticketSeenInList());
    void navigate(SUPPORT);
  };
  return (
    <>
      <ScreenTitle title={t.doubtTitle} view="doubt" back={{ to: SUPPORT, label: t.back }} />
      <Alert tone="warn" live>
        {t.doubt}
      </Alert>
      <Section title={t.yours}>
        <p>{draft.subject}</p>
      </Section>
      <Section title={t.newest}>
        <Loaded
          flow={loadTickets}
          value={isFresh ? tickets : null}
          onRetry={ask}
          skeleton={<SkeletonRows />}
        >
          {(list) => (
            <Card>
              {list.length === 0 ? (
                <EmptyState title={t.none} />
              ) : (
                <TicketRows tickets={list.slice(0, SHOWN_TICKETS)} />
              )}
              {list[0]?.subject === draft.subject && <Alert>{t.same}</Alert>}
              <Stack>
                <Button wide onClick={seen}>
                  {t.seen}
                </Button>
                <Button tone="ghost" wide onClick={() => dispatch(ticketMissedInList())}>
                  {t.missed}
                </Button>
              </Stack>
            </Card>
          )}
        </Loaded>
      </Section>
    </>
  );
};
