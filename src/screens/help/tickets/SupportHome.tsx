import { useEffect, useEffectEvent } from 'react';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadTicketChoices, loadTickets, selectTicketQuery } from '../../../../store/help/tickets';
import { HOME } from '../../../app/guard';
import { late } from '../../../app/late';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { Columns } from '../../../ui/layout/Columns';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { PICTURE_GUIDE } from './addresses';
import { supportText } from './support.text';

/** The lists come while what stands in them is on its way: a dark screen waits for neither. */
const Tickets = late(
  async () => (await import(/* webpackChunkName: "support-ticket" */ './Tickets')).Tickets,
  () => <SkeletonRows />,
);
const Boxes = late(
  async () => (await import(/* webpackChunkName: "support-ticket" */ './Boxes')).Boxes,
  () => <SkeletonRows count={1} />,
);

/** "Picture not working?" first, then what was written to support, then the boxes. */
export const SupportHome = () => {
  const t = useText(supportText);
  const dispatch = useAppDispatch();
  const wanted = useAppSelector(selectTicketQuery);
  // Whoever comes back from a ticket finds the list as it was chosen.
  const ask = useEffectEvent(() => {
    dispatch(loadTickets.requested({ ...wanted, page: 1 }));
    dispatch(loadTicketChoices.requested());
    dispatch(loadEquipment.requested());
  });
  useEffect(() => ask(), []);
  return (
    <>
      <ScreenTitle title={t.title} back={{ to: `${HOME}/help`, label: t.help }} />
      <Columns asideLabel={t.boxes} aside={<Boxes />}>
        <Card>
          <Section title={t.guide}>
            <p>{t.guideWhy}</p>
          </Section>
          <ButtonLink wide to={PICTURE_GUIDE}>
            {t.guideStart}
          </ButtonLink>
        </Card>
        <Tickets />
      </Columns>
    </>
  );
};
