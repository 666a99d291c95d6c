import { useEffect, useState } from 'react';
import { loadEquipment } from '../../../../store/account/equipment';
import { SUPPORT } from '../../../../store/core/paths';
import { ticketPath } from '../../../../store/core/viewPaths';
import {
  createTicket,
  draftDiscarded,
  draftRestored,
  selectDraftEdition,
  selectHasTicketDraft,
  selectIsTicketOutcomeUnknown,
  selectSentTicket,
  selectTicketDraft,
  type TicketDraft,
  ticketNumberAcknowledged,
} from '../../../../store/help/ticketDraft';
import { loadTicketChoices, selectTicketChoices } from '../../../../store/help/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useIsRunning, useLoadOnMount } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { controlHeight } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { CopyText } from '../../../ui/feedback/CopyText';
import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { UndoAlert } from '../../../ui/feedback/UndoAlert';
import { Card, Stack } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { useBoxes } from '../tickets/useBoxes';
import { newTicketText } from './newTicket.text';
import { TicketForm } from './TicketForm';
import { TicketOutcomeUnknown } from './TicketOutcomeUnknown';

/** The form of a ticket, its unknown outcome or its number. */
export const NewTicket = () => {
  const sent = useAppSelector(selectSentTicket);
  const isOutcomeUnknown = useAppSelector(selectIsTicketOutcomeUnknown);
  const isSending = useIsRunning(createTicket);
  if (sent !== null) return <TicketSent ticketid={sent} />;
  return isOutcomeUnknown && !isSending ? <TicketOutcomeUnknown /> : <TicketEditor />;
};

const TicketEditor = () => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  const choices = useAppSelector(selectTicketChoices);
  const boxes = useBoxes();
  const edition = useAppSelector(selectDraftEdition);
  const { deleted, discard } = useDiscard();
  useLoadOnMount(loadTicketChoices);
  useLoadOnMount(loadEquipment);
  return (
    <>
      <ScreenTitle
        title={t.title}
        sub={t.draftSaved}
        view="new"
        back={{ to: SUPPORT, label: t.back }}
      />
      {deleted && (
        <UndoAlert undo={t.undo} onUndo={() => dispatch(draftRestored(deleted))}>
          {t.discarded}
        </UndoAlert>
      )}
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
            {(known) => (
              <TicketForm key={edition} choices={loaded} boxes={known} onDiscard={discard} />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};

/** The draft that was just deleted, until a new one is begun. */
const useDiscard = () => {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectTicketDraft);
  const hasDraft = useAppSelector(selectHasTicketDraft);
  const [deleted, setDeleted] = useState<TicketDraft | null>(null);
  if (hasDraft && deleted !== null && deleted !== draft) setDeleted(null);
  const discard = () => {
    setDeleted(draft);
    dispatch(draftDiscarded());
  };
  return { deleted: hasDraft ? null : deleted, discard };
};

const FormSkeleton = () => (
  <LoadingRegion>
    <Stack>
      <BlankBlock $height={controlHeight} />
      <BlankBlock $height={controlHeight} />
      <BlankBlock $height="8rem" />
    </Stack>
  </LoadingRegion>
);

const TicketSent = ({ ticketid }: { readonly ticketid: string }) => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  // Leaving the screen clears the number, so that the next ticket starts empty.
  useEffect(() => () => void dispatch(ticketNumberAcknowledged()), [dispatch]);
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
