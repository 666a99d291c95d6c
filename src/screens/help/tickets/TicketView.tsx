import { useEffect } from 'react';
import styled from 'styled-components';
import { SUPPORT } from '../../../../store/core/paths';
import { loadTicket, selectOpenedTicket } from '../../../../store/help/tickets';
import type { TicketPage } from '../../../../store/wire/entities/service/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { ReferenceText } from '../../../ui/data/TextOrDashes';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { CloseTicket } from './CloseTicket';
import { TicketMessages } from './TicketMessages';
import { isTicketClosed, TicketAge, TicketStatusPill } from './TicketStatusPill';
import { ticketViewText } from './ticketView.text';

const Facts = styled(FactList)`
  ${media.wide} {
    gap: ${space.l};
  }
`;

/** One ticket: its facts, its messages and the button to close it. */
export const TicketView = ({ ticketid }: { readonly ticketid: string }) => {
  const t = useText(ticketViewText);
  const dispatch = useAppDispatch();
  const opened = useAppSelector(selectOpenedTicket);
  const ticket = opened?.ticketid === ticketid ? opened : null;
  useEffect(() => {
    dispatch(loadTicket.requested({ ticketid, page: 1 }));
  }, [dispatch, ticketid]);
  return (
    <>
      <ScreenTitle
        title={ticket?.subject || t.title}
        documentTitle={t.title}
        view={`ticket ${ticketid}`}
        back={{ to: SUPPORT, label: t.back }}
      />
      <Loaded
        isPage
        flow={loadTicket}
        value={ticket}
        onRetry={() => dispatch(loadTicket.requested({ ticketid, page: 1 }))}
        skeleton={<SkeletonCard />}
      >
        {(known) => (
          <>
            <Card>
              <TicketFacts ticket={known} />
              <CloseTicket ticketid={ticketid} isClosed={isTicketClosed(known)} />
            </Card>
            <TicketMessages ticket={known} />
          </>
        )}
      </Loaded>
    </>
  );
};

const TicketFacts = ({ ticket }: { readonly ticket: TicketPage }) => {
  const t = useText(ticketViewText);
  const isClosed = isTicketClosed(ticket);
  return (
    <>
      <div role="status">
        <TicketStatusPill ticket={ticket} />
      </div>
      <Facts
        look="medium"
        facts={[
          [t.number, <ReferenceText key="number" text={ticket.ticketid} />],
          [t.category, ticket.category],
          [t.box, <ReferenceText key="box" text={ticket.stbno} />],
          [t.opened, <DateText key="opened" date={ticket.created} withTime />],
          [t.age, <TicketAge key="age" ticket={ticket} />],
          isClosed ? [t.closed, <DateText key="closed" date={ticket.closed} withTime />] : null,
          isClosed ? [t.resolution, ticket.resolution] : null,
        ]}
      />
    </>
  );
};
