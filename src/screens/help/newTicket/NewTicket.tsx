import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadEquipment, selectLoadedBoxes } from '../../../../store/account/equipment';
import { SUPPORT } from '../../../../store/core/paths';
import { ticketPath } from '../../../../store/core/viewPaths';
import {
  createTicket,
  draftDiscarded,
  draftRestored,
  selectDraftEdition,
  selectHasTicketDraft,
  selectIsListFresh,
  selectIsTicketOutcomeUnknown,
  selectSentSubject,
  selectSentTicket,
  selectTicketDraft,
  type TicketDraft,
  ticketFoundInList,
  ticketNotFoundInList,
  ticketNumberAcknowledged,
} from '../../../../store/help/ticketDraft';
import {
  loadTicketChoices,
  loadTickets,
  newestTickets,
  selectTicketChoices,
  selectTickets,
} from '../../../../store/help/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFailure, useIsRunning, useLoadOnMount } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { controlHeight } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { CopyText } from '../../../ui/feedback/CopyText';
import { BlankBlock, LoadingRegion, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { UndoAlert } from '../../../ui/feedback/UndoAlert';
import { Card } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { newTicketText } from '../help.text';
import { TicketRows } from '../tickets/Tickets';
import { TicketForm } from './TicketForm';

/** How many of the newest tickets are shown. */
const SHOWN_TICKETS = 3;

/** Shown while the outcome of the ticket is unknown. The ticket can be sent again only after the list has loaded. */
const TicketOutcomeUnknown = () => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const subject = useAppSelector(selectSentSubject);
  const failure = useFailure(createTicket);
  const tickets = useAppSelector(selectTickets);
  const isFresh = useAppSelector(selectIsListFresh);
  const reload = () => dispatch(loadTickets.requested(newestTickets));
  useEffect(() => {
    dispatch(loadTickets.requested(newestTickets));
  }, [dispatch]);
  const confirmSeen = () => {
    dispatch(ticketFoundInList());
    void navigate(SUPPORT);
  };
  return (
    <>
      <ScreenTitle title={t.unknownTitle} view="unknown" back={{ to: SUPPORT, label: t.back }} />
      <OutcomeUnknown failure={failure}>{t.unknown}</OutcomeUnknown>
      <Section title={t.yours}>
        <p>{subject}</p>
      </Section>
      <Section title={t.newest}>
        <Loaded
          flow={loadTickets}
          value={isFresh ? tickets : null}
          onRetry={reload}
          skeleton={<SkeletonRows />}
        >
          {(list) => (
            <Card>
              {list.length === 0 ? (
                <EmptyState title={t.none} />
              ) : (
                <TicketRows tickets={list.slice(0, SHOWN_TICKETS)} />
              )}
              {list[0]?.subject.trim() === subject && <Alert>{t.same}</Alert>}
              <Stack>
                <Button wide onClick={confirmSeen}>
                  {t.seen}
                </Button>
                <Button tone="ghost" wide onClick={() => dispatch(ticketNotFoundInList())}>
                  {t.missed}
                </Button>
              </Stack>
            </Card>
          )}
        </Loaded>
      </Section>
    </>
  );
};

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
  const boxes = useAppSelector(selectLoadedBoxes);
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
        {(loadedChoices) => (
          <Loaded
            flow={loadEquipment}
            value={boxes}
            onRetry={() => dispatch(loadEquipment.requested())}
            skeleton={<FormSkeleton />}
          >
            {(loadedBoxes) => (
              <TicketForm
                key={edition}
                choices={loadedChoices}
                boxes={loadedBoxes}
                onDiscard={discard}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </>
  );
};

/** Deletes the draft. The deleted draft can be restored until a new draft is begun. */
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
