import type { Endpoint } from '../../../../../sagas/api/endpoint';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { FailureError } from '../../../../../sagas/api/failures';
import { send } from '../../../../../sagas/api/send';
import { body, type HttpOperator, json, openHttpOperator } from '../../../../support/httpOperator';

let operator: HttpOperator;
beforeAll(async () => {
  operator = await openHttpOperator();
});
afterAll(() => operator.close());

/** A month is `30`, and two codes are the operator's own. */
const operatorValues = {
  productstatus: { ACTIVE: 'RUNNING' },
  chargeperiod: { MONTHLY: '30' },
  errorcode: { '1087': 'TOO_EARLY', NO_REFUND: '77' },
  paymentmode: { BALANCE: 'WALLET' },
};
const sent = (endpoint: Endpoint, request: unknown) =>
  send(endpoint, request, { baseUrl: operator.baseUrl, operatorWords: { operatorValues } });
const failureOf = (endpoint: Endpoint, request: unknown): Promise<unknown> =>
  sent(endpoint, request).then(
    () => 'answered',
    (error: unknown) => (error instanceof FailureError ? error.failure : error),
  );

const { activePacks, checkout, renew, uploadDocument } = endpoints;
const order = { productid: 'FAM01', chargeperiod: 'MONTHLY', amount: '10.00' };

describe('An operator with values of its own', () => {
  it('The operator is asked with its values, in an address and in a body', async () => {
    operator.respondsBy(json([]));
    await sent(activePacks, { productstatus: 'ACTIVE' });
    expect(operator.last().path).toMatch(/\?productstatus=RUNNING$/);
    operator.respondsBy(json({}, 500));
    await failureOf(checkout, { amount: '10.00', paymentmode: 'BALANCE' });
    expect(operator.last().body + operator.last().path).toContain('WALLET');
  });

  it('The operator’s answer is read in the values of the portal, also where it writes numbers', async () => {
    operator.respondsBy(
      json([{ productid: 'FAM01', productstatus: 'RUNNING', chargeperiod: 30, price: '30' }]),
    );
    expect(await sent(activePacks, { productstatus: 'ACTIVE' })).toMatchObject([
      { productid: 'FAM01', productstatus: 'ACTIVE', chargeperiod: 'MONTHLY', price: 3_000 },
    ]);
  });

  it.each([
    ['TOO_EARLY', '1087'],
    [77, 'NO_REFUND'],
    ['ORDER_CLOSED', 'ORDER_CLOSED'],
  ])('A refusal with the code %s is read as %s', async (errorcode, code) => {
    operator.respondsBy(json({ error: 'Not now', errorcode }, 409));
    expect(await failureOf(renew, order)).toMatchObject({ kind: 'refused', status: 409, code });
  });

  it('A value that the operator does not know is left out, also where it was the only field', async () => {
    const leftOut = { operatorValues: { productstatus: { ALL: null } } };
    operator.respondsBy(json([]));
    await send(
      activePacks,
      { productstatus: 'ALL' },
      { baseUrl: operator.baseUrl, operatorWords: leftOut },
    );
    expect(operator.last().path).toMatch(/active\.php$/);
    const { cart } = endpoints;
    await failureOf(cart, undefined);
    expect(operator.last().path).toMatch(/cart$/);
  });

  it('An answer that is no JSON stays unreadable', async () => {
    operator.respondsBy(body('<h1>Bad gateway</h1>', 200, 'text/html'));
    expect(await failureOf(renew, order)).toMatchObject({ kind: 'unknown' });
  });

  it('The operator gets a document unchanged', async () => {
    operator.respondsBy(json({}, 500));
    const file = new File(['ACTIVE MONTHLY'], 'front.jpg', { type: 'image/jpeg' });
    await failureOf(uploadDocument, { documenttype: 'AADHAAR', side: 'FRONT', file });
    expect(operator.last().body).toContain('ACTIVE MONTHLY');
  });
});
