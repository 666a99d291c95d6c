import { render } from '@testing-library/react';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import { useRequestAtStart } from '../../../../src/app/hooks/useFlow';
import { type PortalServices, PortalServicesProvider } from '../../../../src/app/PortalServices';
import { takeFirstReads } from '../../../../src/boot/firstReads';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { loadActivePacks } from '../../../../store/packs/packs';
import { openPortal } from '../../../support/portal';
import { until } from '../../../support/waiting';
import { quietServices } from '../app/quietServices';

const FLOWS = [loadSubscriber, loadAlerts, loadActivePacks, loadEquipment];
const requests = FLOWS.map(({ requested }) => requested.type);

const ok = Promise.resolve({ ok: true } as Response); // nothing else of it is read
const broken = Promise.resolve({ ok: false } as Response); // nothing else of it is read
const lost = Promise.reject(new TypeError('Failed to fetch'));
lost.catch(() => undefined);
const silent = new Promise<Response>(() => undefined);

const leaveEarly = (answers: readonly Promise<Response>[]): void => {
  document.documentElement.earlyReads = new Map(
    answers.map((answer, at) => [
      `https://operator.example.com/${at}`,
      { session: '0 42', leftAt: 0, abort: () => undefined, answer },
    ]),
  );
};

afterEach(() => {
  delete document.documentElement.earlyReads;
  jest.useRealTimers();
});

/** A page before its first rendering. No saga answers the requests. */
const starting = async () => {
  const { store, dispatch, events } = await openPortal({ domains: [] });
  const services: PortalServices = { ...quietServices, requestedEarly: new Set() };
  const requested = () =>
    events.map(({ type }) => type).filter((type) => requests.some((request) => request === type));
  const Part = () => {
    const requestAtStart = useRequestAtStart();
    useEffect(() => requestAtStart(loadSubscriber.requested()), [requestAtStart]);
    return null;
  };
  const mount = () =>
    render(
      <Provider store={store}>
        <PortalServicesProvider value={services}>
          <Part />
        </PortalServicesProvider>
      </Provider>,
    );
  return { dispatch, requested, mount, taken: takeFirstReads(store, services) };
};

it('Answers that are there before the first rendering are taken first, and are not requested again by Home', async () => {
  leaveEarly([ok, ok, ok, ok]);
  const { dispatch, requested, mount, taken } = await starting();
  const isTaken = jest.fn();
  void taken.then(isTaken);
  await until(() => requested().length === requests.length);
  expect(requested()).toEqual(requests);
  for (const { cancelled } of FLOWS) {
    expect(isTaken).not.toHaveBeenCalled();
    dispatch(cancelled());
    await Promise.resolve();
  }
  await taken;
  mount().unmount();
  expect(requested()).toEqual(requests);
  mount();
  expect(requested()).toEqual([...requests, loadSubscriber.requested.type]);
});

it.each([
  ['one is still on its way', [ok, ok, silent, ok]],
  ['one was refused', [ok, ok, ok, broken]],
  ['one was lost', [lost, ok, ok, ok]],
  ['one did not leave early', [ok, ok, ok]],
  ['none left early', []],
])('Home requests its reads itself when %s', async (_, answers) => {
  leaveEarly(answers);
  const { requested, mount, taken } = await starting();
  await taken;
  expect(requested()).toEqual([]);
  mount();
  expect(requested()).toEqual([loadSubscriber.requested.type]);
});

it('The first rendering does not wait for an answer whose body does not end', async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  leaveEarly([ok, ok, ok, ok]);
  const { requested, taken } = await starting();
  await jest.advanceTimersByTimeAsync(1_000);
  await taken;
  expect(requested()).toEqual(requests);
});
