import { useEffect } from 'react';
import styled from 'styled-components';
import type { TicketPage } from '../../../../store/wire/entities/service/tickets';
import { loadTicket, selectOpenedTicket } from '../../../../store/help/tickets';
import { SUPPORT } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { color, media, size, space } from '../../../theme/tokens';
import { MomentText } from '../../../ui/data/MomentText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CloseTicket } from './CloseTicket';
import { TicketMessages } from './TicketMessages';
import { isTicketClosed, TicketAge, TicketStatusPill } from './TicketStatusPill';
import { ticketViewText } from './ticketView.text';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space.m} ${space.l};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
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
      <Facts>
        <div>
          <dt>{t.number}</dt>
          <dd>{ticket.ticketid}</dd>
        </div>
        <div>
          <dt>{t.category}</dt>
          <dd>
            <TextOr text={ticket.category} />
          </dd>
        </div>
        <div>
          <dt>{t.box}</dt>
          <dd>
            <TextOr text={ticket.stbno} />
          </dd>
        </div>
        <div>
          <dt>{t.opened}</dt>
          <dd>
            <MomentText moment={ticket.created} />
          </dd>
        </div>
        <div>
          <dt>{t.age}</dt>
          <dd>
            <TicketAge ticket={ticket} />
          </dd>
        </div>
        {isClosed && (
          <div>
            <dt>{t.closed}</dt>
            <dd>
              <MomentText moment={ticket.closed} />
            </dd>
          </div>
        )}
        {isClosed && (
          <div>
            <dt>{t.resolution}</dt>
            <dd>
              <TextOr text={ticket.resolution} />
            </dd>
          </div>
        )}
      </Facts>
    </>
  );
};
