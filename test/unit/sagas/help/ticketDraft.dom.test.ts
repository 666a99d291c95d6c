import { endpoints } from '../../../../sagas/api/endpoints';
import { ticketDraftDomain } from '../../../../sagas/help/ticketDraft';
import { ticketsDomain } from '../../../../sagas/help/tickets';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  createTicket,
  draftDiscarded,
  draftTyped,
  emptyDraft,
  type SavedDraft,
  selectIsListFresh,
  selectIsTicketOutcomeUnknown,
  selectSentTicket,
  selectTicketDraft,
  ticketDraftSlot,
  ticketFoundInList,
  ticketNotFoundInList,
} from '../../../../store/help/ticketDraft';
import { logOut, selectIsLoggedIn, sessionExpired } from '../../../../store/identity/session';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { loadedHomeDomains, openPortal, type TestPortal } from '../../../support/portal';
import { refuseStorage } from '../../../support/storage/refuseStorage';
import { untilIdle } from '../../../support/waiting';

const draft = {
  ...emptyDraft,
  categoryid: 'BILLING',
  contactmethod: 'SMS',
  subject: 'A charge',
  description: 'I do not know it.',
};
const { stbno: _, ...request } = draft;
const domains = [...loadedHomeDomains, ticketsDomain, ticketDraftDomain];
const { key } = ticketDraftSlot;

const kept = (): SavedDraft | null =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as SavedDraft | null; // written by the code under test
const keep = (value: Partial<SavedDraft>) =>
  localStorage.setItem(key, JSON.stringify({ customerid: '42', draft, ...value }));

/** The tickets that have left this browser without an answer. */
const pending = (): unknown[] =>
  (
    JSON.parse(localStorage.getItem(pendingWritesSlot.key) ?? '{"intents":[]}') as {
      intents: unknown[];
    }
  ).intents; // written by the code under test

/** A subscriber is logged in, has written a ticket, and the operator's list is empty. */
const writing = async (): Promise<TestPortal> => {
  const portal = await openPortal({ domains });
  await portal.logIn({ customerid: '42' });
  portal.operator.answers(endpoints.tickets, []);
  portal.dispatch(draftTyped(draft));
  await untilIdle();
  return portal;
};
const send = async (portal: TestPortal, status: 'succeeded' | 'failed') => {
  portal.dispatch(createTicket.requested(request));
  await portal.until((state) => selectStatus(state, createTicket) === status);
  await untilIdle();
};

describe('A draft in this browser', () => {
  it('The draft is stored with every keystroke for the subscriber who typed it', async () => {
    await writing();
    expect(kept()).toEqual({ customerid: '42', draft });
  });

  it('The draft is restored at each login of its subscriber', async () => {
    keep({});
    const portal = await openPortal({ domains });
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
    await portal.logIn({ customerid: '42' });
    expect(selectTicketDraft(portal.state())).toEqual(draft);
  });

  it('The draft is restored after an expired session', async () => {
    const portal = await writing();
    portal.dispatch(sessionExpired());
    await untilIdle();
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
    await portal.logIn({ customerid: '42' });
    expect(selectTicketDraft(portal.state())).toEqual(draft);
  });

  it('The draft is not shown to another subscriber and waits for its own', async () => {
    keep({});
    const portal = await openPortal({ domains });
    await portal.logIn({ customerid: '43' });
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
    expect(JSON.stringify(portal.state())).not.toContain('A charge');
    expect(kept()?.customerid).toBe('42');
  });

  it('The draft is deleted when it is discarded and at its subscriber’s logout', async () => {
    const portal = await writing();
    portal.dispatch(draftDiscarded());
    await untilIdle();
    expect(kept()).toBeNull();
    portal.dispatch(draftTyped(draft));
    await untilIdle();
    portal.operator.answers(endpoints.logout, {});
    portal.dispatch(logOut.requested());
    await portal.until((state) => !selectIsLoggedIn(state));
    expect(kept()).toBeNull();
  });

  it.each([
    ['half of it', '{"customerid":"42","draft":{'],
    ['another shape', '{"customerid":"42","draft":"A charge"}'],
    ['without an owner', '{"customerid":"","draft":{}}'],
  ])('A damaged draft (%s) is ignored', async (_, damaged) => {
    localStorage.setItem(key, damaged);
    const portal = await openPortal({ domains });
    await portal.logIn({ customerid: '42' });
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
  });

  it('A draft that cannot be stored can still be sent', async () => {
    const portal = await writing();
    const restoreStorage = refuseStorage();
    portal.operator.answers(endpoints.createTicket, { ticketid: 'DK1' });
    await send(portal, 'succeeded');
    restoreStorage();
    expect(selectSentTicket(portal.state())).toBe('DK1');
  });
});

