import type { Entry } from 'har-format';
import { endpoints } from '../../sagas/api/endpoints';
import type { CallName } from '../../store/wire/answers';
import type { RequestOf } from '../../store/wire/requests/requests';
import { COOKIE } from '../operator/books/session';
import type { Dialect } from '../operator/dialects/dialects';
import { createOperator } from '../operator/operator';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { requestFor } from '../operator/testClient';

const ORIGIN = 'https://old.example.com';

/** What an operator's engineer does in the old portal, as the browser's HTTP Archive records it. */
export const dialectArchive = async (dialect: Dialect): Promise<string> => {
  const operator = await createOperator({ database: ':memory:', dialect });
  const entries: Partial<Entry>[] = [];
  let session = '';
  const named = (fields: object) =>
    Object.fromEntries(
      Object.entries(fields).map(([field, value]: [string, unknown]) => [
        field === 'ticketid' ? field : dialect.nameOf(field),
        typeof value === 'string' ? (dialect.values[field]?.[value] ?? value) : value,
      ]),
    );
  const play = async <Name extends CallName>(call: Name, request: RequestOf<Name>) => {
    const asked = requestFor(endpoints[call], named(request ?? {}));
    const response = await operator.app.inject({
      ...asked,
      headers: { ...asked.headers, ...(session !== '' && { cookie: `${COOKIE}=${session}` }) },
    });
    session = response.cookies.find(({ name }) => name === COOKIE)?.value ?? session;
    const { 'content-type': type } = response.headers;
    entries.push(
      entryOf(asked, response.statusCode, String(type), response.body, operator.clock.now()),
    );
    return answered(dialect, JSON.parse(response.body));
  };
  await play('maintenance', undefined);
  await play('login', { username: 'meera', password: 'not this one' });
  await play('login', { username: 'meera', password: DEMO_PASSWORD });
  await play('subscriber', undefined);
  await play('cpe', undefined);
  const packs = await play('activePacks', { productstatus: 'ALL' });
  await play('renewablePacks', { productstatus: 'ALL' });
  const [offered] = await play('availablePacks', { page: 1, pagesize: 50 });
  await play('channels', { page: 1, pagesize: 50 });
  await play('promos', { portal: 'SELFCARE' });
  await play('alerts', { page: 1 });
  await play('transactions', { page: 1 });
  const categories = await play('ticketCategories', undefined);
  const category = categories.find((one) => one('needsbox') === 'false');
  const [contact] = await play('contactMethods', undefined);
  await play('documents', undefined);
  await play('longDurationPrices', undefined);
  const [ticket] = await play('createTicket', {
    ...{
      categoryid: category?.('categoryid') ?? '',
      contactmethod: contact?.('contactmethod') ?? '',
    },
    ...{ subject: 'No picture', description: 'Since this morning.' },
  });
  const ticketid = ticket?.('ticketid') ?? '';
  await play('ticketPage', { ticketid, page: 1 });
  await play('tickets', { page: 1 });
  await play('closeTicket', { ticketid });
  const due = packs.find((pack) => pack('renewable') === 'true');
  if (!due) throw new Error('The seeds hold no pack that can be renewed.');
  await play('renew', {
    ...{ productid: due('productid'), stbno: due('stbno'), chargeperiod: 'MONTHLY' },
    amount: due('totalprice'),
  });
  await play('addToCart', { productid: offered?.('productid') ?? '', chargeperiod: 'MONTHLY' });
  const [cart] = await play('cart', undefined);
  const amount = cart?.('total') ?? '';
  const [order] = await play('checkout', { amount, paymentmode: 'ONLINE' });
  const [payment] = await play('payAsLcoCustomer', {
    ...{ amount, currency: 'INR', purpose: 'CART', orderid: order?.('orderid') ?? '' },
  });
  await play('paymentStatus', { txnid: payment?.('txnid') ?? '' });
  await play('instantCustomer', { customeridentity: '9000004412' });
  await playCodes(play, () => operator.books.otps('100004417').at(-1)?.code ?? '');
  await playOthers(play);
  await play('logout', undefined);
  await operator.close();
  return JSON.stringify({ log: { version: '1.2', entries } });
};

