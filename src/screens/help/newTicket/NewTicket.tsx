import { useEffect } from 'react';
import { loadEquipment } from '../../../../store/account/equipment';
import { selectStatus } from '../../../../store/core/flows';
import {
  createTicket,
  selectDraftEdition,
  selectIsTicketInDoubt,
  selectSentTicket,
} from '../../../../store/help/ticketDraft';
import { loadTicketChoices, selectTicketChoices } from '../../../../store/help/tickets';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Coming, BlankBlock } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Card';
import { controlHeight } from '../../../theme/tokens';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { SUPPORT } from '../tickets/addresses';
import { newTicketText } from './newTicket.text';
import { TicketForm } from './TicketForm';
import { TicketOutcomeUnknown } from './TicketOutcomeUnknown';
import { TicketSent } from './TicketSent';
import { useBoxes } from '../tickets/useBoxes';

/** A ticket from the first word to its number. */
export const NewTicket = () => {
  const sent = useAppSelector(selectSentTicket);
  const isInDoubt = useAppSelector(selectIsTicketInDoubt);
  const isOnItsWay = useAppSelector((state) => selectStatus(state, createTicket) === 'running');
  if (sent !== null) return <TicketSent ticketid={sent} />;
  return isInDoubt && !isOnItsWay ? <TicketOutcomeUnknown /> : <TicketEditor />;
};

const TicketEditor = () => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  const choices = useAppSelector(selectTicketChoices);
  const boxes = useBoxes();
  const edition = useAppSelector(selectDraftEdition);
  useEffect(() => {
    dispatch(loadTicketChoices.requested());
    dispatch(loadEquipment.requested());
  }, [dispatch]);
  return (
    <>
      <ScreenTitle title={t.title} sub={t.kept} view="new" back={{ to: SUPPORT, label: t.back }} />
      <Loaded
        flow={loadTicketChoices}
        value={choices}
        onRetry={() => dispatch(loadTicketChoices.requested())}
        skeleton={<FormSkeleton />}
      >
        {(loaded) => (
          <Loaded
            flow={loadEquipment}
            value={boxes}
            onRetry={() => dispatch(loadEquipment.requested())}
            skeleton={<FormSkeleton />}
          >
            {(known) => <TicketForm key={edition} choices={loaded} boxes={known} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};

const FormSkeleton = () => (
  <Coming>
    <Stack>
      <BlankBlock $height={controlHeight} />
      <BlankBlock $height={controlHeight} />
      <BlankBlock $height="8rem" />
    </Stack>
  </Coming>
);
