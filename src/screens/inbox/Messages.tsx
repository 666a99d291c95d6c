import { useRef, useState } from 'react';
import styled from 'styled-components';
import { INBOX } from '../../../store/core/paths';
import { idsOf } from '../../../store/inbox/inboxRecord';
import {
  deleteMessages,
  loadInbox,
  readMessages,
  restoreMessages,
  selectDeleted,
  selectInbox,
} from '../../../store/inbox/notifications';
import type { InboxMessage } from '../../../store/wire/entities/service/notifications';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { color, space } from '../../theme/tokens';
import { TextButton } from '../../ui/buttons/TextButton';
import { List } from '../../ui/data/List';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EmptyState, ErrorState } from '../../ui/feedback/States';
import { UndoAlert } from '../../ui/feedback/UndoAlert';
import { emptyTray } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { InlineLink } from '../../ui/layout/InlineLink';
import { Section } from '../../ui/layout/Section';
import { Row } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { messagesText } from './inbox.text';
import { RelativeTime } from './RelativeTime';

const MessageItem = styled.li`
  padding: ${space.m} 0 ${space.xs};
  overflow-wrap: anywhere;
`;

const UnreadDot = styled.span`
  display: inline-block;
  width: 10px;
  height: 10px;
  margin-inline-end: ${space.s};
  border: 1px solid ${color.warn};
  border-radius: 50%;
  background: ${color.accent};
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
  const item = useRef<HTMLLIElement>(null);
  const markRead = () => {
    onRead();
    // The pressed button disappears, so the focus moves to the message.
    item.current?.focus();
  };
  return (
    <MessageItem ref={item} tabIndex={-1}>
      <Text $strong={!isRead}>
        {!isRead && (
          <>
            <UnreadDot aria-hidden />
            <VisuallyHidden>{t.unread}: </VisuallyHidden>
          </>
        )}
        <bdi>{title}</bdi>
      </Text>
      <Text as="div" $size="small">
        {body !== '' && body !== title && (
          <p>
            <bdi>{body}</bdi>
          </p>
        )}
        <Row $gap="none l">
          <Text as="span" $tone="inkSoft">
            <RelativeTime moment={new Date(at).toISOString()} />
          </Text>
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
        </Row>
      </Text>
    </MessageItem>
  );
};

/** The messages pushed to this device. The device stores them, so they are available offline. */
export const Messages = () => {
  const t = useText(messagesText);
  const dispatch = useAppDispatch();
  const inbox = useAppSelector(selectInbox);
  const deleted = useAppSelector(selectDeleted);
  const list = useRef<HTMLDivElement>(null);
  const [isUndoOffered, offerUndo] = useState(false);
  const remove = (messages: readonly InboxMessage[]) => {
    dispatch(deleteMessages.requested(messages));
    offerUndo(true);
  };
  const undo = () => {
    dispatch(restoreMessages.requested(deleted));
    list.current?.focus();
  };
  const messages = inbox?.messages ?? [];
  return (
    <Section
      title={t.title}
      actions={
        messages.length > 0 && (
          <Row $gap="none l">
            <TextButton
              $small
              type="button"
              onClick={() => dispatch(readMessages.requested(idsOf(messages)))}
            >
              {t.readAll}
            </TextButton>
            <TextButton $small type="button" onClick={() => remove(messages)}>
              {t.removeAll}
            </TextButton>
          </Row>
        )
      }
    >
      <div ref={list} tabIndex={-1}>
        {isUndoOffered && deleted.length > 0 && (
          <UndoAlert undo={t.undo} moment={deleted} onUndo={undo}>
            {t.removed(deleted.length)}
          </UndoAlert>
        )}
        {inbox === null && <SkeletonRows count={3} end={false} />}
        {inbox?.isStored === false && (
          <ErrorState sentence={t.refused} onRetry={() => dispatch(loadInbox.requested())} />
        )}
        {inbox?.isStored && messages.length === 0 && (
          <EmptyState
            picture={<Illustration drawing={emptyTray} />}
            title={t.none}
            description={t.noneDescription}
          />
        )}
        {messages.length > 0 && (
          <List>
            {messages.map((message) => (
              <MessageRow
                key={message.id}
                message={message}
                onRead={() => dispatch(readMessages.requested([message.id]))}
                onDelete={() => remove([message])}
              />
            ))}
          </List>
        )}
      </div>
    </Section>
  );
};
