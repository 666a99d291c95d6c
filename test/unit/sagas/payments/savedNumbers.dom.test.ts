import { endpoints } from '../../../../sagas/api/endpoints';
import type { Domain } from '../../../../sagas/core/domain';
import { instantPaymentDomain } from '../../../../sagas/payments/instantPayment';
import { paymentsDomain } from '../../../../sagas/payments/payments';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import type { Paise } from '../../../../store/core/values/money';
import { loggedOut } from '../../../../store/identity/session';
import {
  findAccount,
  findSavedAccount,
  savedNumberRemoved,
  savedNumbersRead,
  saveNumber,
  selectAccountDetails,
  selectSavedNumber,
  selectSavedNumbers,
} from '../../../../store/payments/instantPayment';
import { maskedAccountOf } from '../../../../store/payments/maskedAccount';
import { startPayment } from '../../../../store/payments/payments';
import { aBill } from '../../../support/builders';
import { openPortal, type TestPortal } from '../../../support/portal';
import { forgetAllKeys, refuseKeys, storedKeys } from '../../../support/storage/keyStore';
import { until, untilIdle } from '../../../support/waiting';
import { pressPayment } from './openedPayments';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/storage/keyStore'));

const SLOT = 'selfcarePaidNumbers';
const NUMBER = '9000004412';
const ACCOUNT = maskedAccountOf(NUMBER);

const open = async (domains: readonly Domain[] = [instantPaymentDomain, paymentsDomain]) => {
  const portal = await openPortal({ domains });
  portal.operator.answers(endpoints.instantCustomer, {
    ...{ subscribername: 'A••a V•••a', currentbalance: '214.50', region: 'Nashik' },
    customeridentity: NUMBER,
  });
  return portal;
};
const keepOne = async (portal: TestPortal, number: string) => {
  await portal.press(findAccount, number);
  await portal.press(saveNumber, maskedAccountOf(number));
};
const asked = (portal: TestPortal) =>
  portal.operator
    .receivedOf('instantCustomer')
    .map(({ request }) => new URL(request.url).searchParams.get('customeridentity'));

beforeEach(forgetAllKeys);

it('A number that was looked up is not kept until the payer wants it', async () => {
  const portal = await open();
  await portal.press(findAccount, NUMBER);
  expect(selectSavedNumbers(portal.state())).toEqual([]);
  expect(localStorage.getItem(SLOT)).toBeNull();
});

