import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ScreenSkeleton } from '../../frame/ScreenSkeleton';
import { SupportHome } from './SupportHome';

const PictureGuide = lazy(async () => ({
  default: (await import(/* webpackChunkName: "support-guide" */ './guide/PictureGuide'))
    .PictureGuide,
}));
const NewTicket = lazy(async () => ({
  default: (await import(/* webpackChunkName: "support-ticket" */ './NewTicket')).NewTicket,
}));
const TicketView = lazy(async () => ({
  default: (await import(/* webpackChunkName: "support-talk" */ './TicketView')).TicketView,
}));

/** One documented address; what it shows stands in its query, and each view but the first comes when it is wanted. */
export const SupportScreen = () => (
  <Suspense fallback={<ScreenSkeleton />}>
    <View />
  </Suspense>
);

const View = () => {
  const [query] = useSearchParams();
  const ticketid = query.get('ticket');
  if (ticketid) return <TicketView key={ticketid} ticketid={ticketid} />;
  if (query.has('new')) return <NewTicket />;
  if (query.get('guide') === 'picture') return <PictureGuide />;
  return <SupportHome />;
};
