import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { selectInbox } from '../../../store/notifications';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { Tabs } from '../../ui/Tabs';
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

/** What the operator says to this subscriber: its alerts, and what it has sent to this device. */
export const AlertsScreen = () => {
  const t = useText(alertsText);
  const { hash, key } = useLocation();
  const inbox = useStore(selectInbox);
  const unread = inbox?.messages.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <Place>
      <ScreenTitle title={t.title} />
      <Tabs
        // A tapped message leads here, also when the other view is open.
        key={hash === '' ? '' : key}
        label={t.views}
        initial={hash.slice(1)}
        tabs={[
          { key: 'alerts', label: t.alerts, content: <AlertPages /> },
          {
            key: 'messages',
            label: t.messages(unread),
            content: (
              <Place>
                <PushSection />
                <Messages />
              </Place>
            ),
          },
        ]}
      />
    </Place>
  );
};
