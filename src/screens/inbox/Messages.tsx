import { useRef, useState } from 'react';
import styled from 'styled-components';
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
import { space } from '../../theme/tokens';
import { TextButton } from '../../ui/buttons/TextButton';
import { List } from '../../ui/data/List';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EmptyState, ErrorState } from '../../ui/feedback/States';
import { UndoAlert } from '../../ui/feedback/UndoAlert';
import { emptyTray } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { Section } from '../../ui/layout/Section';
import { MessageRow } from './MessageRow';
import { messagesText } from './messages.text';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.l};
`;

/** The messages pushed to this device. They are stored on it and available offline. */
export const Messages = () => {
  const t = useText(messagesText);
  const dispatch = useAppDispatch();
  const inbox = useAppSelector(selectInbox);
  const list = useRef<HTMLDivElement>(null);
  const [isUndoOffered, offerUndo] = useState(false);
  const remove = (messages: readonly InboxMessage[]) => {
    dispatch(deleteMessages.requested(messages));
    offerUndo(true);
  };
  const undo = (deleted: readonly InboxMessage[]) => {
    dispatch(restoreMessages.requested(deleted));
    list.current?.focus();
  };
  const messages = inbox?.messages ?? [];
  return (
    <Section
      title={t.title}
      actions={
        messages.length > 0 && (
          <Actions>
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
          </Actions>
        )
      }
    >
      <div ref={list} tabIndex={-1}>
        {isUndoOffered && <Undo onUndo={undo} />}
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

interface UndoProps {
  readonly onUndo: (deleted: readonly InboxMessage[]) => void;
}

const Undo = ({ onUndo }: UndoProps) => {
  const t = useText(messagesText);
  const deleted = useAppSelector(selectDeleted);
  if (deleted.length === 0) return null;
  return (
    <UndoAlert undo={t.undo} moment={deleted} onUndo={() => onUndo(deleted)}>
      {t.removed(deleted.length)}
    </UndoAlert>
  );
};
