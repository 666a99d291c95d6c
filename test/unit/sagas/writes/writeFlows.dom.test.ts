import type { UnknownAction } from '@reduxjs/toolkit';
import { kycDomain } from '../../../../sagas/account/kyc';
import { profileDomain } from '../../../../sagas/account/profile';
import { retrackDomain } from '../../../../sagas/account/retrack';
import { endpoints } from '../../../../sagas/api/endpoints';
import { cartDomain } from '../../../../sagas/cart/cart';
import type { Domain } from '../../../../sagas/core/domain';
import { ticketDraftDomain } from '../../../../sagas/help/ticketDraft';
import { packChangesDomain } from '../../../../sagas/packs/packChanges';
import { packsDomain } from '../../../../sagas/packs/packs';
import { uploadDocument } from '../../../../store/account/kyc';
import { updateSubscriber } from '../../../../store/account/profile';
import { retrackBox } from '../../../../store/account/retrack';
import { addToCart, type CartProduct, removeFromCart } from '../../../../store/cart/cart';
import type { AnyFlow } from '../../../../store/core/flow';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { createTicket } from '../../../../store/help/ticketDraft';
import { cancelForRefund, removePack } from '../../../../store/packs/packChanges';
import type { CallName } from '../../../../store/wire/answers';
import type { CartLine } from '../../../../store/wire/entities/packs/cart';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { openPortal, type TestPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

interface Write {
  readonly call: CallName;
  readonly domains: readonly Domain[];
  readonly flow: AnyFlow;
  readonly press: UnknownAction;
  /** What is read when the outcome is unknown; here these reads fail, so that nothing is found out. */
  readonly reads: readonly CallName[];
}

const wish: CartProduct = {
  ...{ productid: 'P1', productname: 'P1', producttype: 'BOUQUET' },
  ...{ channelcount: 9, price: null },
};
const packDomains = [packsDomain, packChangesDomain];
const pack = { productid: 'P1', stbno: 'B1' };
const ticket = { categoryid: 'BILLING', contactmethod: 'SMS', subject: 'S', description: 'D' };
const picture = new File(['picture'], 'pan-front.jpg', { type: 'image/jpeg' });

/** One flow for each write that has one. Payments and registration have their own tests. */
const writes: readonly Write[] = [
  {
    ...{ call: 'addToCart', domains: [cartDomain], flow: addToCart, reads: ['cart'] },
    press: addToCart.requested({ products: [wish], stbno: 'B1', chargeperiod: 'MONTHLY' }),
  },
  {
    ...{ call: 'removeFromCart', domains: [cartDomain], flow: removeFromCart, reads: ['cart'] },
    press: removeFromCart.requested({ lines: [{ cartitemid: 'C1' } as CartLine] }), // all that is sent
  },
  {
    ...{ call: 'removePack', domains: packDomains, flow: removePack, reads: ['activePacks'] },
    press: removePack.requested(pack),
  },
  {
    ...{
      call: 'cancelForRefund',
      domains: packDomains,
      flow: cancelForRefund,
      // Without the subscriber the refund would not be sent, so that read does not fail here.
      reads: ['activePacks'],
    },
    press: cancelForRefund.requested({ ...pack, amount: '5.78' }),
  },
  {
    ...{ call: 'createTicket', domains: [ticketDraftDomain], flow: createTicket, reads: [] },
    press: createTicket.requested(ticket),
  },
  {
    ...{ call: 'uploadDocument', domains: [kycDomain], flow: uploadDocument, reads: ['documents'] },
    press: uploadDocument.requested({ file: picture, documenttype: 'PAN', side: 'FRONT' }),
  },
  {
    ...{
      call: 'updateSubscriber',
      domains: [profileDomain],
      flow: updateSubscriber,
      reads: ['subscriber'],
    },
    press: updateSubscriber.requested({ changes: { firstname: 'Aasha' }, password: '' }),
  },
  {
    ...{ call: 'retrack', domains: [retrackDomain], flow: retrackBox, reads: [] },
    press: retrackBox.requested({ stbno: 'B1' }),
  },
];

const answer =
  (status: number, body: string | null = '') =>
  () =>
    new Response(body, { status });
const unknowns: readonly (readonly [string, () => Response | Promise<Response>])[] = [
  ['a gateway’s 502', answer(502, '<html>')],
  ['204', answer(204, null)],
  ['202', answer(202, '{}')],
  ['a redirect', answer(302)],
  ['409 without a known code', answer(409, '{"error":"Still working on it."}')],
  ['400 of another server', answer(400, '{"weather":"sunny"}')],
  ['403 with a sentence', answer(403, '{"error":"Forbidden"}')],
  ['200 that cannot be read', answer(200, '<html>')],
  ['200 that speaks of an error', answer(200, '{"status":"failure","message":"Not today"}')],
  ['200 that says nothing', answer(200, '{}')],
  ['a cut connection', () => Promise.reject(new TypeError('network failed'))],
];

const pending = (): unknown =>
  JSON.parse(localStorage.getItem(pendingWritesSlot.key) ?? '{"intents":[]}').intents;

const press = async (
  { call, domains, flow, press: event, reads }: Write,
  reply: () => Response | Promise<Response>,
): Promise<TestPortal> => {
  // The same refund is sent again only to an operator who honours its key.
  const portal = await openPortal({ domains, app: { idempotency: 'honoured' } });
  await portal.logIn({ customerid: '42' });
  for (const read of reads) portal.operator.refuses(endpoints[read], 500);
  portal.operator.replies(endpoints[call], reply);
  portal.dispatch(event);
  await portal.until((state) => ['failed', 'succeeded'].includes(selectStatus(state, flow)));
  await untilIdle();
  return portal;
};

describe.each(writes.map((write) => [write.call, write] as const))(
  'The flow of %s',
  (call, write) => {
    it.each(unknowns)(
      'After %s its outcome is unknown, and it stays written down',
      async (_, reply) => {
        const portal = await press(write, reply);
        const failure = selectFailure(portal.state(), write.flow);
        expect(failure && isOutcomeUnknown(failure)).toBe(true);
        expect(pending()).toMatchObject([{ call, customerid: '42' }]);
      },
    );

    it('A refusal is certain, and nothing stays written down', async () => {
      const portal = await press(write, answer(403, '{"error":"No.","errorcode":"BAD_REQUEST"}'));
      expect(selectFailure(portal.state(), write.flow)).toMatchObject({ message: 'No.' });
      expect(pending()).toEqual([]);
    });

    it('It is written down with its key before it leaves, and carries the same key again', async () => {
      const written: unknown[] = [];
      const portal = await press(write, () => {
        written.push(pending());
        return new Response(null, { status: 204 });
      });
      portal.dispatch(write.press);
      await portal.until(() => portal.operator.receivedOf(call).length === 2);
      await untilIdle();
      const keys = portal.operator.keysOf(call);
      expect(keys[0]).toMatch(/^\w{32}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(written).toMatchObject([[{ key: keys[0] }], [{ key: keys[0] }]]);
    });
  },
);
