import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { loadAlerts } from '../../../store/inbox/alerts';
import { selectFailure, selectStatus } from '../../../store/core/flows';
import { sentenceOf } from '../../../store/core/messages';
import {
  loadMoreAlerts,
  seeAlerts,
  selectAlertCount,
  selectAlertPages,
  selectAllAlerts,
  selectInbox,
} from '../../../store/inbox/notifications';
import { Loaded } from '../../app/hooks/Loaded';
import { translateMessage } from '../../text/translateMessage';
import { useLanguage, useText } from '../../text/useText';
import { color, size, space } from '../../theme/tokens';
import { Button } from '../../ui/forms/Button';
import { List } from '../../ui/data/List';
import { Alert } from '../../ui/feedback/Alert';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { EmptyState } from '../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { AlertRow } from './AlertRow';
import { alertsText } from './alerts.text';

/** Every alert, heaviest first. Having stood here, it is no longer new on this device. */
export const AlertPages = () => {
  const t = useText(alertsText);
  const dispatch = useAppDispatch();
  const alerts = useAppSelector(selectAllAlerts);
  const seenBefore = useSeenBefore();
  useEffect(() => void dispatch(loadAlerts.requested({ page: 1 })), [dispatch]);
  useMarkSeen(alerts?.map(({ idalert }) => idalert) ?? []);
  return (
    <Loaded
      flow={loadAlerts}
      value={alerts}
      onRetry={() => dispatch(loadAlerts.requested({ page: 1 }))}
      skeleton={<SkeletonRows count={4} end={false} />}
    >
      {(shown) =>
        shown.length === 0 ? (
          <EmptyState title={t.none} why={t.noneWhy} />
        ) : (
          <div>
            <List>
              {shown.map((alert) => (
                <AlertRow
                  key={alert.idalert}
                  of={alert}
                  isNew={seenBefore?.includes(alert.idalert) === false}
                />
              ))}
            </List>
            <MoreAlerts shown={shown.length} />
          </div>
        )
      }
    </Loaded>
  );
};

/** What was seen when the subscriber came here: what is marked as new stays so while they look. */
const useSeenBefore = (): readonly string[] | null => {
  const inbox = useAppSelector(selectInbox);
  const [before, setBefore] = useState(inbox?.seen ?? null);
  if (before === null && inbox) setBefore(inbox.seen);
  return before;
};

const useMarkSeen = (ids: readonly string[]): void => {
  const dispatch = useAppDispatch();
  const seen = useAppSelector(selectInbox)?.seen;
  const news = seen ? ids.filter((id) => !seen.includes(id)).join('\n') : '';
  useEffect(() => {
    if (news !== '') dispatch(seeAlerts.requested(news.split('\n')));
  }, [news, dispatch]);
};

const Foot = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding-top: ${space.m};
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** How many of how many, and the next page. When the last one has come, the button gives its focus away. */
const MoreAlerts = ({ shown }: { readonly shown: number }) => {
  const t = useText(alertsText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const count = useAppSelector(selectAlertCount);
  const pages = useAppSelector(selectAlertPages);
  const isBusy = useAppSelector((state) => selectStatus(state, loadMoreAlerts)) === 'running';
  const failure = useAppSelector((state) => selectFailure(state, loadMoreAlerts));
  const figure = useRef<HTMLParagraphElement>(null);
  const isWhole = shown >= count;
  useEffect(() => {
    if (isWhole && pages > 1) figure.current?.focus();
  }, [isWhole, pages]);
  return (
    <Foot>
      <p ref={figure} tabIndex={-1} role="status">
        {count > 1 && t.shown(shown, count)}
      </p>
      {failure && (
        <Alert tone="bad" live>
          {translateMessage(sentenceOf(failure), language)}
        </Alert>
      )}
      {!isWhole && (
        <Button
          tone="ghost"
          busy={isBusy}
          onClick={() => dispatch(loadMoreAlerts.requested({ page: pages + 1 }))}
        >
          {t.more}
        </Button>
      )}
    </Foot>
  );
};
