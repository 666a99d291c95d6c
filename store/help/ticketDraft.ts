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
 * A draft outlives an expired session. The browser stores the draft with the customer number, and the portal shows it
 * only to that subscriber.
 */
export const ticketDraftSlot = {
  key: 'selfcareTicketDraft',
  schema: v.object({
    customerid: v.pipe(v.string(), v.nonEmpty()),
    /** '' for a field that is not filled in yet. */
    draft: v.object({
      categoryid: v.string(),
      contactmethod: v.string(),
      stbno: v.string(),
      subject: v.string(),
      description: v.string(),
    }),
  }),
} satisfies StorageSlot;

/** What the browser stores of a draft. The `PendingWrite` of `createTicket` says whether the ticket was sent. */
export type SavedDraft = Stored<typeof ticketDraftSlot>;
/** A ticket while it is being written. */
export type TicketDraft = Readonly<SavedDraft['draft']>;
type PreparedTicket = Pick<TicketDraft, 'categoryid' | 'stbno' | 'subject' | 'description'>;

export const createTicket = defineFlow<RequestOf<'createTicket'>, TicketCreated>(
  'ticketDraft/create',
);
/** The browser has a stored draft of this subscriber. */
export const draftFound = createAction<Omit<SavedDraft, 'customerid'>>('ticketDraft/found');
export const draftTyped = createAction<TicketDraft>('ticketDraft/typed');
/** The picture guide, or a page about a payment, has filled in a ticket. */
export const ticketPrepared = createAction<PreparedTicket>('ticketDraft/prepared');
export const draftDiscarded = createAction('ticketDraft/discarded');
/** The deletion was undone. */
export const draftRestored = createAction<TicketDraft>('ticketDraft/restored');
/** The subscriber found the ticket of unknown outcome in the list, or did not find it there. */
export const ticketFoundInList = createAction('ticketDraft/foundInList');
export const ticketNotFoundInList = createAction('ticketDraft/notFoundInList');
/** The screen with the ticket's number was left. */
export const ticketNumberAcknowledged = createAction('ticketDraft/numberAcknowledged');

/**
 *                createTicket
 *   writing ───────────────────► unknown ─── number received ──► sent
 *      ▲  ▲                        │   │
 *      │  └── refused or not sent ─┘   └── no answer: the subscriber looks in the list ────┐
 *      │                                                                                   │
 *      └──────────────── not in the list ◄─────────────────────────────────────────────────┤
 *   empty ◄──────────────── in the list  ◄─────────────────────────────────────────────────┘
 *
 * The outcome counts as unknown from the request on, because the ticket may be created even if no answer arrives. A
 * page that is opened later finds the pending write and continues with the unknown outcome.
 */
interface TicketDraftState {
  readonly draft: TicketDraft;
  readonly isOutcomeUnknown: boolean;
  /**
   * Whether a ticket that was created would be in the loaded list. That is so if the list was loaded after the request
   * to create the ticket had ended, and is the first page without filters.
   */
  readonly isListFresh: boolean;
  /** The number of the ticket that was just sent, until the subscriber leaves the screen that shows it. */
  readonly sent: string | null;
  /**
   * Counts how often something other than typing has set the draft. A new number mounts the form again with the new
   * draft.
   */
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

/** Adds a prepared ticket to a typed draft. A typed subject stays, and a typed description follows the prepared one. */
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

      // A list that was loaded during the request may lack the ticket.
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
    /** The subject without outer blanks, as a request contains it (`ticketSchema`). */
    selectSentSubject: ({ draft }) => draft.subject.trim(),
    selectHasTicketDraft: ({ draft: { subject, description } }) =>
      `${subject}${description}`.trim() !== '',
    selectIsTicketOutcomeUnknown: ({ isOutcomeUnknown }) => isOutcomeUnknown,
    /** Whether the list is recent enough for the subscriber to look for the ticket in it. */
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
