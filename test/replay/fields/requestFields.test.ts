import { flowNames, flowRecording } from '../recordedFlows';
import type { Recording } from '../recording/recording';
import {
  isAlwaysUsual,
  isNeverSent,
  type RequestFieldUse,
  requestFieldUses,
} from './requestFields';

const flowWith = (asked: Readonly<Record<string, unknown>>): Recording => ({
  name: '',
  began: 0,
  origin: 'https://localhost',
  missing: { answers: [], bodies: [] },
  pages: [
    {
      ...{ at: 0, address: '', events: null, end: null },
      calls: [
        {
          ...{ call: 'tickets', method: 'GET', path: '', asked },
          ...{ at: 0, took: 1, status: 200, type: '', body: '' },
        },
      ],
    },
  ],
});
const useOf = (field: string, flows: readonly Recording[]) =>
  requestFieldUses(flows).find((use) => use.call === 'tickets' && use.field === field);

describe('The table of request fields', () => {
  it('A field counts once for each flow that sends it, and as unusual where it is not what it is without a choice', () => {
    const flows = [flowWith({ page: '1' }), flowWith({ page: '2', status: 'OPEN' })];
    expect(useOf('page', flows)).toMatchObject({ usual: '1', flows: 2, unusual: 1 });
    expect(useOf('status', flows)).toMatchObject({ usual: 'OPEN', flows: 1, unusual: 0 });
    expect(useOf('categoryid', flows)).toMatchObject({ usual: null, flows: 0, unusual: 0 });
  });
});

/**
 * Why no flow sends these fields. The fields of a call that is in no flow are listed with the call
 * (`flows.dom.test.ts`).
 */
const NEVER_SENT: Readonly<Record<string, string>> = {
  'register.email': 'the form asks for no e-mail address',
  'createTicket.mobileno': 'the operator has the number of the account',
  'uploadDocument.file': 'a file of a subscriber is in no recording',
  'uploadDocument.documentnumber': 'the form asks for no number of a document',
  'activePacks.stbno': 'the portal asks for the packs of all boxes at once',
  'renewablePacks.stbno': 'the portal asks for the packs of all boxes at once',
  'availablePacks.producttype': 'the portal reads the whole catalogue and filters it itself',
  'availablePacks.productid': 'the portal reads the whole catalogue and filters it itself',
  'cancelForRefund.reason': 'a refund is asked for without a reason',
  'promos.type': 'the portal asks for banners of all kinds at once',
  'payAsDpCustomer.orderid': 'the order of a cart is in a flow of payAsLcoCustomer',
  'payAsDpCustomer.stbno': 'no seeded subscriber has packs to renew on two boxes',
  'payAsLcoCustomer.stbno': 'no seeded subscriber has packs to renew on two boxes',
  'renewReadingText.stbno': 'no seeded subscriber has packs to renew on two boxes',
  'renew.stbno': 'no seeded subscriber has packs to renew on two boxes',
  'instalmentEligibility.stbno': 'no seeded subscriber has packs to renew on two boxes',
  'longDurationPrices.productid': 'the portal asks for the prices of all packs at once',
  'transactions.fromdate': 'the portal reads page by page and filters by itself',
  'transactions.todate': 'the portal reads page by page and filters by itself',
  'transactions.transactiontype': 'the portal reads page by page and filters by itself',
  'alerts.pagesize': 'the operator chooses the size of its pages',
};

/** Why no flow sends a value other than the usual one. */
const ALWAYS_USUAL: Readonly<Record<string, string>> = {
  'renewReadingText.productid': 'this call renews one pack alone',
  'renewReadingText.chargeperiod': 'another term is in a flow of renew',
  'activePacks.productstatus': 'the portal asks for packs of every status at once',
  'renewablePacks.productstatus': 'the portal asks for packs of every status at once',
  'removeFromCart.cartitemid': 'a press takes one line out',
};

describe('The request fields of the recorded flows', () => {
  const uses = Promise.all(flowNames.map(flowRecording)).then((flows) => {
    const called = new Set(
      flows.flatMap(({ pages }) => pages.flatMap(({ calls }) => calls.map(({ call }) => call))),
    );
    return requestFieldUses(flows).filter(({ call }) => called.has(call));
  });
  const names = async (isWanted: (use: RequestFieldUse) => boolean) =>
    (await uses).filter(isWanted).map(({ call, field }) => `${call}.${field}`);

  it('Every field is sent in a flow, or it is said why none sends it', async () => {
    expect((await names(isNeverSent)).sort()).toEqual(Object.keys(NEVER_SENT).sort());
  });

  it('Every field has another value than its usual one in a flow, or it is said why none has', async () => {
    expect((await names(isAlwaysUsual)).sort()).toEqual(Object.keys(ALWAYS_USUAL).sort());
  });
});
