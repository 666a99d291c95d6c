import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { selectInbox } from '../../../store/inbox/notifications';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { NavTab, NavTabs } from '../../ui/layout/NavTabs';
import { useAppSelector } from '../../app/hooks';
import { AlertPages } from './AlertPages';
import { alertsText } from './alerts.text';
import { Messages } from './Messages';
import { PushSection } from './PushSection';

/** Text is read in lines, so the lists do not grow with the screen. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  max-width: 46rem;
`;

const MESSAGES = '#messages';

/**
 * What the operator says to this subscriber: its alerts, and what it has sent to this device. Each
 * has an address of its own, so that a tapped message leads to the right one.
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
