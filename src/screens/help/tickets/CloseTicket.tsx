import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Failure } from '../../../../store/core/failure';
import { closeTicket } from '../../../../store/help/tickets';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { TextArea } from '../../../ui/forms/TextArea';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { ticketViewText } from './ticketView.text';

/** The operator's limit. */
const REASON_LENGTH = 400;
const FORM = 'close-ticket';

const ClosedNote = styled.p`
  &:focus {
    outline: none;
  }
`;

interface CloseTicketProps {
  readonly ticketid: string;
  readonly isClosed: boolean;
}

/** Closes a ticket after a confirmation, because a closed ticket cannot be opened again. */
export const CloseTicket = ({ ticketid, isClosed }: CloseTicketProps) => {
  const t = useText(ticketViewText);
  const dispatch = useAppDispatch();
  const [isOpen, setOpen] = useState(false);
  const request = useFlowRequest(closeTicket);
  const closedNote = useRef<HTMLParagraphElement>(null);
  // The focused button is gone, so the focus moves to the result.
  useEffect(() => {
    if (isClosed && request.hasSucceeded) closedNote.current?.focus();
  }, [isClosed, request.hasSucceeded]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isBusy) return;
    const reason = typedIn(event.currentTarget, 'reason').trim();
    request.begin();
    dispatch(closeTicket.requested({ ticketid, ...(reason !== '' && { reason }) }));
  };
  if (isClosed)
    return (
      <ClosedNote ref={closedNote} tabIndex={-1}>
        {t.isClosed}
      </ClosedNote>
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
            <Button tone="danger" type="submit" form={FORM} busy={request.isBusy}>
              {t.closeYes}
            </Button>
          </>
        }
      >
        <FormLayout id={FORM} onSubmit={submit} noValidate>
          <p>{t.closeDescription}</p>
          <TextArea name="reason" label={t.reason} maxLength={REASON_LENGTH} />
          <CloseFailure failure={request.failure} />
        </FormLayout>
      </Dialog>
    </>
  );
};

const CloseFailure = ({ failure }: { readonly failure: Failure | null }) => {
  const t = useText(ticketViewText);
  const failureText = useFailureText();
  if (failure === null) return null;
  if (isOutcomeUnknown(failure))
    return <OutcomeUnknown failure={failure}>{t.closeUnknown}</OutcomeUnknown>;
  return (
    <Alert tone="bad" live>
      {failureText(failure)}
    </Alert>
  );
};
