import { type Action, createAction } from '@reduxjs/toolkit';
import type { Failure } from './failure';

/** `domain/verb`, e.g. `cart/load`. */
export type FlowName = `${string}/${string}`;
export type FlowPhase = 'Requested' | 'Succeeded' | 'Failed' | 'Cancelled';

export interface FlowMeta {
  readonly flow: FlowName;
  readonly phase: FlowPhase;
  /**
   * Set only on a request that needs a payload. Without a payload the request fails before anything is done
   * (`store/root/createPortalStore.ts`).
   */
  readonly needsPayload?: true;
}

/** The compiler demands `'noPayload'` for a flow whose request has no payload, and rejects it for any other flow. */
type PayloadRule<Request> = [Request] extends [void] ? ['noPayload'] : [];

/**
 * The four events of one flow. A screen or a saga dispatches `requested`, and `cancelled` if necessary; the saga of the
 * flow dispatches `succeeded` or `failed`. A flow whose request has no payload is defined with `'noPayload'`.
 */
export const defineFlow = <Request = void, Result = void>(
  flow: FlowName,
  ...[noPayload]: PayloadRule<Request>
) => {
  const event = <Payload>(phase: FlowPhase) =>
    createAction(`${flow}${phase}`, (payload: Payload) => ({
      payload,
      meta: {
        flow,
        phase,
        ...(phase === 'Requested' && noPayload === undefined && { needsPayload: true }),
      } satisfies FlowMeta,
    }));
  return {
    flow,
    requested: event<Request>('Requested'),
    succeeded: event<Result>('Succeeded'),
    failed: event<Failure>('Failed'),
    cancelled: event<void>('Cancelled'),
  };
};

export type Flow<Request, Result> = ReturnType<typeof defineFlow<Request, Result>>;
/** Any flow, for code that needs only the name of the flow. */
export type AnyFlow = Pick<Flow<never, never>, 'flow'>;

export type FlowEvent<Payload> = Action<string> & {
  readonly payload: Payload;
  readonly meta: FlowMeta;
};

export const isFlowEvent = (action: Action): action is FlowEvent<unknown> =>
  'meta' in action &&
  typeof action.meta === 'object' &&
  action.meta !== null &&
  'flow' in action.meta;

export const isFlowFailed = (action: Action): action is FlowEvent<Failure> =>
  isFlowEvent(action) && action.meta.phase === 'Failed';
