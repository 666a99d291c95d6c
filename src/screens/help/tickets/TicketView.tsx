import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Failure } from '../../../../store/core/failure';
import { SUPPORT } from '../../../../store/core/paths';
import { closeTicket, loadTicket, selectOpenedTicket } from '../../../../store/help/tickets';
import type { TicketPage } from '../../../../store/wire/entities/service/tickets';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { color, media, size, space, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { DateText } from '../../../ui/data/DateText';
import { FactList } from '../../../ui/data/FactList';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { TextArea } from '../../../ui/forms/TextArea';
import { Card } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { ticketViewText } from '../help.text';
import { isTicketClosed, NextPage, TicketAge, TicketStatusPill } from './ticketParts';

const MessageList = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  max-width: 44rem;
`;

const Message = styled.li<{ readonly $own: boolean }>`
  padding: ${space.m} ${space.l};
  border-inline-start: 3px solid ${({ $own }) => ($own ? color.line : color.brand)};
  background: ${({ $own }) => ($own ? 'transparent' : color.tint)};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Author = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  font-size: ${size.small};
  b {
    font-weight: ${weight.strong};
  }
  span {
    color: ${color.inkSoft};
  }
`;

/** The messages of a ticket, oldest first, loaded page by page. */
const TicketMessages = ({ ticket: { ticketid, comments, page, pages } }: MessagesProps) => {
  const t = useText(ticketViewText);
  return (
    <Section title={t.messages}>
      {comments.length === 0 ? (
        <EmptyState title={t.noMessages} description={t.noMessagesDescription} />
      ) : (
        <MessageList role="list">
          {comments.map(({ commentid, author, message, created }) => (
            <Message key={commentid} $own={author === 'SUBSCRIBER'}>
              <Author>
                <b>
                  <TextOrDashes text={inWords(t.author, author)} />
                </b>
                <span>
                  <DateText date={created} withTime />
                </span>
              </Author>
              <p>
                <TextOrDashes text={message} />
              </p>
            </Message>
          ))}
        </MessageList>
      )}
      <LaterMessages ticketid={ticketid} page={page} pages={pages} />
    </Section>
  );
};

interface MessagesProps {
  readonly ticket: TicketPage;
}

const LaterMessages = ({
  ticketid,
  page,
  pages,
}: Pick<TicketPage, 'ticketid' | 'page' | 'pages'>) => {
  const t = useText(ticketViewText);
  const dispatch = useAppDispatch();
  return (
    <NextPage
      flow={loadTicket}
      hasMore={page < pages}
      texts={t}
      onLoad={() => dispatch(loadTicket.requested({ ticketid, page: Math.min(page + 1, pages) }))}
    />
  );
};

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
