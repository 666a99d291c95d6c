import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ticketPath } from '../../../../store/core/viewPaths';
import { loadNewestOpenTicket, selectNewestOpenTicket } from '../../../../store/help/tickets';
import type { Ticket } from '../../../../store/wire/entities/service/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useRetryOnReconnect } from '../../../app/hooks/useRetry';
import { useText } from '../../../text/useText';
import { color, space } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { forwardIcon } from '../../../ui/data/icons';
import { Card } from '../../../ui/layout/Card';
import { Row } from '../../../ui/layout/Stack';
import { SoftText, Text } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { faqText } from '../help.text';
import { TicketAge, TicketStatusPill } from '../tickets/ticketParts';
import { faqLinkPaths } from './FaqAnswers';

/** As high as the two lines of a ticket, so that nothing moves when the ticket takes the place of "My tickets". */
const TicketsCard = styled(Card).attrs({ as: Link })`
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.xs};
  min-height: 4.75rem;
  padding: ${space.m} ${space.l};
  color: ${color.ink};
  text-decoration: none;
  &:hover {
    background: ${color.tint};
  }
  svg {
    color: ${color.inkSoft};
  }
`;

interface TicketsLinkProps {
  /** Whether everything else on the screen is loaded: the ticket is loaded last. */
  readonly canLoad: boolean;
}

/**
 * Leads to the newest open ticket, or to all tickets while no open ticket is known. A failure is not shown here,
 * because "My tickets" loads the tickets again and shows its own failure.
 */
export const TicketsLink = ({ canLoad }: TicketsLinkProps) => {
  const t = useText(faqText);
  const ticket = useAppSelector(selectNewestOpenTicket);
  useNewestOpenTicket(canLoad);
  return (
    <TicketsCard to={ticket ? ticketPath(ticket.ticketid) : faqLinkPaths.support}>
      {ticket ? <TicketLines ticket={ticket} /> : <Text as="strong">{t.support}</Text>}
      <Icon path={forwardIcon} size={18} />
    </TicketsCard>
  );
};

const useNewestOpenTicket = (canLoad: boolean): void => {
  const dispatch = useAppDispatch();
  const load = () => dispatch(loadNewestOpenTicket.requested());
  const loadOnce = useEffectEvent(load);
  useEffect(() => {
    if (canLoad) loadOnce();
  }, [canLoad]);
  useRetryOnReconnect(loadNewestOpenTicket, load);
};

const TicketLines = ({ ticket }: { readonly ticket: Ticket }) => {
  const t = useText(faqText);
  return (
    <span>
      <VisuallyHidden>{t.support}: </VisuallyHidden>
      <Row as="span" $gap="xs s">
        <Text as="strong" $breaks translate="no">
          {ticket.ticketid}
        </Text>
        <TicketStatusPill ticket={ticket} />
      </Row>
      {ticket.age !== null && (
        <SoftText as="span">
          <TicketAge ticket={ticket} />
        </SoftText>
      )}
    </span>
  );
};
