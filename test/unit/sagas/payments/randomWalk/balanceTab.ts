import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Task } from 'redux-saga';
import { fork } from 'typed-redux-saga';
import { subscriberDomain } from '../../../../../sagas/account/subscriber';
import { FailureError } from '../../../../../sagas/api/failures';
import { send } from '../../../../../sagas/api/send';
import { cartDomain } from '../../../../../sagas/cart/cart';
import { checkoutDomain } from '../../../../../sagas/cart/checkout';
import { packChangesDomain } from '../../../../../sagas/packs/packChanges';
import { packsDomain } from '../../../../../sagas/packs/packs';
import { paymentsDomain } from '../../../../../sagas/payments/payments';
import { renewalDomain } from '../../../../../sagas/renewal/renewal';
import { loadSubscriber, subscriberReducer } from '../../../../../store/account/subscriber';
import { appStarted } from '../../../../../store/app/app';
import { cartReducer } from '../../../../../store/cart/cart';
import { checkoutReducer } from '../../../../../store/cart/checkout';
import { loggedInElsewhere } from '../../../../../store/identity/session';
import { packChangesReducer } from '../../../../../store/packs/packChanges';
import { packsReducer } from '../../../../../store/packs/packs';
import { paymentsReducer } from '../../../../../store/payments/payments';
import { renewalReducer } from '../../../../../store/renewal/renewal';
import { coreReducers } from '../../../../../store/root/rootReducer';
import type { Idempotency } from '../../../../operator/transport/idempotency';
import { CUSTOMER, type SimulatedBooks, SUBSCRIBER } from './simulatedBooks';
import { callIn, type SendArguments } from './simulatedTab';
import type { SimulatedTime } from './simulatedTime';

/** What the network does to a write. */
export type WriteFate =
  | 'arrives'
  | 'lostBefore'
  | 'lostAfter'
  /** Its answer is lost, and the operator carries it out when the walk lets writes arrive. */
  | 'bookedLater'
  /** Its answer is lost, and the operator carries it out after the booking window. */
  | 'bookedLate'
  /** Its answer comes when the walk lets answers arrive. */
  | 'answeredLater'
  /** The browser sent it twice and gets the second answer; `InTheDark`: reads then fail for a while. */
  | 'copied'
  | 'copiedInTheDark'
  | 'broken'
  | 'refused';

export interface BalanceNetwork {
  readonly books: SimulatedBooks;
  readonly time: SimulatedTime;
  readonly fate: () => WriteFate;
  /** How many of the next reads fail. */
  dark: number;
  /** What is still on its way to the operator. */
  readonly onItsWay: (() => void)[];
  /** What the operator carries out late. */
  readonly late: (() => void)[];
}

/** As many failing reads as there are sources of what the operator has, each tried three times. */
export const DARK = 12;

const DOMAINS = [
  ...[subscriberDomain, packsDomain, cartDomain, paymentsDomain],
  ...[checkoutDomain, renewalDomain, packChangesDomain],
];
const reducer = combineReducers({
  ...coreReducers,
  cart: cartReducer,
  checkout: checkoutReducer,
  packChanges: packChangesReducer,
  packs: packsReducer,
  payments: paymentsReducer,
  renewal: renewalReducer,
  subscriber: subscriberReducer,
});
export type BalanceTabState = ReturnType<typeof reducer>;

/** One tab of a subscriber who pays from the balance: the real reducers and sagas, no page and no network. */
export class BalanceTab {
  private state = reducer(undefined, { type: 'tab/opened' });
  private readonly channel = stdChannel();
  private readonly task: Task;
  private readonly answers: (() => void)[] = [];

  constructor(
    private readonly network: BalanceNetwork,
    idempotency: Idempotency,
  ) {
    this.dispatch(
      appStarted({
        baseUrl: 'https://operator.example.com',
        ...(idempotency === 'honours' && { idempotency: 'honoured' }),
      }),
    );
    const user = { customerid: CUSTOMER, firstname: 'Asha', companyagreement: 'YES' } as const;
    this.dispatch(loggedInElsewhere(user));
    this.dispatch(loadSubscriber.succeeded(SUBSCRIBER));
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
      function* () {
        for (const { saga } of DOMAINS) yield* fork(saga);
      },
    );
  }

  get now(): BalanceTabState {
    return this.state;
  }

  readonly dispatch = (action: UnknownAction): UnknownAction => {
    this.state = reducer(this.state, action);
    this.channel.put(action);
    return action;
  };

  /** Delivers the answers that were on their way. */
  arrive(): void {
    for (const deliver of this.answers.splice(0)) deliver();
  }

  /** The process is gone: the answers to what it had sent are lost. */
  kill(): void {
    this.answers.length = 0;
    this.task.cancel();
  }

  private intercepted(effect: unknown): unknown {
    const called = callIn(effect);
    if (called?.fn === send) return this.sent(called.args as SendArguments); // the arguments of `send`
    if (called?.fn.name === 'delayP') return this.network.time.pause(called.args[0] as number); // of `delay`
    return effect;
  }

  private async sent([endpoint, request, { idempotencyKey: key }]: SendArguments) {
    const { network } = this;
    const { name, changes } = endpoint;
    if (!changes) {
      network.dark -= 1;
      if (network.dark >= 0) throw new FailureError({ kind: 'unreachable', call: name });
      return network.books.read(name);
    }
    const carryOut = () => network.books.write(name, request, key ?? '');
    const lost = new FailureError({ kind: 'unknown', call: name });
    const fate = network.fate();
    // As in `send`, an answer that is only a sentence means neither success nor refusal.
    const heard = (answer: unknown): unknown => {
      if (typeof answer !== 'string') return answer;
      throw new FailureError({ kind: 'unknown', call: name, status: 200, message: answer });
    };
    switch (fate) {
      case 'arrives':
        return heard(carryOut());
      case 'lostBefore':
        throw lost;
      case 'lostAfter':
        carryOut();
        throw lost;
      case 'bookedLater':
      case 'bookedLate':
        (fate === 'bookedLate' ? network.late : network.onItsWay).push(carryOut);
        network.books.promise(key ?? '');
        throw lost;
      case 'answeredLater': {
        const answer = carryOut();
        return new Promise((resolve) => this.answers.push(() => resolve(answer))).then(heard);
      }
      case 'copied':
      case 'copiedInTheDark':
        carryOut();
        if (fate === 'copiedInTheDark') network.dark = DARK;
        return heard(carryOut());
      case 'broken':
        carryOut();
        throw new FailureError({ kind: 'unreadable', call: name });
      case 'refused':
        return heard(network.books.refuse(name, request, key ?? ''));
    }
  }
}
