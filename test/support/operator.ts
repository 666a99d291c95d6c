import type { Endpoint } from '../../sagas/api/endpoint';
import type { CallName, WireAnswerOf } from '../../store/wire/answers';
import { rowOf } from './rowOf';
import { noteActivity } from './waiting';

/** One call as it would have left the browser. */
interface ReceivedCall {
  readonly call: CallName;
  readonly request: Request;
  /** The body as text; '' without one. */
  readonly body: string;
}

type Reply = (request: Request) => Response | Promise<Response>;

/** Stays pending until its saga cancels it, like a request without an answer. */
const untilAborted: Reply = ({ signal }) =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error)); // an abort's reason is an error
  });

/** An operator in place of `fetch`, answering by table row in the wire's form. */
export const createPreparedOperator = () => {
  const replies = new Map<CallName, Reply>();
  const defaults = new Map<CallName, Reply>();
  const received: ReceivedCall[] = [];
  const unprepared: string[] = [];

  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const row = rowOf(request.method, request.url, request.headers.get('accept') ?? '');
    const reply = row && (replies.get(row.name) ?? defaults.get(row.name));
    if (!row || !reply) {
      unprepared.push(`${request.method} ${request.url}`);
      throw new TypeError('no answer prepared');
    }
    noteActivity();
    received.push({ call: row.name, request, body: await request.clone().text() });
    return reply(request);
  };

  return {
    fetch,
    /** Every call so far, in the order in which they left. */
    received: received as readonly ReceivedCall[],
    receivedOf: (call: CallName) => received.filter((one) => one.call === call),
    /** The idempotency key of each sending of a call; null without one. */
    keysOf: (call: CallName): readonly (string | null)[] =>
      received
        .filter((one) => one.call === call)
        .map(({ request }) => request.headers.get('idempotency-key')),
    /** Calls for which nothing was prepared: there must be none. */
    unprepared: unprepared as readonly string[],
    answers: <Name extends CallName>({ name }: Endpoint<Name>, body: WireAnswerOf<Name>): void =>
      void replies.set(name, () => Response.json(body)),
    /** The answer of a call unless the test prepares another one, before or after this. */
    answersByDefault: <Name extends CallName>(
      { name }: Endpoint<Name>,
      body: WireAnswerOf<Name>,
    ): void => void defaults.set(name, () => Response.json(body)),
    refuses: ({ name }: Endpoint, status: number, body: unknown = {}): void =>
      void replies.set(name, () => Response.json(body, { status })),
    /** The network fails before any answer. */
    isUnreachable: ({ name }: Endpoint): void =>
      void replies.set(name, () => Promise.reject(new TypeError('network failed'))),
    keepsSilent: ({ name }: Endpoint): void => void replies.set(name, untilAborted),
    replies: ({ name }: Endpoint, reply: Reply): void => void replies.set(name, reply),
    /** Holds the answer back. The returned function gives the answer. */
    holdsBack: ({ name }: Endpoint): ((body: unknown, init?: ResponseInit) => void) => {
      let give: (answer: Response) => void = () => undefined;
      replies.set(name, () => new Promise((resolve) => (give = resolve)));
      return (body, init) => give(Response.json(body, init));
    },
  };
};

export type PreparedOperator = ReturnType<typeof createPreparedOperator>;
