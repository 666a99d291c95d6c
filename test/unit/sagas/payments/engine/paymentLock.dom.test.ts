import { runSaga } from 'redux-saga';
import { withPaymentLock } from '../../../../../sagas/payments/engine/withPaymentLock';
import { promisesSettle } from '../../../../support/waiting';

const usual = Object.getOwnPropertyDescriptor(navigator, 'locks');
const give = (locks: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
afterEach(() => {
  if (usual) Object.defineProperty(navigator, 'locks', usual);
  else Reflect.deleteProperty(navigator, 'locks');
});

const paid = () =>
  runSaga({}, function* () {
    return yield* withPaymentLock(function* () {
      return 'paid';
    });
  }).toPromise();
const failed = () =>
  runSaga({ onError: () => undefined }, function* () {
    yield* withPaymentLock(function* () {
      throw new Error('refused');
    });
  }).toPromise();

it('A browser without locks pays at once', async () => {
  give(undefined);
  await expect(paid()).resolves.toBe('paid');
});

it('A browser that refuses the lock, as it refuses all storage, pays at once and does not wait for ever', async () => {
  const request = jest.fn(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  give({ request });
  await expect(paid()).resolves.toBe('paid');
  expect(request).toHaveBeenCalledTimes(1);
});

it('A payment waits until another tab gives the lock', async () => {
  let grant: () => void = () => undefined;
  const request = (_: string, __: LockOptions, untilEnded: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      grant = () => resolve(untilEnded());
    });
  give({ request });
  let isPaid = false;
  const payment = paid().then(() => {
    isPaid = true;
  });
  await Promise.resolve();
  expect(isPaid).toBe(false);
  grant();
  await payment;
  expect(isPaid).toBe(true);
});

it.each([
  ['has ended', paid],
  ['has failed', failed],
])('The lock is given back when the payment %s', async (_, pay) => {
  let isGivenBack = false;
  give({
    request: async (...[, , untilEnded]: Parameters<LockManager['request']>) => {
      await untilEnded(null);
      isGivenBack = true;
    },
  });
  await pay().catch(() => undefined);
  await promisesSettle();
  expect(isGivenBack).toBe(true);
});
