import { useEffect } from 'react';
import { ticketNumberLeft } from '../../../../store/help/ticketDraft';
import { SUPPORT, ticketPath } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { CopyText } from '../../../ui/feedback/CopyText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { useAppDispatch } from '../../../app/hooks';
import { newTicketText } from './newTicket.text';

export const TicketSent = ({ ticketid }: { readonly ticketid: string }) => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  // Leaving the screen clears the number, so that the next ticket starts empty.
  useEffect(() => () => void dispatch(ticketNumberLeft()), [dispatch]);
  return (
    <>
      <ScreenTitle title={t.sentTitle} view="sent" />
      <Card>
        <Section title={t.number}>
          <CopyText text={ticketid} />
          <p>{t.numberDescription}</p>
        </Section>
        <ButtonLink wide to={SUPPORT}>
          {t.list}
        </ButtonLink>
        <ButtonLink tone="ghost" wide to={ticketPath(ticketid)}>
          {t.open}
        </ButtonLink>
      </Card>
    </>
  );
};