type Play = <Name extends CallName>(
  call: Name,
  request: RequestOf<Name>,
) => Promise<readonly Reading[]>;

const MOBILE = '9000004412';

/** Resets a forgotten password with a one-time code. */
const playCodes = async (play: Play, code: () => string): Promise<void> => {
  const [claimed] = await play('validate', { identity: MOBILE, purpose: 'RESETPASSWORD' });
  const validationtoken = claimed?.('validationtoken') ?? '';
  await play('generateOtp', { validationtoken });
  const [verified] = await play('verifyOtp', { validationtoken, otp: code() });
  const verificationtoken = verified?.('verificationtoken') ?? '';
  await play('resetPassword', { verificationtoken, newpassword: DEMO_PASSWORD });
};

/** What fewer subscribers do: refresh a box, order a connection, pay later, pay by UPI, look up a streaming service. */
const playOthers = async (play: Play): Promise<void> => {
  const [box] = await play('cpe', undefined);
  await play('retrack', { stbno: box?.('stbno') ?? '' });
  await play('offerSubscriber', { mobileno: MOBILE, pincode: '422001' });
  const [plan] = await play('offerPlans', { page: 1, pincode: '422001' });
  await play('placeOrder', {
    ...{ planid: plan?.('planid') ?? '', amount: plan?.('total') ?? '', mobileno: MOBILE },
    ...{ firstname: 'Test', address: 'Test', pincode: '422001' },
  });
  const agreed = { amount: '500.00', currency: 'INR' } as const;
  const order = { ...agreed, purpose: 'TOPUP', mobileno: MOBILE } as const;
  const [held] = await play('instalmentEligibility', order);
  const hold = { txnRefNo: held?.('txnRefNo') ?? '', paymentid: held?.('paymentid') ?? '' };
  await play('instalmentResendOtp', hold);
  await play('instalmentPay', {
    ...{ ...hold, ...agreed, subscriberid: held?.('subscriberid') ?? '', otp: '000000' },
    initiatesignature: held?.('initiatesignature') ?? '',
  });
  await play('instalmentCancel', hold);
  await play('instantPay', { ...agreed, customeridentity: MOBILE });
  await play('ottQuickPay', { mobileno: MOBILE });
};

/** Reads a field of one object in an answer, by the portal's name for the field. */
type Reading = (field: string) => string;

const answered = (dialect: Dialect, answer: unknown): readonly Reading[] => {
  const body = dialect.envelope ? recordOf(answer)[dialect.envelope.data] : answer;
  const objects: readonly unknown[] = Array.isArray(body) ? body : [body];
  return objects.map((object) => (field) => textOf(recordOf(object)[dialect.nameOf(field)]));
};

const textOf = (value: unknown): string =>
  ['string', 'number', 'boolean'].includes(typeof value) ? `${value as string}` : ''; // one of the three

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const entryOf = (
  asked: ReturnType<typeof requestFor>,
  status: number,
  type: string,
  text: string,
  at: number,
): Partial<Entry> => ({
  startedDateTime: new Date(at).toISOString(),
  time: 20,
  request: {
    ...{ method: asked.method, url: `${ORIGIN}/portal/api${asked.url}`, httpVersion: 'HTTP/2' },
    ...{ cookies: [], headers: [], queryString: [], headersSize: -1, bodySize: -1 },
    ...(asked.payload !== undefined && {
      postData: { mimeType: asked.headers['content-type'] ?? '', text: String(asked.payload) },
    }),
  },
  response: {
    ...{ status, statusText: '', httpVersion: 'HTTP/2', cookies: [], headers: [], redirectURL: '' },
    ...{ headersSize: -1, bodySize: -1, content: { size: text.length, mimeType: type, text } },
  },
});
