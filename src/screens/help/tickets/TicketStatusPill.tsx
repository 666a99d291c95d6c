import type { Ticket } from '../../../../store/wire/entities/service/tickets';
import { TICKET_STATUSES, type TicketStatus as Status } from '../../../../store/help/tickets';
import { useText } from '../../../text/useText';
import { Pill, type PillTone } from '../../../ui/feedback/Pill';
import { TextOr } from '../../../ui/data/TextOr';
import { ticketStatusText } from './ticketStatus.text';

const tones: Readonly<Record<Status, PillTone>> = {
  OPEN: 'warn',
  INPROGRESS: 'brand',
  RESOLVED: 'ok',
  CLOSED: 'plain',
};

const knownStatus = (status: string): Status | undefined =>
  TICKET_STATUSES.find((one) => one === status.toUpperCase());

export const isTicketClosed = ({ status }: Ticket): boolean => knownStatus(status) === 'CLOSED';

interface TicketProps {
  readonly of: Ticket;
}

/** A status we know by name is said in words; another one is the operator's own. */
export const TicketStatusPill = ({ of: { status } }: TicketProps) => {
  const t = useText(ticketStatusText);
  const name = knownStatus(status);
  return name === undefined ? (
    <Pill>
      <TextOr text={status} />
    </Pill>
  ) : (
    <Pill $tone={tones[name]}>{t.status[name]}</Pill>
  );
};

export const TicketAge = ({ of: ticket }: TicketProps) => {
  const t = useText(ticketStatusText);
  const { age } = ticket;
  if (age === null) return <TextOr text={null} />;
  return <>{isTicketClosed(ticket) ? t.closedAfter(age) : t.openFor(age)}</>;
};
