import { optimiserDomain } from '../../../../sagas/catalogue/optimiser/optimiser';
import { SEARCH_TIME_LIMIT } from '../../../../sagas/catalogue/optimiser/limits';
import { catalogueDomain } from '../../../../sagas/catalogue/catalogue';
import { packsDomain } from '../../../../sagas/packs/packs';
import { channelPageArrived, packPageArrived } from '../../../../store/catalogue/catalogue';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  findCheapest,
  selectSaving,
  selectionChanged,
} from '../../../../store/catalogue/optimiser/optimiser';
import { loadActivePacks } from '../../../../store/packs/packs';
import { sessionExpired } from '../../../../store/identity/session';
import { aPack } from '../../../support/builders';
import { takeDefects } from '../../../support/defects';
import { openPortal } from '../../../support/portal';
import { startedWorkers, workersWill, type Conduct } from '../../../support/searchWorker';
import { aBouquet, aChannel, paise } from '../../store/catalogue/optimiser/catalogues';

jest.mock('../../../../sagas/catalogue/optimiser/startWorker', () =>
  jest.requireActual<object>('../../../support/searchWorker'),
);

const channels = ['a', 'b'].map((id) =>
  aChannel({ channelid: id, productid: `S${id}`, price: paise(500), bouquets: ['BOTH'] }),
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

const household = async (conduct: Conduct) => {
  workersWill(conduct);
  const portal = await openPortal({ domains: [packsDomain, catalogueDomain, optimiserDomain] });
  const page = { page: 1, at: Date.now(), isLast: true };
  portal.say(loadActivePacks.succeeded(own));
  portal.say(packPageArrived({ ...page, items: [both] }));
  portal.say(channelPageArrived({ ...page, items: channels }));
  return {
    ...portal,
    ends: (status: string) => portal.until((state) => selectStatus(state, findCheapest) === status),
    failure: () => selectFailure(portal.state(), findCheapest),
  };
};
const running = () => startedWorkers().filter(({ isRunning }) => isRunning);

describe('the search for the cheapest mix', () => {
  it('asks a worker of its own, gives it two seconds, and ends it with its answer', async () => {
    const { say, ends, state } = await household('answers');
    say(findCheapest.requested());
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

  it('ends the worker when the subscriber stops, and leaves what there was', async () => {
    const { say, ends, state, failure } = await household('keepsSilent');
    say(findCheapest.requested());
    await ends('running');
    expect(running()).toHaveLength(1);
    say(findCheapest.cancelled());
    await ends('idle');
    expect(running()).toEqual([]);
    expect(selectSaving(state())).toBeNull();
    expect(failure()).toBeNull();
  });

  it('begins anew when it is asked again, with one worker at a time', async () => {
    const { say, ends } = await household('keepsSilent');
    say(findCheapest.requested());
    say(findCheapest.requested());
    await ends('running');
    expect(startedWorkers()).toHaveLength(2);
    expect(running()).toHaveLength(1);
  });

  it('ends the worker with the session', async () => {
    const { say, ends } = await household('keepsSilent');
    say(findCheapest.requested());
    await ends('running');
    say(sessionExpired('cart'));
    expect(running()).toEqual([]);
  });

  it.each<Conduct>(['cannotStart', 'doesNotCome'])(
    'says that it could not start when the worker %s, and can be tried again',
    async (conduct) => {
      const { say, ends, failure } = await household(conduct);
      say(findCheapest.requested());
      await ends('failed');
      expect(failure()).toEqual({ kind: 'unreachable', call: 'optimiser' });
      expect(running()).toEqual([]);
      workersWill('answers');
      say(findCheapest.requested());
      await ends('succeeded');
    },
  );

  it('says that it is our mistake when the worker breaks', async () => {
    const { say, ends, failure } = await household('breaks');
    say(findCheapest.requested());
    await ends('failed');
    expect(failure()).toEqual({ kind: 'defect' });
    expect(takeDefects()).toEqual([new Error('It broke')]);
    expect(running()).toEqual([]);
  });

  it('gives up a worker that never answers', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    try {
      const opening = household('keepsSilent');
      await jest.advanceTimersByTimeAsync(1_000);
      const { say, failure, state } = await opening;
      say(findCheapest.requested());
      await jest.advanceTimersByTimeAsync(29_000);
      expect(selectStatus(state(), findCheapest)).toBe('running');
      await jest.advanceTimersByTimeAsync(2_000);
      expect(failure()).toEqual({ kind: 'tooSlow', call: 'optimiser' });
      expect(running()).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is not begun before the packs and the catalogue are there', async () => {
    workersWill('answers');
    const portal = await openPortal({ domains: [packsDomain, catalogueDomain, optimiserDomain] });
    portal.say(findCheapest.requested());
    await portal.until((state) => selectStatus(state, findCheapest) === 'failed');
    expect(selectFailure(portal.state(), findCheapest)).toMatchObject({ kind: 'payloadMissing' });
    expect(startedWorkers()).toEqual([]);
  });

  it('answers for the wishes it was asked with, and not for those of a moment later', async () => {
    const { say, ends, state } = await household('answers');
    say(findCheapest.requested());
    say(selectionChanged({ stbno: 'STB1', keepsAll: false, unwanted: ['a'], added: [] }));
    await ends('succeeded');
    expect(selectSaving(state())).toBeNull();
  });
});
