import type { Trouble } from '../../operator/transport/faults';
import { actAndAwaitAnswer, endpointOf, type TroubleContext } from './troubleContext';

const PROCESSING = JSON.stringify({ error: 'Your previous request is still being processed' });
const CAPTIVE_PAGE =
  '<!doctype html><title>Station Wi-Fi</title><h1>Log in to the free Wi-Fi</h1><form><input name="mobile"></form>';

const sentence = (status: number, error: string): Trouble => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify({ error }),
  executed: true,
});
const words = (type: string, body: string, executed: boolean): Trouble => ({
  kind: 'answer',
  status: 200,
  type,
  body,
  executed,
});

/** Answers to a write that prove nothing, by the name of the trouble. */
const ANSWERS = {
  '400 still being processed, executed': [
    { kind: 'answer', status: 400, type: 'application/json', body: PROCESSING, executed: true },
  ],
  '400 still being processed, booked two seconds later': [
    { kind: 'answer', status: 400, type: 'application/json', body: PROCESSING, executed: true },
    { kind: 'bookedLater', milliseconds: 2_000 },
  ],
  '403 of a gateway, executed': [sentence(403, 'Forbidden')],
  '404 of a gateway, executed': [sentence(404, 'no Route matched')],
  '401 of a gateway, executed': [
    { kind: 'answer', status: 401, type: 'text/plain', body: 'Unauthorized', executed: true },
  ],
  '200 text in progress, executed': [words('text/plain', 'Your request is being processed', true)],
  '200 text in progress, booked two seconds later': [
    words('text/plain', 'Your request is being processed', true),
    { kind: 'bookedLater', milliseconds: 2_000 },
  ],
  '200 captive page, never arrived': [words('text/html', CAPTIVE_PAGE, false)],
  '200 captive page, executed': [words('text/html', CAPTIVE_PAGE, true)],
  '200 upstream failed, executed': [words('text/plain', 'Upstream request failed (502)', true)],
  'refused inside a 200': [
    words(
      'application/json',
      JSON.stringify({ status: 'failure', errorcode: '9999', message: 'Not possible today' }),
      false,
    ),
  ],
} as const satisfies Readonly<Record<string, readonly Trouble[]>>;

export type ForeignAnswer = keyof typeof ANSWERS;
export const FOREIGN_ANSWERS = Object.keys(ANSWERS) as readonly ForeignAnswer[]; // the keys of a constant

/**
 * The answers that are also played at a call that moves no money by itself. The others are variants of these with
 * another status or wording, or a later booking.
 */
const AT_ANY_WRITE: ReadonlySet<string> = new Set<ForeignAnswer>([
  '400 still being processed, executed',
  '200 captive page, never arrived',
  '200 captive page, executed',
  'refused inside a 200',
]);

/** Steps that send a write for the first time. Steps that move the money themselves meet every answer. */
const FIRST_WRITES: ReadonlySet<string> = new Set([
  'asked to begin',
  'ordered',
  'asked for a code',
]);
export const CHARGING_STEPS: ReadonlySet<string> = new Set(['paid', 'code given']);
export const happensAtWrite = (trouble: ForeignAnswer, step: string): boolean =>
  CHARGING_STEPS.has(step) || (FIRST_WRITES.has(step) && AT_ANY_WRITE.has(trouble));

export const answerInOtherWords = (setup: TroubleContext, trouble: ForeignAnswer): Promise<void> =>
  actWith(setup, ANSWERS[trouble]);

/**
 * A success without a line that says what was done: a paid order with its total, or an empty list for a renewal.
 * Nothing was booked.
 */
export const answerWithoutLines = (setup: TroubleContext, results: 'none' | 'empty') => {
  const { method, step } = setup;
  const list = results === 'empty' ? { results: [] } : {};
  const order = {
    orderid: 'CO000000001',
    amount: (method.price / 100).toFixed(2),
    currency: 'INR',
    expireson: '',
    status: 'PAID',
    message: '',
  };
  const isRenewal = endpointOf(step.waitsOn)?.name === 'renew';
  const body = JSON.stringify(isRenewal ? [] : { ...order, ...list });
  return actWith(setup, [words('application/json', body, false)]);
};

/** Paise that an operator takes beyond the bill. */
export const TAKEN_TOO_MUCH = 75_518;
export const takeMore = (setup: TroubleContext): Promise<void> =>
  actWith(setup, [{ kind: 'takesMore', paise: TAKEN_TOO_MUCH }]);

const actWith = (setup: TroubleContext, faults: readonly Trouble[]): Promise<void> => {
  const call = endpointOf(setup.step.waitsOn)?.name ?? '';
  for (const trouble of faults) setup.operator.scenario.add({ call, times: 1, trouble });
  return actAndAwaitAnswer(setup);
};
