import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { Failure } from '../../../../store/core/failure';
import { sentenceOf } from '../../../../store/core/messages';
import { leavesDoubt } from '../../../../store/writes/outcome';
import { closeTicket } from '../../../../store/help/tickets';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Alert } from '../../../ui/feedback/Alert';
import { TextArea } from '../../../ui/forms/TextArea';
import { useAppDispatch } from '../../../app/hooks';
import { ticketViewText } from './ticketView.text';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';

/** As long as the operator takes it. */
const REASON_LENGTH = 400;
const FORM = 'close-ticket';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const Outcome = styled.p`
  &:focus {
    outline: none;
  }
`;

interface CloseTicketProps {
  readonly ticketid: string;
  readonly isClosed: boolean;
}

/** Asks once more, for a closed ticket does not open again. */
export const CloseTicket = ({ ticketid, isClosed }: CloseTicketProps) => {
  const t = useText(ticketViewText);
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const attempt = useFlowRequest(closeTicket);
  const outcome = useRef<HTMLParagraphElement>(null);
  // The button that had the focus has gone with the open ticket.
  useEffect(() => {
    if (isClosed && attempt.hasSucceeded) outcome.current?.focus();
  }, [isClosed, attempt.hasSucceeded]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (attempt.isBusy) return;
    const written = new FormData(event.currentTarget).get('reason');
    const reason = typeof written === 'string' ? written.trim() : '';
    attempt.begin();
    dispatch(closeTicket.requested({ ticketid, ...(reason !== '' && { reason }) }));
  };
  if (isClosed)
    return (
      <Outcome ref={outcome} tabIndex={-1}>
        {t.isClosed}
      </Outcome>
    );
  return (
    <>
      <div>
        <Button tone="ghost" onClick={() => setOpen(true)}>
          {t.close}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.closeTitle}
        actions={
          <>
            <Button tone="ghost" onClick={() => setOpen(false)}>
              {t.closeNo}
            </Button>
            <Button tone="danger" type="submit" form={FORM} busy={attempt.isBusy}>
              {t.closeYes}
            </Button>
          </>
        }
      >
        <Form id={FORM} onSubmit={submit} noValidate>
          <p>{t.closeWhy}</p>
          <TextArea name="reason" label={t.reason} maxLength={REASON_LENGTH} />
          <CloseFailure failure={attempt.failure} />
        </Form>
      </Dialog>
    </>
  );
};

const CloseFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const t = useText(ticketViewText);
  const language = useLanguage();
  if (failure === null) return null;
  return (
    <Alert tone="bad" live>
      {leavesDoubt(failure) ? t.closeUnknown : translateMessage(sentenceOf(failure), language)}
    </Alert>
  );
};
