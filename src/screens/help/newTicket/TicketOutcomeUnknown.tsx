import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { SUPPORT } from '../../../../store/core/paths';
import {
  createTicket,
  selectIsListFresh,
  selectSentSubject,
  ticketFoundInList,
  ticketNotFoundInList,
} from '../../../../store/help/ticketDraft';
import { loadTickets, newestTickets, selectTickets } from '../../../../store/help/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFailure } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Card, Stack } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { TicketRows } from '../tickets/Tickets';
import { newTicketText } from './newTicket.text';

/** How many of the newest tickets are shown. */
const SHOWN_TICKETS = 3;

/** The ticket was sent and no answer came. It can be sent again only after the list was read. */
export const TicketOutcomeUnknown = () => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const subject = useAppSelector(selectSentSubject);
  const failure = useFailure(createTicket);
  const tickets = useAppSelector(selectTickets);
  const isFresh = useAppSelector(selectIsListFresh);
  const reload = () => dispatch(loadTickets.requested(newestTickets));
  useEffect(() => {
    dispatch(loadTickets.requested(newestTickets));
  }, [dispatch]);
  const confirmSeen = () => {
    dispatch(ticketFoundInList());
    void navigate(SUPPORT);
  };
  return (
    <>
      <ScreenTitle title={t.unknownTitle} view="unknown" back={{ to: SUPPORT, label: t.back }} />
      <OutcomeUnknown failure={failure}>{t.unknown}</OutcomeUnknown>
      <Section title={t.yours}>
        <p>{subject}</p>
      </Section>
      <Section title={t.newest}>
        <Loaded
          flow={loadTickets}
          value={isFresh ? tickets : null}
          onRetry={reload}
          skeleton={<SkeletonRows />}
        >
          {(list) => (
            <Card>
              {list.length === 0 ? (
                <EmptyState title={t.none} />
              ) : (
                <TicketRows tickets={list.slice(0, SHOWN_TICKETS)} />
              )}
              {list[0]?.subject.trim() === subject && <Alert>{t.same}</Alert>}
              <Stack>
                <Button wide onClick={confirmSeen}>
                  {t.seen}
                </Button>
                <Button tone="ghost" wide onClick={() => dispatch(ticketNotFoundInList())}>
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
