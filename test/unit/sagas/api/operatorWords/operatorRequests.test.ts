import type { Endpoint } from '../../../../../sagas/api/endpoint';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { FailureError } from '../../../../../sagas/api/failures';
import type { OperatorWords } from '../../../../../sagas/api/operatorWords/translation';
import { send } from '../../../../../sagas/api/send';
import { type HttpOperator, json, openHttpOperator } from '../../../../support/httpOperator';

let operator: HttpOperator;
beforeAll(async () => {
  operator = await openHttpOperator();
});
afterAll(() => operator.close());

const operatorWords: OperatorWords = {
  operatorRequestFields: {
    '*': { productid: 'prod_id', ticketid: 'ticket_no', amount: 'sum' },
    login: { username: 'user_name' },
    renew: { chargeperiod: 'term' },
  },
  operatorValues: { chargeperiod: { MONTHLY: '30' } },
  operatorEnvelope: { '*': 'data' },
};
const sent = (endpoint: Endpoint, request: unknown, idempotencyKey?: string) =>
  send(endpoint, request, {
    ...{ baseUrl: operator.baseUrl, operatorWords },
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  });
const failureOf = (answering: Promise<unknown>): Promise<unknown> =>
  answering.then(
    () => 'done',
    (error: unknown) => (error instanceof FailureError ? error.failure : error),
  );

describe('A request in an operator’s own words', () => {
  it('A query, a form and a JSON body have the operator’s names', async () => {
    operator.respondsBy(json({ data: {} }));
    await failureOf(sent(endpoints.login, { username: 'asha', password: 'x' }));
    expect(operator.last().path).toMatch(/login\?user_name=asha&password=x$/);
    await failureOf(sent(endpoints.closeTicket, { ticketid: 'DK1' }));
    expect(JSON.parse(operator.last().body)).toEqual({ ticket_no: 'DK1' });
  });

  it('A path parameter keeps its place and its name', async () => {
    operator.respondsBy(json({ data: {} }));
    await failureOf(sent(endpoints.ticketPage, { ticketid: 'DK1', page: 2 }));
    expect(operator.last().path).toMatch(/ticket\.php\/DK1\?page=2$/);
  });

  it('A write of money keeps its key, and its values but those that are named', async () => {
    operator.respondsBy(json({ data: [{ productid: 'A', productstatus: 'ACTIVE' }] }));
    const renewal = { productid: 'A', chargeperiod: 'MONTHLY', amount: '10.00', stbno: '7' };
    expect(await sent(endpoints.renew, renewal, 'intent-00001')).toHaveLength(1);
    const { headers, body } = operator.last();
    expect(headers['idempotency-key']).toBe('intent-00001');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      ...{ prod_id: 'A', term: '30', sum: '10.00', stbno: '7' },
    });
  });

  it('A signature travels letter by letter', async () => {
    operator.respondsBy(json({}, 500));
    const confirmation = { method: 'INSTALMENT', signature: 'a+b/c==MONTHLY', amount: '1.00' };
    await failureOf(sent(endpoints.confirmPayment, confirmation, 'intent-00002'));
    expect(new URLSearchParams(operator.last().body).get('signature')).toBe('a+b/c==MONTHLY');
  });
});

describe('An envelope that fails', () => {
  it.each([
    ['a renewal with a known code', { errorcode: '1087' }, endpoints.renew, 'refused'],
    ['a renewal without a code', { status: 'failure' }, endpoints.renew, 'unknown'],
    ['a change of details', { success: false }, endpoints.updateSubscriber, 'unknown'],
    ['a payment’s status', { error: 'No' }, endpoints.paymentStatus, 'refused'],
  ])(
    '%s with %j beside its data is not done, whatever the data says',
    async (_what, beside, endpoint, kind) => {
      const outcome = {
        txnid: 'T',
        amount: '1.00',
        status: 'success',
        success: { status: 'true' },
      };
      const row = { productid: 'A', productstatus: 'ACTIVE' };
      const data =
        endpoint.name === 'paymentStatus'
          ? outcome
          : endpoint.name === 'renew'
            ? [row]
            : { message: 'Saved' };
      operator.respondsBy(json({ data }));
      expect(await failureOf(sent(endpoint, { productid: 'A' }))).toBe('done');
      operator.respondsBy(json({ ...beside, data }));
      expect(await failureOf(sent(endpoint, { productid: 'A' }))).toMatchObject({ kind });
    },
  );
});
