import type { AnyFlow } from '../../../../store/core/flow';
import { type TicketStatus, ticketStatusOf } from '../../../../store/help/tickets';
import type { Ticket } from '../../../../store/wire/entities/service/tickets';
import { useFailureMessage, useIsRunning } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { Pill, type PillTone } from '../../../ui/feedback/Pill';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { ticketStatusText } from '../help.text';

interface NextPageProps {
  readonly flow: AnyFlow;
  readonly hasMore: boolean;
  readonly texts: { readonly more: string; readonly again: string };
  readonly onLoad: () => void;
}

/**
 * A button that loads the next page. If loading fails, the shown pages stay. After the last page the button disappears,
 * and a hidden element in its place takes the focus.
 */
export const NextPage = ({ flow, hasMore, texts, onLoad }: NextPageProps) => {
  const isBusy = useIsRunning(flow);
  const failureMessage = useFailureMessage(flow);
  const end = useFocusRescue<HTMLSpanElement>(hasMore);
  return (
    <>
      <VisuallyHidden ref={end} tabIndex={-1} />
      {failureMessage && (
        <Alert tone="warn" live>
          {failureMessage}
        </Alert>
      )}
      {(hasMore || failureMessage) && (
        <Button tone="ghost" wide busy={isBusy} onClick={onLoad}>
          {failureMessage ? texts.again : texts.more}
        </Button>
      )}
    </>
  );
};

const tones: Readonly<Record<TicketStatus, PillTone>> = {
  OPEN: 'warn',
  INPROGRESS: 'brand',
  RESOLVED: 'ok',
  CLOSED: 'plain',
};

export const isTicketClosed = (ticket: Ticket): boolean => ticketStatusOf(ticket) === 'CLOSED';

interface TicketProps {
  readonly ticket: Ticket;
}

/** A documented status is translated. Any other status is shown as the operator sent it. */
export const TicketStatusPill = ({ ticket }: TicketProps) => {
  const t = useText(ticketStatusText);
  const name = ticketStatusOf(ticket);
  return name === undefined ? (
    <Pill>
      <TextOrDashes text={ticket.status} />
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
