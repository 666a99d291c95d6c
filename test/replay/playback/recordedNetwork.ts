import type { CallName } from '../../../store/wire/answers';
import { askedInAddress, rowOf } from '../../support/rowOf';
import { Difference } from '../compare/difference';
import { type RecordedCall, UNKNOWN_BODY } from '../recording/recording';

/** A call of today's code that waits for its recorded answer. */
interface Waiting {
  readonly recorded: RecordedCall;
  readonly answer: (response: Response) => void;
  readonly fail: () => void;
}

/** How much earlier than recorded a call may leave, because today's code waits for no screen. Milliseconds. */
const EARLY = 5_000;
/**
 * The same for a repeated call, which follows from an answer or a press; these come at their recorded times.
 * Milliseconds.
 */
const EARLY_AGAIN = 1_000;

/**
 * Replaces the network: each call of today's code must be one of the recorded calls, and gets its answer at the
 * recorded time.
 */
export const createRecordedNetwork = (
  recorded: readonly RecordedCall[],
  now: () => number,
  onCall: (call: CallName) => void,
) => {
  const unclaimed = [...recorded];
  const waiting: Waiting[] = [];
  const made: RecordedCall[] = [];
  let trouble: (() => Difference) | null = null;

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const row = rowOf(request.method, request.url, request.headers.get('accept') ?? '');
    if (!row) return new Response('', { status: 404 });
    const asked = { ...askedInAddress(row, request.url), ...(await sentIn(request)) };
    const isSameCall = (one: RecordedCall) => one.call === row.name && isSame(one, asked);
    const due = now() + (made.some(isSameCall) ? EARLY_AGAIN : EARLY);
    const at = unclaimed.findIndex((one) => one.at <= due && isSameCall(one));
    const [claimed] = at < 0 ? [] : unclaimed.splice(at, 1);
    if (!claimed) {
      const other = unclaimed.find((one) => one.call === row.name && one.at <= due);
      const before = made.filter((one) => one.call === row.name).length;
      // The recorded call may still leave after this moment: then this call was one too many.
      trouble ??= () =>
        other && unclaimed.includes(other)
          ? sentOtherwise(other, asked)
          : tooMany(row.name, before, unclaimed);
      throw new TypeError('not recorded');
    }
    made.push(claimed);
    onCall(row.name);
    return new Promise((answer, reject) => {
      const fail = () => reject(new TypeError('network failed'));
      const one: Waiting = { recorded: claimed, answer, fail };
      waiting.push(one);
      request.signal.addEventListener('abort', () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
        reject(request.signal.reason as Error); // an abort's reason is an error
      });
    });
  };

  return {
    fetch,
    trouble: (): Difference | null => trouble?.() ?? null,
    object: (difference: Difference | null): void => {
      if (difference) trouble ??= () => difference;
    },
    /** Whether a call waits for its recorded answer. */
    isWaiting: (): boolean => waiting.length > 0,
    hasLeft: (call: RecordedCall): boolean => !unclaimed.includes(call),
    give: (call: RecordedCall): void => {
      const at = waiting.findIndex(({ recorded }) => recorded === call);
      const [one] = at < 0 ? [] : waiting.splice(at, 1);
      if (call.status === 0) one?.fail();
      else one?.answer(responseOf(call));
    },
  };
};

export type RecordedNetwork = ReturnType<typeof createRecordedNetwork>;

const EMPTY: readonly number[] = [204, 205, 304];

const responseOf = ({ status, body, type }: RecordedCall): Response =>
  new Response(EMPTY.includes(status) ? null : body, { status, headers: { 'content-type': type } });

const sentIn = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return (await request.json()) as Record<string, unknown>; // the portal sends objects only
  if (type.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(await request.text()));
  if (type.startsWith('multipart/')) return fieldsOf(await request.formData());
  return {};
};

const fieldsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/** The mark of a redacted value. */
const TAKEN_OUT = /•/;
const isSame = (recorded: RecordedCall, asked: Readonly<Record<string, unknown>>): boolean =>
  differingField(recorded, asked) === undefined;

const differingField = (
  { asked: then }: RecordedCall,
  asked: Readonly<Record<string, unknown>>,
): string | undefined => {
  const fields = UNKNOWN_BODY in then ? Object.keys(then) : Object.keys({ ...then, ...asked });
  return fields.find((field) => {
    if (field === UNKNOWN_BODY) return false;
    const [before, now] = [then[field], asked[field]].map((value) => JSON.stringify(value) ?? '');
    if (before === now) return false;
    // A redacted value is not compared, but the field must be sent.
    if (before === '' || now === '') return true;
    return !TAKEN_OUT.test(`${before ?? ''}${now ?? ''}`);
  });
};

const sentOtherwise = (
  recorded: RecordedCall,
  asked: Readonly<Record<string, unknown>>,
): Difference => {
  const { call } = recorded;
  const field = differingField(recorded, asked) ?? '';
  return new Difference(
    `${call} was sent with ${field} = ${JSON.stringify(asked[field])}; recorded is ${JSON.stringify(recorded.asked[field])}`,
  );
};

const tooMany = (
  call: CallName,
  before: number,
  unclaimed: readonly RecordedCall[],
): Difference => {
  const later = unclaimed.filter((one) => one.call === call).length;
  if (before === 0 && later === 0)
    return new Difference(`${call} was called; the recording has no such call`);
  const more = later > 0 ? ` until then, and ${later} later` : '';
  return new Difference(`${call} was called ${before + 1} times; recorded is ${before}${more}`);
};
