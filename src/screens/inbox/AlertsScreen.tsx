import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { selectInbox } from '../../../store/inbox/notifications';
import { useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { NavTab, NavTabs } from '../../ui/layout/NavTabs';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { AlertPages } from './AlertPages';
import { alertsText } from './alerts.text';
import { Messages } from './Messages';
import { PushSection } from './PushSection';

/** Limits the line length on wide screens. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  max-width: 46rem;
`;

const MESSAGES = '#messages';

/**
 * The operator's alerts and the messages pushed to this device. Each view has an address, so that a
 * tapped message can open it.
 */
export const AlertsScreen = () => {
  const t = useText(alertsText);
  const { pathname, hash } = useLocation();
  const inbox = useAppSelector(selectInbox);
  const unread = inbox?.messages.filter(({ isRead }) => !isRead).length ?? 0;
  const isInbox = hash === MESSAGES;
  return (
    <Column>
      <ScreenTitle title={t.title} />
      <NavTabs aria-label={t.views}>
        <NavTab to={pathname} aria-current={isInbox ? undefined : 'page'}>
          {t.alerts}
        </NavTab>
        <NavTab to={MESSAGES} aria-current={isInbox ? 'page' : undefined}>
          {t.messages(unread)}
        </NavTab>
      </NavTabs>
      {isInbox ? (
        <Column data-view="messages">
          <PushSection />
          <Messages />
        </Column>
      ) : (
        <div data-view="alerts">
          <AlertPages />
        </div>
      )}
    </Column>
  );
};
