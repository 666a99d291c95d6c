import 'fake-indexeddb/auto';
import { flowNames, flowRecording } from '../recordedFlows';
import { carries, eventFieldUses, isNeverCarried, optionalEventFields } from './eventFields';

// The worker's script is a file of the build, which Jest cannot refer to.
jest.mock('../../../sagas/catalogue/optimiser/startWorker', () =>
  jest.requireActual<object>('../../support/searchWorker'),
);

describe('The optional fields of events', () => {
  const fields = optionalEventFields().map(({ event, field }) => `${event}: ${field}`);

  it.each([
    ['a request', 'tickets/closeRequested: reason'],
    ['an event of its own', 'payments/attemptWritten: dueDate'],
    ['an event of a slice', 'connection/connectionChanged: since'],
    ['a result', 'payments/checkSucceeded: money'],
    ['the lines of a list', 'renewal/renewRequested: lines[].gst'],
    ['a part of a payload', 'payments/billRefused: failure.status'],
    ['a failure', '…Failed: status'],
  ])('Those of %s are found', (_, field) => {
    expect(fields).toContain(field);
  });

  it('A field that is always there is none of them', () => {
    expect(fields).not.toContain('tickets/closeRequested: ticketid');
  });

  it.each([
    ['with it', { lines: [{}, { gst: 18 }] }, true],
    ['without it', { lines: [{}] }, false],
    ['where it is undefined', { lines: [{ gst: undefined }] }, false],
    ['without a payload', undefined, false],
  ])('An event %s counts so', (_, payload, isCarried) => {
    const type = 'renewal/renewRequested';
    const field = { event: type, field: 'lines[].gst' };
    expect(carries({ type, payload }, field)).toBe(isCarried);
    expect(carries({ type: 'renewal/loadRequested', payload }, field)).toBe(false);
  });
});

/** Why no flow carries these fields. A whole event stands for all its optional fields. */
const NEVER_CARRIED: Readonly<Record<string, readonly string[]>> = {
  'the configuration of the deployment, which a replay does not have': ['app/appStarted'],
  'whether a network is there is the device’s, and a replay leaves it out': [
    'connection/connectionChanged: since',
  ],
  'a field of the request that no flow sends, with its reason in requestFields.test.ts': [
    'alerts/loadMoreRequested: pagesize',
    'alerts/loadRequested: pagesize',
    'otp/registerRequested: email',
    'packChanges/cancelForRefundRequested: reason',
    'packs/loadActiveRequested: stbno',
    'promos/loadRequested: type',
    'renewal/loadRequested: stbno',
    'ticketDraft/createRequested: mobileno',
  ],
  'the stand-in has a price for every pack': [
    'checkout/payFromBalanceRequested: bill.isPricedByOperator',
    'payments/attemptWritten: bill.isPricedByOperator',
    'payments/billPaid: isPricedByOperator',
    'payments/billRefused: bill.isPricedByOperator',
    'payments/chargeSent: bill.isPricedByOperator',
    'payments/journalRead: [].bill.isPricedByOperator',
    'payments/replaceSucceeded: bill.isPricedByOperator',
    'payments/resumeSucceeded: bill.isPricedByOperator',
    'payments/startRequested: bill.isPricedByOperator',
    'payments/startSucceeded: bill.isPricedByOperator',
  ],
  'a cart has no ends of packs': ['checkout/payFromBalanceRequested: bill.ends'],
  'a payment that has just begun has no code that was tried, and is not closed': [
    'payments/startSucceeded: closed',
    'payments/startSucceeded: tries',
  ],
  'a payment by card is replaced, which has no code and is not closed': [
    'payments/replaceSucceeded: closed',
    'payments/replaceSucceeded: dueDate',
    'payments/replaceSucceeded: tries',
  ],
  'the operator of the flows honours no key, so no flow opens a card page again; unit tests do': [
    'payments/attemptWritten: resumed',
    'payments/journalRead: [].resumed',
    'payments/replaceSucceeded: resumed',
    'payments/resumeSucceeded: resumed',
    'payments/startSucceeded: resumed',
  ],
  'a payment that is gone on with is not closed': ['payments/resumeSucceeded: closed'],
  'the flow that goes on with a payment adds money, which is no bill of packs': [
    'payments/resumeSucceeded: bill.ends',
    'payments/resumeSucceeded: bill.gst',
  ],
  'the operator of the flows never names another payment, no payment, a cancelled one or money on its way; unit tests do':
    [
      'payments/checkSucceeded: hasNotArrived',
      'payments/checkSucceeded: isAboutAnother',
      'payments/checkSucceeded: isCancelled',
      'payments/checkSucceeded: money',
    ],
  'a refusal with a code ends the upload and is no missing answer': [
    'kyc/uploadUnanswered: failure.code',
  ],
  'prices are refreshed in the extra filters, which no flow opens': [
    'catalogue/loadRequested: refresh',
  ],
};

// Plays every flow.
it('Every optional field is carried by an event in a flow, or it is said why none carries it', async () => {
  const uses = await eventFieldUses(await Promise.all(flowNames.map(flowRecording)));
  const reasons = Object.values(NEVER_CARRIED).flat();
  const never = uses
    .filter(isNeverCarried)
    .map(({ event, field }) => (reasons.includes(event) ? event : `${event}: ${field}`));
  expect([...new Set(never)].sort()).toEqual([...reasons].sort());
}, 120_000);
