import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import type { Endpoint } from '../../../../../sagas/api/endpoint';
import { FailureError } from '../../../../../sagas/api/failures';
import { send } from '../../../../../sagas/api/send';
import { submitCardForm } from '../../../../../sagas/payments/methods/card';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { loadSubscriber, subscriberReducer } from '../../../../../store/account/subscriber';
import { loggedInElsewhere } from '../../../../../store/identity/session';
import { paymentsReducer } from '../../../../../store/payments/payments';
import { coreReducers } from '../../../../../store/root/rootReducer';
import type { CardPayment } from '../../../../../store/wire/entities/payments/payments';
import { aSubscriber } from '../../../../support/builders';
import type { DeliveryFate, SimulatedOperator } from './simulatedOperator';

export interface Network {
  readonly operator: SimulatedOperator;
  /** Asked for each call that leaves. */
  readonly fate: () => DeliveryFate;
}

const reducer = combineReducers({
  ...coreReducers,
  payments: paymentsReducer,
  subscriber: subscriberReducer,
});
export type TabState = ReturnType<typeof reducer>;

/** One tab of the subscriber's browser: the real reducers and the real sagas, with no page and no network. */
export class SimulatedTab {
  private state = reducer(undefined, { type: 'tab/opened' });
  private readonly channel = stdChannel();
  private readonly task: Task;
  private readonly late: (() => void)[] = [];
  /** The provider's page, when the subscriber was sent there. */
  page: CardPayment | null = null;

  constructor(private readonly network: Network) {
    this.dispatch(
      loggedInElsewhere({ customerid: '700412', firstname: 'Asha', companyagreement: 'YES' }),
    );
    this.dispatch(loadSubscriber.succeeded(aSubscriber({ customertype: 'PREPAID' })));
    this.task = runSaga(
      {
        channel: this.channel,
        dispatch: this.dispatch,
        getState: () => this.state,
        effectMiddlewares: [(next) => (effect: unknown) => next(this.intercepted(effect))],
        onError: (error) => {
          throw error;
        },
      },
      paymentsDomain.saga,
    );
  }

  get now(): TabState {
    return this.state;
  }

  readonly dispatch = (action: UnknownAction): UnknownAction => {
    this.state = reducer(this.state, action);
    this.channel.put(action);
    return action;
  };

  /** Everything that had been delayed arrives, the newest first. */
  arrive(): void {
    for (const deliver of this.late.splice(0).reverse()) deliver();
  }

  /** The process is gone: the answers to what it had sent are lost. */
  kill(): void {
    this.late.length = 0;
    this.task.cancel();
  }

  private intercepted(effect: unknown): unknown {
    const called = callIn(effect);
    if (called?.fn === send) return this.sent(called.args);
    if (called?.fn === submitCardForm) {
      this.page = called.args[0] as CardPayment; // the one argument of submitCardForm
      return undefined;
    }
    // Pauses pass at once.
    if (called?.fn.name === 'delayP') return true;
    return effect;
  }

  private sent(args: readonly unknown[]) {
    const [endpoint, request, { idempotencyKey: key }] = args as SendArguments; // the arguments of `send`
    const { operator, fate } = this.network;
    const { name, changes } = endpoint;
    const failed = () =>
      new FailureError({ kind: changes ? 'unknown' : 'unreachable', call: name });
    const carryOut = () => operator.answer(name, request, key);
    switch (fate()) {
      case 'arrives':
        return promised(carryOut);
      case 'doubled':
        return promised(carryOut).then(() => carryOut());
      case 'lostBefore':
        return Promise.reject(failed());
      case 'lostAfter':
        return promised(carryOut).then(
          () => Promise.reject(failed()),
          () => Promise.reject(failed()),
        );
      case 'broken':
        return promised(carryOut).then(() =>
          Promise.reject(new FailureError({ kind: 'unreadable', call: name })),
        );
      case 'late': {
        const answer = promised(carryOut);
        answer.catch(() => undefined);
        const release = operator.hold(key);
        return new Promise((resolve) => {
          this.late.push(() => {
            release();
            resolve(answer);
          });
        });
      }
    }
  }
}

export type SendArguments = readonly [
  Endpoint,
  unknown,
  { readonly idempotencyKey?: string },
  ...unknown[],
];

const promised = async (work: () => unknown): Promise<unknown> => work();

interface Called {
  readonly fn: (...args: unknown[]) => unknown;
  readonly args: readonly unknown[];
}
export const callIn = (effect: unknown): Called | null => {
  const { type, payload } = (effect ?? {}) as { type?: string; payload?: Called }; // a look inside an effect
  return type === 'CALL' && payload ? payload : null;
};
