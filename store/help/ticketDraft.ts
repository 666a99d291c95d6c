import { createAction, createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { defineFlow } from '../core/flow';
import type { StorageSlot, Stored } from '../core/storage';
import type { TicketCreated } from '../wire/entities/service/tickets';
import type { RequestOf } from '../wire/requests/requests';
import { earlierWriteFound } from '../writes/earlierWrites';
import { isOutcomeUnknown } from '../writes/outcome';
import { loadTickets } from './tickets';

/**
 * A draft outlives an expired session, unlike the other data of a subscriber. It is stored with the customer number
 * and comes into the store for that subscriber only.
 */
export const ticketDraftSlot = {
  key: 'selfcareTicketDraft',
  schema: v.object({
    customerid: v.pipe(v.string(), v.nonEmpty()),
    /** '' for what has not been said yet. */
    draft: v.object({
      categoryid: v.string(),
      contactmethod: v.string(),
      stbno: v.string(),
      subject: v.string(),
      description: v.string(),
    }),
  }),
} satisfies StorageSlot;

/** What the browser stores of a draft. The pending write says whether the ticket was sent and has no answer. */
export type SavedDraft = Stored<typeof ticketDraftSlot>;
/** A ticket while it is being written. */
export type TicketDraft = Readonly<SavedDraft['draft']>;
type PreparedTicket = Pick<TicketDraft, 'categoryid' | 'stbno' | 'subject' | 'description'>;

export const createTicket = defineFlow<RequestOf<'createTicket'>, TicketCreated>(
  'ticketDraft/create',
);
/** The browser had kept a draft of this subscriber's. */
export const draftFound = createAction<Omit<SavedDraft, 'customerid'>>('ticketDraft/found');
export const draftTyped = createAction<TicketDraft>('ticketDraft/typed');
/** The picture guide has filled in what it found out. */
export const ticketPrepared = createAction<PreparedTicket>('ticketDraft/prepared');
export const draftDiscarded = createAction('ticketDraft/discarded');
/** The deletion was undone. */
export const draftRestored = createAction<TicketDraft>('ticketDraft/restored');
/** The subscriber has looked for the ticket without an answer: it is in the list, or it is not. */
export const ticketFoundInList = createAction('ticketDraft/foundInList');
export const ticketNotFoundInList = createAction('ticketDraft/notFoundInList');
/** The screen with the ticket's number was left. */
export const ticketNumberAcknowledged = createAction('ticketDraft/numberAcknowledged');

/**
 *                createTicket
 *   writing ───────────────────► unknown ───── number came ────► sent
 *      ▲  ▲                        │   │
 *      │  └── refused, or never ───┘   └── no answer: the list is asked for, and looked at ─┐
 *      │      left the device                                                              │
 *      └──────────────── not in the list ◄─────────────────────────────────────────────────┤
 *   empty ◄──────────────── in the list  ◄─────────────────────────────────────────────────┘
 *
 * The outcome is unknown from the request on, so that a page that is closed meanwhile does not offer the ticket as
 * unsent.
 */
interface TicketDraftState {
  readonly draft: TicketDraft;
  readonly isOutcomeUnknown: boolean;
  /** The list was read since the outcome became unknown. */
  readonly isListFresh: boolean;
  /** Number of the ticket just sent, until its screen is left. */
  readonly sent: string | null;
  /** How often the draft was set by something other than typing. The form then starts again. */
  readonly edition: number;
}

export const emptyDraft: TicketDraft = {
  categoryid: '',
  contactmethod: '',
  stbno: '',
  subject: '',
  description: '',
};

const initialState: TicketDraftState = {
  draft: emptyDraft,
  isOutcomeUnknown: false,
  isListFresh: false,
  sent: null,
  edition: 0,
};

/** Keeps what was typed: its subject wins, and its description follows the guide's. */
const prepared = (typed: TicketDraft, by: PreparedTicket): TicketDraft => ({
  ...typed,
  ...by,
  subject: typed.subject.trim() ? typed.subject : by.subject,
  description: [by.description, typed.description.replace(by.description, '').trim()]
    .filter(Boolean)
    .join('\n\n'),
});

const restarted = ({ edition }: TicketDraftState): TicketDraftState => ({
  ...initialState,
  edition: edition + 1,
});

const ticketDraft = createSlice({
  name: 'ticketDraft',
  initialState,
  reducers: {},
  extraReducers: (on) => {
    on.addCase(draftFound, (state, { payload }) => ({ ...restarted(state), ...payload }));
    on.addCase(draftTyped, (state, { payload }) => {
      state.draft = payload;
    });
    on.addCase(earlierWriteFound, (state, { payload }) => {
      if (payload === 'createTicket') state.isOutcomeUnknown = true;
    });
    on.addCase(ticketPrepared, (state, { payload }) =>
      state.isOutcomeUnknown
        ? state
        : { ...restarted(state), draft: prepared(state.draft, payload) },
    );
    on.addCase(createTicket.requested, (state) => {
      state.isOutcomeUnknown = true;
      state.isListFresh = false;
    });
    on.addCase(createTicket.failed, (state, { payload }) => {
      state.isOutcomeUnknown = isOutcomeUnknown(payload);

      // A list that was loaded meanwhile may be older than the ticket.
      state.isListFresh = false;
    });
    on.addCase(createTicket.succeeded, (state, { payload }) => ({
      ...restarted(state),
      sent: payload.ticketid,
    }));
    on.addCase(loadTickets.succeeded, (state, { payload: { wanted } }) => {
      state.isListFresh = wanted.page === 1 && wanted.status === '' && wanted.categoryid === '';
    });
    on.addCase(ticketNotFoundInList, (state) => {
      state.isOutcomeUnknown = false;
    });
    on.addCase(ticketNumberAcknowledged, (state) => {
      state.sent = null;
    });
    on.addCase(ticketFoundInList, restarted);
    on.addCase(draftDiscarded, restarted);
    on.addCase(draftRestored, (state, { payload }) => ({ ...restarted(state), draft: payload }));
  },
  selectors: {
    selectTicketDraft: ({ draft }) => draft,
    /** As it is sent (`ticketSchema`). */
    selectSentSubject: ({ draft }) => draft.subject.trim(),
    selectHasTicketDraft: ({ draft: { subject, description } }) =>
      `${subject}${description}`.trim() !== '',
    selectIsTicketOutcomeUnknown: ({ isOutcomeUnknown }) => isOutcomeUnknown,
    /** Only in a fresh list can the subscriber look for the ticket. */
    selectIsListFresh: ({ isListFresh }) => isListFresh,
    selectSentTicket: ({ sent }) => sent,
    selectDraftEdition: ({ edition }) => edition,
  },
});

export const {
  selectTicketDraft,
  selectSentSubject,
  selectHasTicketDraft,
  selectIsTicketOutcomeUnknown,
  selectIsListFresh,
  selectSentTicket,
  selectDraftEdition,
} = ticketDraft.selectors;
export const ticketDraftReducer = ticketDraft.reducer;
