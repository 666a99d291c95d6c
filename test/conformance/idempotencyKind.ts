import type { AnswerOf, CallName } from '../../store/wire/answers';
import type { RequestOf } from '../../store/wire/requests/requests';
import { type Player, randomIdempotencyKey } from './play';
import { readAnswer } from './readAnswer';

interface Probe<Name extends CallName> {
  readonly request: RequestOf<Name>;
  /** The same call about something else. */
  readonly other: RequestOf<Name>;
  readonly idOf: (answer: AnswerOf<Name>) => string;
}

/**
 * Sends a free write twice with the same `Idempotency-Key`, then the key with another request, and reports which
 * kind of operator it is. Answers the ids of everything that was made.
 *
 *   same key, same request     same key, other request     kind
 *   another id                 (not sent)                  ignores
 *   the same id, or 409        409                         honours
 *   the same id, or 409        422                         strict
 */
export const playIdempotency = async <Name extends CallName>(
  { session, report, play }: Player,
  call: Name,
  { request, other, idOf }: Probe<Name>,
): Promise<readonly string[]> => {
  const key = randomIdempotencyKey();
  const first = await play(call, request, { key });
  if (!first) return [];
  const ids = new Set([idOf(first)]);
  const send = async (asked: RequestOf<Name>) => {
    const answer = await session.send(call, asked, { key });
    if (answer.status === null) return { status: null, says: '' };
    const reading = readAnswer(call, answer);
    if (reading.kind === 'answer') ids.add(idOf(reading.answer));
    return { status: answer.status, says: reading.kind === 'refusal' ? reading.says : '' };
  };
  const { status: copy } = await send(request);
  if (ids.size > 1) {
    report.note(call, `${IDEMPOTENCY} ignores: a copy with the same key was carried out too.`);
    return [...ids];
  }
  if (copy !== 200 && copy !== 201 && copy !== 409) {
    report.wrong(call, `A copy with the same key is answered ${copy ?? 'nothing'}.`);
    return [...ids];
  }
  const { status: reused, says } = await send(other);
  const kind = reused === 422 ? 'strict' : reused === 409 ? 'honours' : null;
  if (kind) report.note(call, `${IDEMPOTENCY} ${kind}.`);
  else
    report.wrong(
      call,
      `A key that came with another request is answered ${reused ?? 'nothing'} and not refused with 409 or 422.`,
    );
  // The portal knows the refusal by its code alone.
  if (kind && says !== `${reused} ${REUSED}`)
    report.wrong(
      call,
      `A key that came with another request is refused without the code ${REUSED}.`,
    );
  return [...ids];
};

const IDEMPOTENCY = 'Idempotency-Key:';
const REUSED = 'IDEMPOTENCY_KEY_REUSED';
