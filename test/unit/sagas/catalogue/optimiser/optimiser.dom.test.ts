import { catalogueDomain } from '../../../../../sagas/catalogue/catalogue';
import { optimiserDomain } from '../../../../../sagas/catalogue/optimiser/optimiser';
import { SEARCH_TIME_LIMIT } from '../../../../../sagas/catalogue/optimiser/searchProtocol';
import { packsDomain } from '../../../../../sagas/packs/packs';
import { channelPageArrived, packPageArrived } from '../../../../../store/catalogue/catalogue';
import {
  findCheapest,
  selectionChanged,
  selectSaving,
} from '../../../../../store/catalogue/optimiser/optimiser';
import { selectFailure, selectStatus } from '../../../../../store/core/flows';
import { sessionExpired } from '../../../../../store/identity/session';
import { loadActivePacks } from '../../../../../store/packs/packs';
import { aPack } from '../../../../support/builders';
import { takeDefects } from '../../../../support/defects';
import { openPortal } from '../../../../support/portal';
import {
  setWorkerBehaviour,
  startedWorkers,
  type WorkerBehaviour,
} from '../../../../support/searchWorker';
import { aBouquet, aPricedChannel, paise } from '../../../store/catalogue/optimiser/catalogues';

jest.mock('../../../../../sagas/catalogue/optimiser/startWorker', () =>
  jest.requireActual<object>('../../../../support/searchWorker'),
);

const channels = ['a', 'b'].map((id) =>
  aPricedChannel({ channelid: id, productid: `S${id}`, price: paise(500), bouquets: ['BOTH'] }),
);
const both = aBouquet({ productid: 'BOTH', price: paise(800) });
const own = ['Sa', 'Sb'].map((productid) =>
  aPack({
    productid,
    producttype: 'CHANNEL',
    productstatus: 'ACTIVE',
    stbno: 'STB1',
    price: paise(500),
    chargeperiod: 'MONTHLY',
  }),
);

const household = async (behaviour: WorkerBehaviour) => {
  setWorkerBehaviour(behaviour);
  const portal = await openPortal({ domains: [packsDomain, catalogueDomain, optimiserDomain] });
  const page = { page: 1, at: Date.now(), isLast: true };
  portal.dispatch(loadActivePacks.succeeded(own));
  portal.dispatch(packPageArrived({ ...page, items: [both] }));
  portal.dispatch(channelPageArrived({ ...page, items: channels }));
  return {
    ...portal,
    ends: (status: string) => portal.until((state) => selectStatus(state, findCheapest) === status),
    failure: () => selectFailure(portal.state(), findCheapest),
  };
};
const running = () => startedWorkers().filter(({ isRunning }) => isRunning);

describe('The search for the cheapest mix', () => {
  it('The search uses its own worker with two seconds and ends it with the answer', async () => {
    const { dispatch, ends, state } = await household('answers');
    dispatch(findCheapest.requested());
    await ends('succeeded');
    expect(selectSaving(state())).toMatchObject({
      currentPrice: 1_000,
      newPrice: 800,
      isCheapest: true,
    });
    expect(startedWorkers()).toHaveLength(1);
    expect(startedWorkers()[0]?.asked[0]).toMatchObject({
      timeLimit: SEARCH_TIME_LIMIT,
      problem: { required: ['a', 'b'], owned: ['Sa', 'Sb'] },
    });
    expect(running()).toEqual([]);
  });

  it('Stopping the search ends the worker and keeps the previous result', async () => {
    const { dispatch, ends, state, failure } = await household('keepsSilent');
    dispatch(findCheapest.requested());
    await ends('running');
    expect(running()).toHaveLength(1);
    dispatch(findCheapest.cancelled());
    await ends('idle');
    expect(running()).toEqual([]);
    expect(selectSaving(state())).toBeNull();
    expect(failure()).toBeNull();
  });

  it('A new search ends the running one, so one worker runs at a time', async () => {
    const { dispatch, ends } = await household('keepsSilent');
    dispatch(findCheapest.requested());
    dispatch(findCheapest.requested());
    await ends('running');
    expect(startedWorkers()).toHaveLength(2);
    expect(running()).toHaveLength(1);
  });

  it('The end of the session ends the worker', async () => {
    const { dispatch, ends } = await household('keepsSilent');
    dispatch(findCheapest.requested());
    await ends('running');
    dispatch(sessionExpired('cart'));
    expect(running()).toEqual([]);
  });

  it.each<WorkerBehaviour>(['cannotStart', 'doesNotCome'])(
    'When the worker %s, the search reports that it could not start and can be retried',
    async (behaviour) => {
      const { dispatch, ends, failure } = await household(behaviour);
      dispatch(findCheapest.requested());
      await ends('failed');
      expect(failure()).toEqual({ kind: 'unreachable', call: 'optimiser' });
      expect(running()).toEqual([]);
      setWorkerBehaviour('answers');
      dispatch(findCheapest.requested());
      await ends('succeeded');
    },
  );

  it('A worker that throws is reported as a defect', async () => {
    const { dispatch, ends, failure } = await household('breaks');
    dispatch(findCheapest.requested());
    await ends('failed');
    expect(failure()).toEqual({ kind: 'defect' });
    expect(takeDefects()).toEqual([new Error('It broke')]);
    expect(running()).toEqual([]);
  });

  it('A worker that never answers is ended', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const opening = household('keepsSilent');
      await jest.advanceTimersByTimeAsync(1_000);
      const { dispatch, failure, state } = await opening;
      dispatch(findCheapest.requested());
      await jest.advanceTimersByTimeAsync(29_000);
      expect(selectStatus(state(), findCheapest)).toBe('running');
      await jest.advanceTimersByTimeAsync(2_000);
      expect(failure()).toEqual({ kind: 'tooSlow', call: 'optimiser' });
      expect(running()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('The search does not start before the packs and the catalogue are loaded', async () => {
    setWorkerBehaviour('answers');
    const portal = await openPortal({ domains: [packsDomain, catalogueDomain, optimiserDomain] });
    expect(await portal.press(findCheapest)).toBe('failed');
    expect(selectFailure(portal.state(), findCheapest)).toMatchObject({ kind: 'payloadMissing' });
    expect(startedWorkers()).toEqual([]);
  });

  it('The answer applies to the wishes it was computed for', async () => {
    const { dispatch, ends, state } = await household('answers');
    dispatch(findCheapest.requested());
    dispatch(selectionChanged({ stbno: 'STB1', keepsAll: false, unwanted: ['a'], added: [] }));
    await ends('succeeded');
    expect(selectSaving(state())).toBeNull();
  });
});