it('A kept number is looked up again on a later page, and is nowhere in plain text', async () => {
  await keepOne(await open(), NUMBER);
  expect(localStorage.getItem(SLOT)).not.toBeNull();
  const everything = JSON.stringify({ ...localStorage });
  expect(everything).not.toContain(NUMBER);
  expect(everything).not.toContain(Buffer.from(NUMBER).toString('base64').replace(/=+$/, ''));

  sessionStorage.clear();
  const later = await open();
  const [kept] = selectSavedNumbers(later.state());
  expect(kept).toMatchObject({ account: ACCOUNT, amount: null });
  await later.press(findSavedAccount, kept!.id);
  expect(asked(later)).toEqual([NUMBER]);
  expect(later.moves.at(-1)).toMatch(/^\/instantpaymentconfirmdetails\//);
  expect(JSON.stringify(later.events)).not.toContain(NUMBER);
});

it('The amount that is paid is remembered with the number', async () => {
  const portal = await open();
  await keepOne(portal, NUMBER);
  portal.operator.answers(endpoints.instantPay, {
    ...{ txnid: 'TX1', amount: '300.00', expiresin: 300 },
    upiintent: 'upi://pay?pa=a%40b&am=300.00&cu=INR&tr=TX1',
  });
  await pressPayment(portal, {
    bill: aBill({ purpose: 'INSTANT', amount: 30_000 as Paise, account: ACCOUNT }),
    method: 'UPI',
    payee: { number: '', mobileno: '', email: '' },
  });
  expect(selectSavedNumber(portal.state(), ACCOUNT)?.amount).toBe(30_000);
  expect(localStorage.getItem(SLOT)).toContain('"amount":30000');
});

it('Five numbers are kept, and the oldest goes', async () => {
  const portal = await open();
  for (const end of [1, 2, 3, 4, 5, 6]) await keepOne(portal, `900000441${end}`);
  const kept = selectSavedNumbers(portal.state());
  expect(kept).toHaveLength(5);
  expect(kept.map(({ account }) => account)).not.toContain(maskedAccountOf('9000004411'));
  await keepOne(portal, '9000004416');
  expect(selectSavedNumbers(portal.state())).toHaveLength(5);
});

it('A number is kept that the payer wants while another is being kept', async () => {
  const portal = await open();
  const accounts = ['9000000001', '9000000002'].map(maskedAccountOf);
  await portal.press(findAccount, '9000000001');
  await portal.press(findAccount, '9000000002');
  for (const account of accounts) portal.dispatch(saveNumber.requested(account));
  await portal.until(() => portal.eventsOf(saveNumber.succeeded).length === 2);
  const kept = selectSavedNumbers(portal.state()).map(({ account }) => account);
  expect(kept.reverse()).toEqual(accounts);
});

it('A removed number is gone, and the sealing key goes with the last one', async () => {
  const portal = await open();
  await keepOne(portal, NUMBER);
  expect(storedKeys()).toHaveLength(1);
  portal.dispatch(savedNumberRemoved(selectSavedNumbers(portal.state())[0]!.id));
  await portal.written();
  expect(selectSavedNumbers(portal.state())).toEqual([]);
  expect(localStorage.getItem(SLOT)).toBeNull();
  expect(storedKeys()).toEqual([]);
});

describe('A lookup that is followed by one of another number', () => {
  const OTHER = '9000009999';
  const kept = (portal: TestPortal) => selectSavedNumbers(portal.state())[0]!.id;
  const saved = [
    findSavedAccount,
    (portal: TestPortal) => findSavedAccount.requested(kept(portal)),
  ] as const;
  const typed = [findAccount, () => findAccount.requested(OTHER)] as const;

  it.each([
    ['a saved number', 'a typed one', saved, typed],
    ['a typed number', 'a saved one', typed, saved],
  ])(
    'The late answer about %s does not open its page before that of %s',
    async (_, __, first, second) => {
      const portal = await open();
      await keepOne(portal, NUMBER);
      const moves = portal.moves.length;
      const answers = [];
      for (const [, requested] of [first, second]) {
        const before = asked(portal).length;
        answers.push(portal.operator.holdsBack(endpoints.instantCustomer));
        portal.dispatch(requested(portal));
        await until(() => asked(portal).length > before);
      }
      expect(selectStatus(portal.state(), first[0])).toBe('idle');
      answers[0]?.({ subscribername: 'A••a V•••a', customeridentity: NUMBER });
      await untilIdle();
      expect(portal.moves).toHaveLength(moves);
      answers[1]?.({ subscribername: 'R•••n D•••h', customeridentity: OTHER });
      await portal.until((state) => selectStatus(state, second[0]) === 'succeeded');
      expect(portal.moves).toHaveLength(moves + 1);
      const id = portal.moves.at(-1)?.split('/').at(-1) ?? '';
      expect(selectAccountDetails(portal.state(), id)?.subscribername).toBe('R•••n D•••h');
    },
  );
});

it('The list stays after a logout', async () => {
  const portal = await open();
  await portal.logIn();
  await keepOne(portal, NUMBER);
  portal.dispatch(loggedOut({ isConfirmedByOperator: true }));
  await portal.written();
  expect(localStorage.getItem(SLOT)).not.toBeNull();
  expect(selectSavedNumbers(portal.state())).toHaveLength(1);
});

it('A number that this browser can no longer open is dropped, and nothing is asked', async () => {
  const portal = await open();
  await keepOne(portal, NUMBER);
  forgetAllKeys();
  const lookups = asked(portal).length;
  await portal.press(findSavedAccount, selectSavedNumbers(portal.state())[0]!.id);
  expect(selectFailure(portal.state(), findSavedAccount)).toMatchObject({ code: 'NUMBER_LOST' });
  expect(selectSavedNumbers(portal.state())).toEqual([]);
  expect(asked(portal)).toHaveLength(lookups);
});

it('A browser that refuses keys keeps nothing and says so', async () => {
  refuseKeys();
  const portal = await open();
  await keepOne(portal, NUMBER);
  expect(selectStatus(portal.state(), saveNumber)).toBe('failed');
  expect(localStorage.getItem(SLOT)).toBeNull();
});

describe('Several saved numbers', () => {
  const OTHER = '9000009999';
  const OTHER_ACCOUNT = maskedAccountOf(OTHER);
  const openWithTwo = async (domains?: readonly Domain[]) => {
    const portal = await open(domains);
    await keepOne(portal, NUMBER);
    await keepOne(portal, OTHER);
    return portal;
  };
  const idOf = (portal: TestPortal, account: string) =>
    selectSavedNumber(portal.state(), account)?.id ?? '';
  const upi = (purpose: 'INSTANT' | 'TOPUP', account: string) =>
    ({
      bill: aBill({ purpose, amount: 30_000 as Paise, account }),
      method: 'UPI',
      payee: { number: '', mobileno: '', email: '' },
    }) as const;

  it('Each entry leads to its own connection', async () => {
    const portal = await openWithTwo();
    for (const [account, number] of [
      [ACCOUNT, NUMBER],
      [OTHER_ACCOUNT, OTHER],
    ] as const) {
      await portal.press(findSavedAccount, idOf(portal, account));
      expect(asked(portal).at(-1)).toBe(number);
    }
  });

  it('A number that is saved again is in the list once, as the newest', async () => {
    const portal = await openWithTwo();
    await keepOne(portal, NUMBER);
    const accounts = selectSavedNumbers(portal.state()).map(({ account }) => account);
    expect(accounts).toEqual([ACCOUNT, OTHER_ACCOUNT]);
  });

  it('Removing one of them keeps the other and the key that encrypts it', async () => {
    const portal = await openWithTwo();
    portal.dispatch(savedNumberRemoved(idOf(portal, ACCOUNT)));
    await portal.written();
    const accounts = selectSavedNumbers(portal.state()).map(({ account }) => account);
    expect(accounts).toEqual([OTHER_ACCOUNT]);
    expect(storedKeys()).toHaveLength(1);
    await portal.press(findSavedAccount, idOf(portal, OTHER_ACCOUNT));
    expect(asked(portal).at(-1)).toBe(OTHER);
  });

  it.each([
    ['of an instant payment is saved with its own number only', 'INSTANT', ACCOUNT, [null, 30_000]],
    ['of another payment is not saved', 'TOPUP', ACCOUNT, [null, null]],
    ['for a number that is not saved changes no entry', 'INSTANT', 'unsaved', [null, null]],
  ] as const)('The amount %s', async (_, purpose, account, amounts) => {
    // Without the domain that would carry the payment out.
    const portal = await openWithTwo([instantPaymentDomain]);
    const lists = portal.eventsOf(savedNumbersRead).length;
    portal.dispatch(startPayment.requested(upi(purpose, account)));
    await untilIdle();
    expect(selectSavedNumbers(portal.state()).map(({ amount }) => amount)).toEqual(amounts);
    const isSaved = amounts.some((amount) => amount !== null);
    expect(portal.eventsOf(savedNumbersRead)).toHaveLength(lists + (isSaved ? 1 : 0));
  });

  it('A number that another tab has saved is offered in this one', async () => {
    const portal = await open();
    await keepOne(await open(), NUMBER);
    expect(selectSavedNumbers(portal.state())).toEqual([]);
    window.dispatchEvent(new StorageEvent('storage', { key: SLOT }));
    await untilIdle();
    expect(selectSavedNumbers(portal.state())).toMatchObject([{ account: ACCOUNT }]);
  });
});

it('A number that was not looked up in this page cannot be saved', async () => {
  const portal = await open();
  await portal.press(saveNumber, maskedAccountOf('9000001234'));
  expect(selectFailure(portal.state(), saveNumber)?.kind).toBe('payloadMissing');
  expect(localStorage.getItem(SLOT)).toBeNull();
});