describe('A ticket that is sent', () => {
  it('The ticket is recorded before it is sent, and the record is deleted with its number', async () => {
    const portal = await writing();
    let atTheDoor: SavedDraft | null = null;
    let pendingThen: unknown = null;
    portal.operator.replies(endpoints.createTicket, () => {
      atTheDoor = kept();
      pendingThen = pending();
      return Response.json({ ticketid: 'DK1', message: '' });
    });
    await send(portal, 'succeeded');
    expect(atTheDoor).toMatchObject({ draft });
    expect(pendingThen).toMatchObject([{ call: 'createTicket', customerid: '42' }]);
    expect(pending()).toEqual([]);
    expect(selectSentTicket(portal.state())).toBe('DK1');
    expect(kept()).toBeNull();
    expect(portal.operator.receivedOf('tickets')).toHaveLength(1);
  });

  it('The ticket is sent once however often it is pressed', async () => {
    const portal = await writing();
    portal.operator.answers(endpoints.createTicket, { ticketid: 'DK1' });
    portal.dispatch(createTicket.requested(request));
    portal.dispatch(createTicket.requested(request));
    await portal.until((state) => selectSentTicket(state) !== null);
    expect(portal.operator.receivedOf('createTicket')).toHaveLength(1);
  });

  it('A refused ticket is unsent, with its text and the operator’s reason', async () => {
    const portal = await writing();
    portal.operator.refuses(endpoints.createTicket, 400, {
      ...{ error: 'Choose another day.', errorcode: 'STALE' },
    });
    await send(portal, 'failed');
    expect(selectFailure(portal.state(), createTicket)).toMatchObject({
      message: 'Choose another day.',
    });
    expect(kept()).toEqual({ customerid: '42', draft });
    expect(pending()).toEqual([]);
    expect(portal.state().snackbar).toBeNull();
    expect(portal.operator.receivedOf('tickets')).toHaveLength(0);
  });

  it.each([
    [
      'gets no answer',
      (portal: TestPortal) => portal.operator.isUnreachable(endpoints.createTicket),
    ],
    [
      'gets an unreadable answer',
      (portal: TestPortal) =>
        portal.operator.replies(endpoints.createTicket, () => new Response('<html>')),
    ],
    [
      'is lost behind a gateway',
      (portal: TestPortal) => portal.operator.refuses(endpoints.createTicket, 504),
    ],
  ])('The outcome of a ticket that %s is unknown, and the list is read', async (_, goWrong) => {
    const portal = await writing();
    goWrong(portal);
    await send(portal, 'failed');
    await portal.until(selectIsListFresh);
    expect(selectIsTicketOutcomeUnknown(portal.state())).toBe(true);
    expect(kept()).toMatchObject({ draft });
    expect(pending()).toHaveLength(1);
  });

  it('A ticket sent again unchanged has the same key', async () => {
    const portal = await writing();
    portal.operator.isUnreachable(endpoints.createTicket);
    await send(portal, 'failed');
    portal.dispatch(ticketNotFoundInList());
    portal.operator.answers(endpoints.createTicket, { ticketid: 'DK1' });
    await send(portal, 'succeeded');
    const keys = portal.operator.keysOf('createTicket');
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('A ticket found in the list is no longer a draft', async () => {
    const portal = await writing();
    portal.operator.isUnreachable(endpoints.createTicket);
    await send(portal, 'failed');
    portal.dispatch(ticketFoundInList());
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('The outcome stays unknown when the page closes on the way', async () => {
    const dying = await writing();
    dying.operator.keepsSilent(endpoints.createTicket);
    dying.dispatch(createTicket.requested(request));
    await untilIdle();
    const portal = await openPortal({ domains });
    await portal.logIn({ customerid: '42' });
    await portal.until(selectIsTicketOutcomeUnknown);
    expect(selectTicketDraft(portal.state())).toEqual(draft);
  });

  it('A ticket that was not in the list is not unknown after a reload, and keeps its key', async () => {
    const portal = await writing();
    portal.operator.isUnreachable(endpoints.createTicket);
    await send(portal, 'failed');
    portal.dispatch(ticketNotFoundInList());
    await untilIdle();
    const again = await openPortal({ domains });
    await again.logIn({ customerid: '42' });
    await untilIdle();
    expect(selectIsTicketOutcomeUnknown(again.state())).toBe(false);
    again.operator.answers(endpoints.tickets, []);
    again.operator.answers(endpoints.createTicket, { ticketid: 'DK1' });
    await send(again, 'succeeded');
    const keyOf = ({ operator }: TestPortal) => operator.keysOf('createTicket')[0];
    expect(keyOf(again)).toBe(keyOf(portal));
  });

  it('A ticket answered 401 is unsent', async () => {
    const portal = await writing();
    portal.operator.refuses(endpoints.createTicket, 401, { errorcode: 'NO_SESSION' });
    portal.dispatch(createTicket.requested(request));
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(kept()).toEqual({ customerid: '42', draft });
    expect(pending()).toEqual([]);
  });

  it('The outcome stays unknown when another call ends the session on the way', async () => {
    const portal = await writing();
    portal.operator.keepsSilent(endpoints.createTicket);
    portal.dispatch(createTicket.requested(request));
    await untilIdle();
    portal.dispatch(sessionExpired('alerts'));
    await untilIdle();
    expect(kept()).toMatchObject({ draft });
    expect(pending()).toHaveLength(1);
  });

  it('A ticket without a payload is not sent', async () => {
    const portal = await writing();
    // As a caller without types would do it.
    expect(await portal.press(createTicket, undefined as never)).toBe('failed');
    expect(selectFailure(portal.state(), createTicket)).toEqual({
      kind: 'payloadMissing',
      error: 'payload not found',
    });
    expect(portal.operator.receivedOf('createTicket')).toHaveLength(0);
  });
});
