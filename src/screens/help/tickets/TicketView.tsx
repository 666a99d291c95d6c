import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SUPPORT } from '../../../../store/core/paths';
import { closeTicket, loadTicket, selectOpenedTicket } from '../../../../store/help/tickets';
import type { TicketPage } from '../../../../store/wire/entities/service/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Dialog } from '../../../ui/feedback/Dialog';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { TextArea } from '../../../ui/forms/TextArea';
import { Card } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText, Text } from '../../../ui/layout/Text';
import { WriteFailure } from '../../writes/OutcomeUnknown';
import { ticketViewText } from '../help.text';
import { isTicketClosed, NextPage, TicketStatusPill } from './ticketParts';

const Message = styled.li<{ readonly $own: boolean }>`
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${({ $own }) => ($own ? color.line : color.brand)};
  background: ${({ $own }) => ($own ? 'transparent' : color.tint)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** The messages of a ticket, oldest first, loaded page by page. */
const TicketMessages = ({ ticket }: { readonly ticket: TicketPage }) => {
  const t = useText(ticketViewText);
  const dispatch = useAppDispatch();
  const { ticketid, comments, page, pages } = ticket;
  return (
    <Section title={t.messages}>
      {comments.length === 0 ? (
        <EmptyState title={t.noMessages} description={t.noMessagesDescription} />
      ) : (
        <Stack as="ol" $gap="m" $maxWidth="44rem" role="list">
          {comments.map(({ commentid, author, message, created }) => (
            <Message key={commentid} $own={author === 'SUBSCRIBER'}>
              <Row as="p" $gap="none m">
                <Text as="b" $size="small">
                  <TextOrDashes text={inWords(t.author, author)} />
                </Text>
                <SoftText as="span">
                  <DateText date={created} withTime />
                </SoftText>
              </Row>
              <p>
                <TextOrDashes text={message} />
              </p>
            </Message>
          ))}
        </Stack>
      )}
      <NextPage
        flow={loadTicket}
        hasMore={page < pages}
        texts={t}
        onLoad={() => dispatch(loadTicket.requested({ ticketid, page: Math.min(page + 1, pages) }))}
      />
    </Section>
  );
};

/** The operator's limit. */
const REASON_LENGTH = 400;
const FORM = 'close-ticket';

interface CloseTicketProps {
  readonly ticketid: string;
  readonly isClosed: boolean;
}

/** Closes a ticket after a confirmation, because a closed ticket cannot be opened again. */
const CloseTicket = ({ ticketid, isClosed }: CloseTicketProps) => {
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
      <p ref={closedNote} tabIndex={-1}>
        {t.isClosed}
      </p>
    );
  const failure = <WriteFailure failure={request.failure}>{t.closeUnknown}</WriteFailure>;
  return (
    <>
      {!isOpen && failure}
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
        <FormLayout id={FORM} busy={request.isBusy} onSubmit={submit} noValidate>
          <p>{t.closeDescription}</p>
          <TextArea name="reason" label={t.reason} maxLength={REASON_LENGTH} />
          {failure}
        </FormLayout>
      </Dialog>
    </>
  );
};

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
        {(loaded) => (
          <>
            <Card>
              <TicketFacts ticket={loaded} />
              <CloseTicket ticketid={ticketid} isClosed={isTicketClosed(loaded)} />
            </Card>
            <TicketMessages ticket={loaded} />
          </>
        )}
      </Loaded>
    </>
  );
};

/** When the ticket was opened. The age of a closed ticket is left out, because `TicketFacts` shows the closing time. */
const OpenedOn = ({ ticket }: { readonly ticket: TicketPage }) => {
  const t = useText(ticketViewText);
  return (
    <>
      <DateText date={ticket.created} withTime />
      {ticket.age !== null && !isTicketClosed(ticket) && ` · ${t.ago(ticket.age)}`}
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
      <FactList
        look="medium"
        facts={[
          [t.number, <ReferenceText key="number" text={ticket.ticketid} />],
          [t.category, ticket.category],
          [t.box, <ReferenceText key="box" text={ticket.stbno} />],
          [t.opened, <OpenedOn key="opened" ticket={ticket} />],
          isClosed ? [t.closed, <DateText key="closed" date={ticket.closed} withTime />] : null,
          isClosed ? [t.resolution, ticket.resolution] : null,
        ]}
      />
    </>
  );
};
