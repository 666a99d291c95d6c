import { createSlice } from '@reduxjs/toolkit';
import { takeEvery } from 'typed-redux-saga';
import { endpoints } from '../../../../sagas/api/endpoints';
import type { Domain } from '../../../../sagas/core/domain';
import { selectIsLoading } from '../../../../store/app/loader';
import { selectStatus } from '../../../../store/core/flows';
import { documentedState } from '../../../../store/documented/documentedState';
import {
  acceptTerms,
  loggedOut,
  loggedOutElsewhere,
  sessionDiscarded,
  sessionExpired,
} from '../../../../store/identity/session';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { takeDefects } from '../../../support/defects';
import { loadedHomeDomains, openPortal, type TestPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';

const all = { productstatus: 'ALL' } as const;
const ends = [
  sessionExpired(),
  loggedOut({ isConfirmedByOperator: true }),
  loggedOutElsewhere(),
  sessionDiscarded(),
];

/** A domain of another screen that throws on demand. */
const topUp = createSlice({
  name: 'topUp',
  initialState: { ...documentedState.topUp, seen: 0 },
  reducers: {
    topUpOpened: (state) => ({ ...state, seen: state.seen + 1 }),
    topUpBroken: (state) => state,
  },
});
const { topUpOpened, topUpBroken } = topUp.actions;
const counting = () => {
  let heard = 0;
  const domain: Domain = {
    name: 'topUp',
    reducer: topUp.reducer,
    *saga() {
      yield* takeEvery(topUpOpened, () => void (heard += 1));
      yield* takeEvery(topUpBroken, () => {
        throw new Error('this saga is broken');
      });
    },
  };
  return { domain, heard: () => heard };
};

const packsArrive = async ({ operator, dispatch, until, state }: TestPortal) => {
  operator.answers(endpoints.activePacks, [{ productid: 'FAM01' }]);
  dispatch(loadActivePacks.requested(all));
  await until((now) => selectActivePacks(now) !== null);
  expect(selectActivePacks(state())).toHaveLength(1);
};

describe.each(ends)('The end of a session by $type', (end) => {
  it('Calls in flight are aborted, and the loader goes to zero', async () => {
    const portal = await openPortal();
    await portal.logIn({ companyagreement: 'NO' });
    for (const endpoint of [endpoints.activePacks, endpoints.acceptTerms])
      portal.operator.keepsSilent(endpoint);
    portal.dispatch(loadActivePacks.requested(all));
    portal.dispatch(acceptTerms.requested());
    await untilIdle();
    expect(selectIsLoading(portal.state())).toBe(true);
    const running = portal.operator.received.slice(-2);
    expect(running.map(({ call }) => call).sort()).toEqual(['acceptTerms', 'activePacks']);

    portal.dispatch(end);
    await untilIdle();
    expect(running.map(({ request }) => request.signal.aborted)).toEqual([true, true]);
    expect(portal.state().loader).toBe(0);
    expect(selectStatus(portal.state(), loadActivePacks)).toBe('idle');
  });

  it('Every feature works in the next session', async () => {
    const portal = await openPortal();
    await portal.logIn();
    portal.dispatch(end);
    await portal.logIn({ customerid: '43' });
    await packsArrive(portal);
  });
});

describe('A domain loaded in the middle of a session', () => {
  it('A loaded domain works immediately', async () => {
    const { domain, heard } = counting();
    const portal = await openPortal();
    await portal.logIn();
    portal.dispatch(topUpOpened());
    expect(heard()).toBe(0);
    portal.add(domain);
    portal.dispatch(topUpOpened());
    expect(heard()).toBe(1);
    expect(portal.state().topUp).toMatchObject({ seen: 1 });
  });

  it('A loaded domain works once in the next session', async () => {
    const { domain, heard } = counting();
    const portal = await openPortal();
    await portal.logIn();
    portal.add(domain);
    portal.dispatch(sessionExpired());
    portal.dispatch(topUpOpened());
    expect(heard()).toBe(1);
    expect(portal.state().topUp).toMatchObject({ seen: 1 });
  });
});

describe('A saga that throws', () => {
  it('The saga is restarted, and the other sagas keep running', async () => {
    const { domain, heard } = counting();
    const portal = await openPortal({ domains: [...loadedHomeDomains, domain] });
    portal.dispatch(topUpBroken());
    expect(takeDefects()).toEqual([new Error('this saga is broken')]);

    await packsArrive(portal);
    // The event is dispatched until it has an effect, because the saga starts again after a pause.
    await until(() => {
      portal.dispatch(topUpOpened());
      return heard() > 0;
    });
    expect(heard()).toBe(1);
  });
});

it('The answer to a question of an earlier session is not shown', async () => {
  const portal = await openPortal();
  await portal.logIn();
  const answer = portal.operator.holdsBack(endpoints.alerts);
  portal.dispatch(loadAlerts.requested({ page: 1 }));
  await untilIdle();
  portal.dispatch(sessionExpired());
  await portal.logIn({ customerid: '43' });
  answer({ count: 1, data: [{ idalert: 'of the other' }] });
  await untilIdle();
  expect(portal.eventsOf(loadAlerts.succeeded)).toEqual([]);
});
