import { endpoints } from '../../../../sagas/api/endpoints';
import { ticketDraft } from '../../../../sagas/help/ticketDraft';
import { tickets } from '../../../../sagas/help/tickets';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { logOut, selectIsLoggedIn, sessionExpired } from '../../../../store/identity/session';
import {
  createTicket,
  draftDiscarded,
  draftTyped,
  emptyDraft,
  selectIsListFresh,
  selectIsTicketInDoubt,
  selectSentTicket,
  selectTicketDraft,
  ticketDraftSlot,
  ticketMissedInList,
  ticketSeenInList,
  type KeptDraft,
} from '../../../../store/help/ticketDraft';
import { homeDomains, openPortal, type Portal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

const draft = {
  ...emptyDraft,
  categoryid: 'BILLING',
  contactmethod: 'SMS',
  subject: 'A charge',
  description: 'I do not know it.',
};
const { stbno: _, ...request } = draft;
const domains = [...homeDomains, tickets, ticketDraft];
const { key } = ticketDraftSlot;

const kept = (): KeptDraft | null =>
  JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null; // written by the code under test
const keep = (value: Partial<KeptDraft>) =>
  localStorage.setItem(
    key,
    JSON.stringify({ customerid: '42', draft, isInDoubt: false, key: '', ...value }),
  );

/** Somebody is logged in, has written a ticket, and the operator's list is empty. */
const writing = async (): Promise<Portal> => {
  const portal = await openPortal({ domains });
  await portal.logIn({ customerid: '42' });
  portal.operator.answers(endpoints.tickets, []);
  portal.say(draftTyped(draft));
  await untilIdle();
  return portal;
};
const send = async (portal: Portal, status: 'succeeded' | 'failed') => {
  portal.say(createTicket.requested(request));
  await portal.until((state) => selectStatus(state, createTicket) === status);
  await untilIdle();
};

describe('a draft in this browser', () => {
  it('is kept with every stroke, for the subscriber who typed it', async () => {
    await writing();
    expect(kept()).toEqual({ customerid: '42', draft, isInDoubt: false, key: '' });
  });

  it('is there again for its subscriber, whenever they log in', async () => {
    keep({});
    const portal = await openPortal({ domains });
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
    await portal.logIn({ customerid: '42' });
    expect(selectTicketDraft(portal.state())).toEqual(draft);
  });

  it('is there again after an expired session', async () => {
    const portal = await writing();
    portal.say(sessionExpired());
    await untilIdle();
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
    await portal.logIn({ customerid: '42' });
    expect(selectTicketDraft(portal.state())).toEqual(draft);
  });

  it('is shown to nobody else, and waits for its own subscriber', async () => {
    keep({});
    const portal = await openPortal({ domains });
    await portal.logIn({ customerid: '43' });
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
    expect(JSON.stringify(portal.state())).not.toContain('A charge');
    expect(kept()?.customerid).toBe('42');
  });

  it('goes when it is discarded, and when its subscriber logs out', async () => {
    const portal = await writing();
    portal.say(draftDiscarded());
    await untilIdle();
    expect(kept()).toBeNull();
    portal.say(draftTyped(draft));
    await untilIdle();
    portal.operator.answers(endpoints.logout, {});
    portal.say(logOut.requested());
    await portal.until((state) => !selectIsLoggedIn(state));
    expect(kept()).toBeNull();
  });

  it.each([
    ['half of it', '{"customerid":"42","draft":{'],
    ['another shape', '{"customerid":"42","draft":"A charge"}'],
    ['nobody’s', '{"customerid":"","draft":{},"isInDoubt":false,"key":""}'],
  ])('that is damaged (%s) stands in nobody’s way', async (_, damaged) => {
    localStorage.setItem(key, damaged);
    const portal = await openPortal({ domains });
    await portal.logIn({ customerid: '42' });
    expect(selectTicketDraft(portal.state())).toEqual(emptyDraft);
  });

  it('that cannot be kept can be sent all the same', async () => {
    const portal = await writing();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    portal.operator.answers(endpoints.createTicket, { ticketid: 'DK1' });
    await send(portal, 'succeeded');
    full.mockRestore();
    expect(selectSentTicket(portal.state())).toBe('DK1');
  });
});

describe('a ticket that is sent', () => {
  it('is written down before it leaves, and goes when its number has come', async () => {
    const portal = await writing();
    let atTheDoor: KeptDraft | null = null;
    portal.operator.replies(endpoints.createTicket, () => {
      atTheDoor = kept();
      return Response.json({ ticketid: 'DK1', message: '' });
    });
    await send(portal, 'succeeded');
    expect(atTheDoor).toMatchObject({ draft, isInDoubt: true });
    expect(selectSentTicket(portal.state())).toBe('DK1');
    expect(kept()).toBeNull();
    expect(portal.operator.receivedOf('tickets')).toHaveLength(1);
  });

  it('is sent once, however often it is pressed', async () => {
    const portal = await writing();
    portal.operator.answers(endpoints.createTicket, { ticketid: 'DK1' });
    portal.say(createTicket.requested(request));
    portal.say(createTicket.requested(request));
    await portal.until((state) => selectSentTicket(state) !== null);
    expect(portal.operator.receivedOf('createTicket')).toHaveLength(1);
  });

  it('that the operator refuses is unsent, with its words and the operator’s own', async () => {
    const portal = await writing();
    portal.operator.refuses(endpoints.createTicket, 422, { error: 'Choose another day.' });
    await send(portal, 'failed');
    expect(selectFailure(portal.state(), createTicket)).toMatchObject({
      message: 'Choose another day.',
    });
    expect(kept()).toEqual({ customerid: '42', draft, isInDoubt: false, key: '' });
    expect(portal.state().snackbar).toBeNull();
    expect(portal.operator.receivedOf('tickets')).toHaveLength(0);
  });

  it.each([
    ['gets no answer', (portal: Portal) => portal.operator.isUnreachable(endpoints.createTicket)],
    [
      'gets an answer nobody can read',
      (portal: Portal) =>
        portal.operator.replies(endpoints.createTicket, () => new Response('<html>')),
    ],
    [
      'is lost behind a gateway',
      (portal: Portal) => portal.operator.refuses(endpoints.createTicket, 504),
    ],
  ])('that %s stays in doubt, and the list is asked for', async (_, goWrong) => {
    const portal = await writing();
    goWrong(portal);
    await send(portal, 'failed');
    await portal.until(selectIsListFresh);
    expect(selectIsTicketInDoubt(portal.state())).toBe(true);
    expect(kept()).toMatchObject({ draft, isInDoubt: true });
  });

  it('is the same ticket to the operator when it is sent again as it was', async () => {
    const portal = await writing();
    portal.operator.isUnreachable(endpoints.createTicket);
    await send(portal, 'failed');
    portal.say(ticketMissedInList());
    portal.operator.answers(endpoints.createTicket, { ticketid: 'DK1' });
    await send(portal, 'succeeded');
    const keys = portal.operator
      .receivedOf('createTicket')
      .map((received) => received.request.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\w-]{16,}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('that was seen in the list is no draft any more', async () => {
    const portal = await writing();
    portal.operator.isUnreachable(endpoints.createTicket);
    await send(portal, 'failed');
    portal.say(ticketSeenInList());
    await untilIdle();
    expect(kept()).toBeNull();
  });

  it('is still in doubt when the page dies on the way', async () => {
    keep({ isInDoubt: true, key: 'key-of-the-first-try' });
    const portal = await openPortal({ domains });
    await portal.logIn({ customerid: '42' });
    expect(selectIsTicketInDoubt(portal.state())).toBe(true);
  });

  it('that is itself answered 401 is simply unsent', async () => {
    const portal = await writing();
    portal.operator.refuses(endpoints.createTicket, 401);
    portal.say(createTicket.requested(request));
    await portal.until((state) => !selectIsLoggedIn(state));
    await untilIdle();
    expect(kept()).toEqual({ customerid: '42', draft, isInDoubt: false, key: '' });
  });

  it('stays in doubt when the session ends by another call while it is on its way', async () => {
    const portal = await writing();
    portal.operator.keepsSilent(endpoints.createTicket);
    portal.say(createTicket.requested(request));
    await untilIdle();
    portal.say(sessionExpired('alerts'));
    await untilIdle();
    expect(kept()).toMatchObject({ draft, isInDoubt: true });
  });

  it('is not sent without a payload', async () => {
    const portal = await writing();
    // As a caller without types would do it.
    portal.say(createTicket.requested(undefined as never));
    await portal.until((state) => selectStatus(state, createTicket) === 'failed');
    expect(selectFailure(portal.state(), createTicket)).toEqual({
      kind: 'payloadMissing',
      error: 'payload not found',
    });
    expect(portal.operator.receivedOf('createTicket')).toHaveLength(0);
  });
});
