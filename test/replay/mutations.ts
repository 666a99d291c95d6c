import type { EffectMiddleware } from 'redux-saga';
import { call } from 'redux-saga/effects';
import { send } from '../../sagas/api/send';
import type { CallName } from '../../store/wire/answers';

/** A mistake in a saga, simulated by changing the effects that it yields. */
export interface Mutation {
  readonly says: string;
  readonly effects: EffectMiddleware;
}

interface Effect {
  readonly type: string;
  readonly payload: {
    readonly fn?: unknown;
    readonly args?: readonly unknown[];
    readonly action?: { readonly type?: string };
  };
}

const isEffect = (value: unknown): value is Effect =>
  typeof value === 'object' && value !== null && 'type' in value && 'payload' in value;

const isCallOf = (value: unknown, name: CallName): value is Effect =>
  isEffect(value) &&
  value.payload.fn === send &&
  (value.payload.args?.[0] as { readonly name?: string } | undefined)?.name === name; // a row of the table

/** Sends the same call to the operator twice; with `nth`, only the nth time. */
export const callsTwice = (name: CallName, nth?: number): Mutation => {
  let times = 0;
  return {
    says: `${name} is called twice`,
    effects: (next) => (effect) => {
      if (!isCallOf(effect, name)) return next(effect);
      times += 1;
      if (nth !== undefined && times !== nth) return next(effect);
      const { args = [] } = effect.payload;
      const twice = async () => {
        const [first, second] = [args, args].map(
          (given) => Reflect.apply(send, undefined, given) as Promise<unknown>,
        );
        second?.catch(() => undefined);
        return await first;
      };
      return next(call(twice));
    },
  };
};

/** Asks for something else than the subscriber did. */
export const sendsInstead = (
  name: CallName,
  fields: Readonly<Record<string, string | undefined>>,
): Mutation => ({
  says: `${name} sends another ${Object.keys(fields).join(' and ')}`,
  effects: (next) => (effect) => {
    if (!isCallOf(effect, name)) return next(effect);
    const [row, request, ...others] = effect.payload.args ?? [];
    const altered = { ...(request as object), ...fields }; // requests are records of fields
    return next(
      call(() => Reflect.apply(send, undefined, [row, altered, ...others]) as Promise<unknown>),
    );
  },
});

/** Does not send the call, and waits for its answer for ever. */
export const omitsCall = (name: CallName): Mutation => ({
  says: `${name} is not called`,
  effects: (next) => (effect) =>
    isCallOf(effect, name) ? next(call(() => new Promise<never>(() => undefined))) : next(effect),
});

/** Does not dispatch the event, and continues as if it had. */
export const suppressesEvent = (type: string): Mutation => ({
  says: `${type} is not dispatched`,
  effects: (next) => (effect) =>
    isEffect(effect) && effect.type === 'PUT' && effect.payload.action?.type === type
      ? next(call(() => undefined))
      : next(effect),
});
