import { useSearchParams } from 'react-router-dom';
import { ScreenSkeleton } from '../../../app/frame/ScreenSkeleton';
import { late } from '../../../app/late';
import { SupportHome } from './SupportHome';

const PictureGuide = late(
  async () =>
    (await import(/* webpackChunkName: "support-guide" */ '../guide/PictureGuide')).PictureGuide,
  ScreenSkeleton,
);
const NewTicket = late(
  async () =>
    (await import(/* webpackChunkName: "support-ticket" */ '../newTicket/NewTicket')).NewTicket,
  ScreenSkeleton,
);
const TicketView = late(
  async () => (await import(/* webpackChunkName: "support-talk" */ './TicketView')).TicketView,
  ScreenSkeleton,
);

/** One documented address. Its query chooses the view; every view but the first is loaded lazily. */
export const SupportScreen = () => {
  const [query] = useSearchParams();
  const ticketid = query.get('ticket');
  if (ticketid) return <TicketView key={ticketid} ticketid={ticketid} />;
  if (query.has('new')) return <NewTicket />;
  if (query.get('guide') === 'picture') return <PictureGuide />;
  return <SupportHome />;
};
