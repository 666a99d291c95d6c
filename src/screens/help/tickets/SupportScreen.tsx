import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadEquipment } from '../../../../store/account/equipment';
import { HELP, PICTURE_GUIDE } from '../../../../store/core/paths';
import {
  loadTicketChoices,
  loadTickets,
  selectTicketQuery,
  selectTickets,
} from '../../../../store/help/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { lazyPart, lazyScreen } from '../../../app/lazy/lazyPart';
import { ScreenSkeleton } from '../../../app/lazy/ScreenSlot';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Columns } from '../../../ui/layout/Columns';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { supportText } from '../help.text';

/** The code of these parts loads in parallel with their data. The link to the picture guide waits for neither. */
const Tickets = lazyPart({
  id: 'support-tickets',
  load: async () => (await import(/* webpackChunkName: "support-ticket" */ './Tickets')).Tickets,
});
const Boxes = lazyPart({
  id: 'support-boxes',
  load: async () => (await import(/* webpackChunkName: "support-ticket" */ './Boxes')).Boxes,
});

/** The picture guide, the tickets and the boxes. */
const SupportHome = () => {
  const t = useText(supportText);
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectTicketQuery);
  const isOpen = useRevealInOrder(useIsSettled(loadTickets, useAppSelector(selectTickets)));
  // The stored filters apply again when the subscriber comes back from a ticket.
  const load = useEffectEvent(() => {
    dispatch(loadTickets.requested({ ...query, page: 1 }));
    dispatch(loadTicketChoices.requested());
    dispatch(loadEquipment.requested());
  });
  useEffect(() => load(), []);
  return (
    <>
      <ScreenTitle title={t.title} back={{ to: HELP, label: t.help }} />
      <Columns
        asideLabel={t.boxes}
        aside={isOpen && <Boxes failed={tryAgain} skeleton={<SkeletonRows count={1} />} />}
      >
        <Card>
          <Section title={t.guide}>
            <p>{t.guideDescription}</p>
          </Section>
          <ButtonLink wide to={PICTURE_GUIDE} label={`${t.guideStart}: ${t.guide}`}>
            {t.guideStart}
          </ButtonLink>
        </Card>
        <Tickets failed={tryAgain} skeleton={<SkeletonRows />} />
      </Columns>
    </>
  );
};

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

/** The support screens share one path. The query selects the view. All but `SupportHome` are loaded lazily. */
export const SupportScreen = () => {
  const [query] = useSearchParams();
  const skeleton = <ScreenSkeleton />;
  const ticketid = query.get('ticket');
  if (ticketid) return <TicketView key={ticketid} ticketid={ticketid} skeleton={skeleton} />;
  if (query.has('new')) return <NewTicket skeleton={skeleton} />;
  if (query.get('guide') === 'picture') return <PictureGuide skeleton={skeleton} />;
  return <SupportHome />;
};
