import { useSearchParams } from 'react-router-dom';
import { ScreenSkeleton } from '../../../app/frame/ScreenSkeleton';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { SupportHome } from './SupportHome';

const PictureGuide = lazyPart({
  id: 'support-guide',
  load: async () =>
    (await import(/* webpackChunkName: "support-guide" */ '../guide/PictureGuide')).PictureGuide,
});
const NewTicket = lazyPart({
  id: 'support-new-ticket',
  load: async () =>
    (await import(/* webpackChunkName: "support-ticket" */ '../newTicket/NewTicket')).NewTicket,
});
const TicketView = lazyPart({
  id: 'support-ticket',
  load: async () =>
    (await import(/* webpackChunkName: "support-talk" */ './TicketView')).TicketView,
});

/** One documented address; what it shows stands in its query, and each view but the first comes when it is wanted. */
export const SupportScreen = () => {
  const [query] = useSearchParams();
  const shape = <ScreenSkeleton />;
  const ticketid = query.get('ticket');
  if (ticketid) return <TicketView key={ticketid} ticketid={ticketid} shape={shape} />;
  if (query.has('new')) return <NewTicket shape={shape} />;
  if (query.get('guide') === 'picture') return <PictureGuide shape={shape} />;
  return <SupportHome />;
};
