import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { selectInbox } from '../../../store/notifications';
import { useText } from '../../text/useText';
import { color, space, target, weight } from '../../theme/tokens';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { useStore } from '../../useStore';
import { AlertPages } from './AlertPages';
import { alertsText } from './alerts.text';
import { Messages } from './Messages';
import { PushSection } from './PushSection';

/** Text is read in lines, so the lists do not grow with the screen. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  max-width: 46rem;
`;

const Views = styled.nav`
  display: flex;
  flex-wrap: wrap;
  border-bottom: 1px solid ${color.line};
`;

const To = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
  padding: ${space.s} ${space.l};
  border-bottom: 3px solid transparent;
  color: ${color.inkSoft};
  text-decoration: none;
  &[aria-current] {
    border-color: ${color.brand};
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const MESSAGES = '#messages';

/**
 * What the operator says to this subscriber: its alerts, and what it has sent to this device. Each
 * has an address of its own, so that a tapped message leads to the right one.
 */
export const AlertsScreen = () => {
  const t = useText(alertsText);
  const { pathname, hash } = useLocation();
  const inbox = useStore(selectInbox);
  const unread = inbox?.messages.filter(({ isRead }) => !isRead).length ?? 0;
  const isInbox = hash === MESSAGES;
  return (
    <Place>
      <ScreenTitle title={t.title} />
      <Views aria-label={t.views}>
        <To to={pathname} aria-current={isInbox ? undefined : 'page'}>
          {t.alerts}
        </To>
        <To to={MESSAGES} aria-current={isInbox ? 'page' : undefined}>
          {t.messages(unread)}
        </To>
      </Views>
      {isInbox ? (
        <Place data-view="messages">
          <PushSection />
          <Messages />
        </Place>
      ) : (
        <div data-view="alerts">
          <AlertPages />
        </div>
      )}
    </Place>
  );
};
