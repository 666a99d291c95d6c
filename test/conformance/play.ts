import { randomUUID } from 'node:crypto';
import { endpoints } from '../../sagas/api/endpoints';
import type { AnswerOf, CallName } from '../../store/wire/answers';
import type { RequestOf } from '../../store/wire/requests/requests';
import { PUBLIC_CALLS } from '../operator/publicCalls';
import { readAnswer } from './readAnswer';
import type { Report } from './report';
import type { HttpAnswer, NoAnswer, Sending, Session } from './session';

/** Sends the calls of one session and compares their answers with the contract. */
export interface Player {
  readonly session: Session;
  readonly report: Report;
  /** Null when there is no usable answer; the report says why. */
  readonly play: <Name extends CallName>(
    call: Name,
    request: RequestOf<Name>,
    sending?: Sending,
  ) => Promise<AnswerOf<Name> | null>;
  /** Sends a request that must be refused for certain, such as one with a wrong code. */
  readonly playRefused: <Name extends CallName>(
    call: Name,
    request: RequestOf<Name>,
    what: string,
  ) => Promise<void>;
}

/** These answers are the same for every subscriber, so a cache may keep them. */
const NOT_PERSONAL: ReadonlySet<CallName> = new Set<CallName>([
  'maintenance',
  'promos',
  'offerPlans',
  'channels',
  'ticketCategories',
  'contactMethods',
]);

export const randomIdempotencyKey = (): string => `conformance-${randomUUID()}`;

export const createPlayer = (session: Session, report: Report): Player => ({
  session,
  report,
  play: async (call, request, sending) => {
    const answer = await sendWithKey(session, call, request, sending);
    if (!hasAnswer(report, call, answer)) return null;
    judgeHeaders(report, call, answer);
    const reading = readAnswer(call, answer);
    if (reading.kind === 'refusal') {
      refusedAnswer(report, call, reading.says);
      return null;
    }
    report.played(call, answer);
    reading.wrong.forEach((sentence) => report.wrong(call, sentence));
    if (reading.kind !== 'answer') return null;
    report.ours(call, reading.ours);
    return reading.answer;
  },
  playRefused: async (call, request, what) => {
    const answer = await sendWithKey(session, call, request);
    if (!hasAnswer(report, call, answer)) return;
    judgeHeaders(report, call, answer);
    report.played(call, answer);
    const reading = readAnswer(call, answer);
    if (reading.kind === 'refusal') report.note(call, `Refuses ${what} (${reading.says}).`);
    else if (reading.kind === 'unreadable')
      reading.wrong.forEach((sentence) => report.wrong(call, `To ${what}: ${sentence}`));
    else report.wrong(call, `Takes ${what}.`);
  },
});

const sendWithKey = (session: Session, call: CallName, request: unknown, sending: Sending = {}) =>
  session.send(call, request, {
    ...(endpoints[call].money && { key: randomIdempotencyKey() }),
    ...sending,
  });

const hasAnswer = (
  report: Report,
  call: CallName,
  answer: HttpAnswer | NoAnswer,
): answer is HttpAnswer => {
  if (answer.status !== null) return true;
  report.played(call, answer);
  report.wrong(call, `There was ${answer.why}.`);
  return false;
};

/** A read must never be refused to a subscriber. When a write is refused, its success answer has not been seen. */
const refusedAnswer = (report: Report, call: CallName, says: string): void => {
  if (endpoints[call].changes)
    report.note(call, `Refused (${says}) as the contract describes; its answer was not seen.`);
  else report.wrong(call, `Refused (${says}).`);
};

const judgeHeaders = (report: Report, call: CallName, { headers, status }: HttpAnswer): void => {
  const cache = headers.get('cache-control') ?? '';
  if (!NOT_PERSONAL.has(call) && !/\bno-store\b/i.test(cache))
    report.wrong(
      call,
      `Cache-Control has no no-store (it is ${cache === '' ? 'missing' : 'there'}).`,
    );
  const type = headers.get('content-type') ?? '';
  if (status === 200 && !/^application\/(?:[\w.-]+\+)?json\b/i.test(type))
    report.wrong(call, 'Content-Type is not application/json.');
};

export const needsSession = (call: CallName): boolean => !PUBLIC_CALLS.has(call);
