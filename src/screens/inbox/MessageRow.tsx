import { useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Notification } from '../../../store/wire/entities/service/notifications';
import { INBOX } from '../../../store/inbox/deepLinkPaths';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { RelativeTime } from './RelativeTime';
import { messagesText } from './messages.text';
import { Quiet } from './Quiet';

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
  margin-right: ${space.s};
  border: 1px solid ${color.warn};
  border-radius: 50%;
  background: ${color.accent};
`;

const Body = styled.p`
  font-size: ${size.small};
`;

const Foot = styled.div`
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
  readonly of: Notification;
  readonly onRead: () => void;
  readonly onDelete: () => void;
}

/** Opening a message, or saying so, reads it. */
export const MessageRow = ({
  of: { title, body, at, path, isRead },
  onRead,
  onDelete,
}: MessageRowProps) => {
  const t = useText(messagesText);
  const line = useRef<HTMLLIElement>(null);
  const read = () => {
    onRead();
    // The button goes with the press; whoever pressed it stays at this message.
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
      {body !== '' && (
        <Body>
          <bdi>{body}</bdi>
        </Body>
      )}
      <Foot>
        <RelativeTime of={new Date(at).toISOString()} />
        {path !== INBOX && (
          <Quiet as={Link} to={path} onClick={onRead} aria-label={t.openOf(title)}>
            {t.open}
          </Quiet>
        )}
        {path === INBOX && !isRead && (
          <Quiet type="button" onClick={read} aria-label={t.readOf(title)}>
            {t.read}
          </Quiet>
        )}
        <Quiet type="button" onClick={onDelete} aria-label={t.removeOf(title)}>
          {t.remove}
        </Quiet>
      </Foot>
    </Line>
  );
};
