import { useRef } from 'react';
import styled from 'styled-components';
import { INBOX } from '../../../store/core/paths';
import type { InboxMessage } from '../../../store/wire/entities/service/notifications';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { TextButton } from '../../ui/buttons/TextButton';
import { InlineLink } from '../../ui/layout/InlineLink';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { messagesText } from './messages.text';
import { RelativeTime } from './RelativeTime';

const Line = styled.li`
  padding: ${space.m} 0 ${space.xs};
  overflow-wrap: anywhere;
`;

const Title = styled.p<{ readonly $isRead: boolean }>`
  font-weight: ${({ $isRead }) => ($isRead ? weight.normal : weight.strong)};
`;

const Dot = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: ${space.s};
  border: 1px solid ${color.warn};
  border-radius: 50%;
  background: ${color.accent};
`;

const Body = styled.p`
  font-size: ${size.small};
`;

const Actions = styled.div`
  a,
  button {
    font-size: ${size.small};
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.l};
  & > :first-child {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

interface MessageRowProps {
  readonly message: InboxMessage;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** One message. Opening it marks it as read. */
export const MessageRow = ({
  message: { title, body, at, path, isRead },
  onRead,
  onDelete,
}: MessageRowProps) => {
  const t = useText(messagesText);
  const line = useRef<HTMLLIElement>(null);
  const markRead = () => {
    onRead();
    // The pressed button disappears, so the focus moves to the message.
    line.current?.focus();
  };
  return (
    <Line ref={line} tabIndex={-1}>
      <Title $isRead={isRead}>
        {!isRead && (
          <>
            <Dot aria-hidden />
            <VisuallyHidden>{t.unread}: </VisuallyHidden>
          </>
        )}
        <bdi>{title}</bdi>
      </Title>
      {body !== '' && body !== title && (
        <Body>
          <bdi>{body}</bdi>
        </Body>
      )}
      <Actions>
        <RelativeTime moment={new Date(at).toISOString()} />
        {path !== INBOX && (
          <InlineLink to={path} onClick={onRead} aria-label={t.openOf(title)}>
            {t.open}
          </InlineLink>
        )}
        {path === INBOX && !isRead && (
          <TextButton type="button" onClick={markRead} aria-label={t.readOf(title)}>
            {t.read}
          </TextButton>
        )}
        <TextButton type="button" onClick={onDelete} aria-label={t.removeOf(title)}>
          {t.remove}
        </TextButton>
      </Actions>
    </Line>
  );
};
