import styled from 'styled-components';
import { loadTicket } from '../../../../store/help/tickets';
import type { TicketPage } from '../../../../store/wire/entities/service/tickets';
import { useAppDispatch } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { color, size, space, weight } from '../../../theme/tokens';
import { DateText } from '../../../ui/data/DateText';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { EmptyState } from '../../../ui/feedback/States';
import { Section } from '../../../ui/layout/Section';
import { NextPage } from './NextPage';
import { ticketViewText } from './ticketView.text';

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
export const TicketMessages = ({ ticket: { ticketid, comments, page, pages } }: MessagesProps) => {
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
