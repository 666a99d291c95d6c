import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { endpoints } from '../../../../../sagas/api/endpoints';
import { cartSample } from '../../../../../sagas/api/samples/cart';
import { checkoutDomain } from '../../../../../sagas/cart/checkout';
import { readJournal } from '../../../../../sagas/payments/engine/journal';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { payFromBalance } from '../../../../../store/cart/checkout';
import { selectFailure } from '../../../../../store/core/flows';
import type { Paise } from '../../../../../store/core/values/money';
import { billForAccount, billOfCart } from '../../../../../store/payments/bill';
import { journalSlot } from '../../../../../store/payments/journal';
import { maskedAccountOf } from '../../../../../store/payments/maskedAccount';
import { startPayment, submitOtp } from '../../../../../store/payments/payments';
import { aCart } from '../../../../support/builders';
import type * as KeyStore from '../../../../support/storage/keyStore';
import { refuseStorage } from '../../../../support/storage/refuseStorage';
import {
  byCard,
  byInstalment,
  idIn,
  lastStep,
  openPortalAs,
  paymentPage,
  portalWithPayment,
  pressPayment,
  submittedAddresses,
} from '../openedPayments';

const mockDisk = jest.requireActual<typeof KeyStore>('../../../../support/storage/keyStore');
jest.mock('idb-keyval', () => mockDisk);
// The code only checks that there is an `indexedDB`.
Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true });

let makeRoom = () => undefined as void;
const fill = () => (makeRoom = refuseStorage());
beforeEach(() => mockDisk.forgetAllKeys());
afterEach(() => makeRoom());

const upi = {
  bill: billForAccount('INSTANT', maskedAccountOf('9000004417'), 10_000 as Paise),
  method: 'UPI',
  payee: { number: '9000004417', mobileno: '', email: '' },
} as const;
const open = () => openPortalAs({ domains: [subscriberDomain, paymentsDomain, checkoutDomain] });

describe('A browser that can write nothing down', () => {
  it.each([
    ['card', byCard],
    ['instalments', byInstalment],
    ['UPI', upi],
  ])('A payment by %s is not sent, and the reason is said', async (_, wanted) => {
    const portal = await open();
    fill();
    mockDisk.refuseKeys();
    await pressPayment(portal, wanted);
    expect(selectFailure(portal.state(), startPayment)).toMatchObject({
      ...{ kind: 'blocked', code: 'NOT_STORED' },
    });
    expect(lastStep(portal)).toBeUndefined();
  });

  it('A cart is not paid from the balance, and the reason is said', async () => {
    const portal = await open();
    portal.operator.answers(endpoints.cart, cartSample);
    portal.operator.answers(endpoints.transactions, []);
    portal.operator.answers(endpoints.activePacks, []);
    fill();
    mockDisk.refuseKeys();
    await portal.press(payFromBalance, { bill: billOfCart(aCart()) });
    expect(selectFailure(portal.state(), payFromBalance)).toMatchObject({
      ...{ kind: 'blocked', code: 'NOT_STORED' },
    });
  });

  it('A code is not sent, and can be sent when there is room again', async () => {
    const portal = await portalWithPayment(byInstalment);
    fill();
    mockDisk.refuseKeys();
    await portal.press(submitOtp, { id: idIn(portal), code: '123456' });
    expect(selectFailure(portal.state(), submitOtp)).toMatchObject({ code: 'NOT_STORED' });
    expect(lastStep(portal)).toBe('awaitingCode');
  });
});

it('With full localStorage the payment is in the journal by its copy', async () => {
  const portal = await open();
  portal.operator.answers(endpoints.payAsLcoCustomer, paymentPage);
  fill();
  await pressPayment(portal, byCard);
  expect([lastStep(portal), submittedAddresses]).toEqual(['atProvider', ['/card']]);
  expect(localStorage.getItem(journalSlot.key)).toBeNull();
  expect(mockDisk.storedKeys()).toMatchObject([{ lines: [{ txnid: 'TX1', step: 'atProvider' }] }]);
  expect(await readJournal()).toMatchObject([{ txnid: 'TX1', step: 'atProvider' }]);
});
