import { useSearchParams } from 'react-router-dom';
import { ScreenSkeleton } from '../../../app/frame/ScreenSkeleton';
import { lazyScreen } from '../../../app/lazy/lazyPart';
import { SupportHome } from './SupportHome';

const PictureGuide = lazyScreen({
  id: 'support-guide',
  load: async () =>
    (await import(/* webpackChunkName: "support-guide" */ '../guide/PictureGuide')).PictureGuide,
  needs: ['liveData'],
});
const NewTicket = lazyScreen({
  id: 'support-new-ticket',
  load: async () =>
    (await import(/* webpackChunkName: "support-ticket" */ '../newTicket/NewTicket')).NewTicket,
});
const TicketView = lazyScreen({
  id: 'support-ticket',
  load: async () =>
    (await import(/* webpackChunkName: "support-talk" */ './TicketView')).TicketView,
});

/** One documented address. Its query chooses the view; every view but the first is loaded lazily. */
export const SupportScreen = () => {
  const [query] = useSearchParams();
  const skeleton = <ScreenSkeleton />;
  const ticketid = query.get('ticket');
  if (ticketid) return <TicketView key={ticketid} ticketid={ticketid} skeleton={skeleton} />;
  if (query.has('new')) return <NewTicket skeleton={skeleton} />;
  if (query.get('guide') === 'picture') return <PictureGuide skeleton={skeleton} />;
  return <SupportHome />;
};
