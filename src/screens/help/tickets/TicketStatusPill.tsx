import { TICKET_STATUSES, type TicketStatus } from '../../../../store/help/tickets';
import type { Ticket } from '../../../../store/wire/entities/service/tickets';
import { useText } from '../../../text/useText';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Pill, type PillTone } from '../../../ui/feedback/Pill';
import { ticketStatusText } from './ticketStatus.text';

const tones: Readonly<Record<TicketStatus, PillTone>> = {
  OPEN: 'warn',
  INPROGRESS: 'brand',
  RESOLVED: 'ok',
  CLOSED: 'plain',
};

const knownStatus = (status: string): TicketStatus | undefined =>
  TICKET_STATUSES.find((one) => one === status.toUpperCase());

export const isTicketClosed = ({ status }: Ticket): boolean => knownStatus(status) === 'CLOSED';

interface TicketProps {
  readonly ticket: Ticket;
}

/** A documented status is translated; another one is shown as the operator sent it. */
export const TicketStatusPill = ({ ticket: { status } }: TicketProps) => {
  const t = useText(ticketStatusText);
  const name = knownStatus(status);
  return name === undefined ? (
    <Pill>
      <TextOrDashes text={status} />
    </Pill>
  ) : (
    <Pill $tone={tones[name]}>{t.status[name]}</Pill>
  );
};

export const TicketAge = ({ ticket }: TicketProps) => {
  const t = useText(ticketStatusText);
  const { age } = ticket;
  if (age === null) return <TextOrDashes text={null} />;
  return <>{isTicketClosed(ticket) ? t.closedAfter(age) : t.openFor(age)}</>;
};
