import './defects';
import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { runSaga, type Task } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import { equipmentDomain } from '../../sagas/account/equipment';
import { subscriberDomain } from '../../sagas/account/subscriber';
import { endpoints } from '../../sagas/api/endpoints';
import { reportDefect } from '../../sagas/api/failures';
import { subscriberSample } from '../../sagas/api/samples/subscriber';
import type { PageReload } from '../../sagas/app/deployment';
import type { NavigateTo } from '../../sagas/app/navigation';
import type { Domain, DomainSaga } from '../../sagas/core/domain';
import { promosDomain } from '../../sagas/home/promos';
import { alertsDomain } from '../../sagas/inbox/alerts';
import { packsDomain } from '../../sagas/packs/packs';
import { rootSaga } from '../../sagas/root/root';
import { appStarted, type AppState } from '../../store/app/app';
import type { AnyFlow } from '../../store/core/flow';
import { type FlowStatus, selectStatus } from '../../store/core/flows';
import type { DomainName } from '../../store/documented/documentedState';
import { type Credentials, logIn, selectIsLoggedIn } from '../../store/identity/session';
import { createPortalStore } from '../../store/root/createPortalStore';
import { createPreparedOperator, type PreparedOperator } from './operator';
import { withFakeDevTools } from './redactionGuard';
import { noteActivity, untilIdle, untilIn } from './waiting';

const BASE_URL = 'https://operator.example.com';

/** Domains of the dashboard, already loaded. `openPortal` has them by default. */
export const loadedHomeDomains: readonly Domain[] = [
  subscriberDomain,
  equipmentDomain,
  packsDomain,
  alertsDomain,
  promosDomain,
];

export interface PortalOptions {
  readonly app?: Partial<AppState>;
  readonly domains?: readonly Domain[];
  readonly navigate?: NavigateTo;
  readonly page?: PageReload;
}

const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * The whole portal except its screens: the real store with its real persistence, the real root saga, and an operator in
 * place of `fetch`. It is closed after the test, which fails when the portal made a call without a prepared answer.
 */
export const openPortal = async ({
  app,
  domains = loadedHomeDomains,
  navigate = async () => 'arrived',
  page = { build: 'build-1', reload: async () => undefined },
}: PortalOptions = {}) => {
  const operator = operatorOfThisTest();
  const events: UnknownAction[] = [];
  const moves: string[] = [];
  const prefilled: Credentials[] = [];
  const sagas = createSagaMiddleware({
    context: {
      page,
      loadLanguage: async () => undefined,
      prefillLogin: (credentials: Credentials) => void prefilled.push(credentials),
      navigate: (to: string) => {
        moves.push(to);
        return navigate(to);
      },
    },
    onError: reportDefect,
  });
  const portal = createPortalStore({
    middleware: [sagas, withFakeDevTools().middleware, recording(events)],
  });
  await portal.rehydrated;
  portal.store.dispatch(appStarted({ baseUrl: BASE_URL, ...app }));

  const running = new Map<DomainName, DomainSaga>();
  const add = ({ name, reducer, saga }: Domain): void => {
    running.set(name, saga);
    portal.addDomain(name, reducer);
  };
  domains.forEach(add);
  const task = sagas.run(rootSaga, running);
  closeAfterwards(task, operator);

  const until = untilIn(portal.store, events);
  const written = async (): Promise<void> => {
    await untilIdle();
    await portal.persistor.flush();
  };
  /** Requests a flow, waits until it has ended and nothing is under way, and returns its status. */
  const press = async <Asked extends unknown[]>(
    flow: AnyFlow & { readonly requested: (...asked: Asked) => UnknownAction },
    ...asked: Asked
  ): Promise<FlowStatus> => {
    portal.store.dispatch(flow.requested(...asked));
    await until((state) => selectStatus(state, flow) !== 'running');
    await untilIdle();
    return selectStatus(portal.store.getState(), flow);
  };
  return {
    ...portal,
    operator,
    press,
    /** Runs one more saga, and resolves with its result. Throws what the saga throws, instead of reporting a defect. */
    run: <Parameters extends unknown[], Result>(
      saga: (...parameters: Parameters) => SagaGenerator<Result>,
      ...parameters: NoInfer<Parameters>
    ): Promise<Result> => {
      const { store } = portal;
      const where = { dispatch: store.dispatch, getState: () => store.getState() };
      return runSaga({ ...where, onError: () => undefined }, saga, ...parameters).toPromise();
    },
    /** Every event so far, from page and sagas. */
    events: events as readonly UnknownAction[],
    eventsOf: ({ type }: { readonly type: string }) =>
      events.filter((event) => event.type === type),
    /** The addresses that the sagas navigated to. */
    moves: moves as readonly string[],
    /** The credentials with which the sagas filled in the login form. */
    prefilled: prefilled as readonly Credentials[],
    dispatch: portal.store.dispatch,
    state: () => portal.store.getState(),
    add,
    until,
    /** Waits until everything persisted is in the browser's storage. */
    written,
    /** Logs in by the form, with an operator that accepts and knows the subscriber from then on. */
    logIn: async ({ remember = false, ...fields }: LogInOptions = {}): Promise<void> => {
      const subscriber = { ...subscriberSample, companyagreement: 'YES', ...fields };
      operator.answers(endpoints.login, subscriber);
      operator.answersByDefault(endpoints.subscriber, subscriber);
      portal.store.dispatch(logIn.requested({ username: 'asha', password: 'secret-1', remember }));
      await until(selectIsLoggedIn);
      await written();
    },
  };
};

export interface LogInOptions {
  readonly remember?: boolean;
  readonly customerid?: string;
  readonly companyagreement?: string;
}

export type TestPortal = Awaited<ReturnType<typeof openPortal>>;

const operatorOfThisTest = (): PreparedOperator => {
  const operator = createPreparedOperator();
  operator.answers(endpoints.maintenance, { maintenance: 'OFF' });
  // Before a payment from the balance is sent, the operator's data is read and recorded.
  operator.answers(endpoints.transactions, []);
  operator.answers(endpoints.activePacks, []);
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(operator.fetch);
  cleanUps.push(() => fetch.mockRestore());
  return operator;
};

const closeAfterwards = (task: Task, operator: PreparedOperator): void => {
  cleanUps.push(() => {
    task.cancel();
    expect(operator.unprepared).toEqual([]);
  });
};

const recording =
  (events: UnknownAction[]): Middleware =>
  () =>
  (next) =>
  (action) => {
    // Only actions pass: there is no thunk.
    events.push(action as UnknownAction);
    noteActivity();
    return next(action);
  };
