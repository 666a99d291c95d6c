import * as v from 'valibot';
import { type Endpoint, named, type Sends } from '../../sagas/api/endpoint';
import { endpoints } from '../../sagas/api/endpoints';
import { answers } from '../../store/wire/answers';
import { requests } from '../../store/wire/requests/requests';
import { documentedCalls, movesMoney, neverSentTwice, type SentAs } from './documentedCalls';

const table: readonly Endpoint[] = Object.values(endpoints);
const belowTheBase = table.filter(({ name }) => name !== 'subscribeToTopic');

/** A call as the specification writes it: with a leading slash, which stands for the API base. */
const written = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} /${path}`;

/**
 * The specification writes a ticket's page number into the path, and writes one call without the leading slash; that
 * call is below the API base too.
 */
const documented = documentedCalls.map(([method, path, sentAs]) => {
  const [plain = ''] = path.replace(/^\//, '').split('?');
  return { call: `${method} /${plain}`, sentAs };
});

/**
 * When the specification does not say how a call is sent, a GET sends nothing, and a write sends form-style data or
 * JSON.
 */
const sendings = (call: string, sentAs: SentAs): readonly Sends[] => {
  if (sentAs === 'JSON') return ['json'];
  if (sentAs === 'no body') return ['nothing'];
  if (sentAs !== '') return ['query'];
  return call.startsWith('GET') ? ['nothing'] : ['form', 'multipart', 'json'];
};

const rowsOf = (call: string) => belowTheBase.filter((row) => written(row) === call);

describe('The table of calls', () => {
  it('The table holds exactly the 52 documented calls', () => {
    expect(documented).toHaveLength(52);
    const calls = documented.map(({ call }) => call);
    expect(new Set(calls).size).toBe(52);
    expect([...new Set(belowTheBase.map(written))].sort()).toEqual([...calls].sort());
  });

  it('Each call has one row, and the renewal has a second row that reads a sentence', () => {
    const twice = documented.filter(({ call }) => rowsOf(call).length !== 1);
    expect(twice.map(({ call }) => call)).toEqual(['POST /subscriber/v1/product']);
    expect(rowsOf('POST /subscriber/v1/product').map(({ reads }) => reads)).toEqual([
      'json',
      'text',
    ]);
    expect(table.filter(({ reads }) => reads === 'text').map(({ name }) => name)).toEqual([
      'renewReadingText',
    ]);
  });

  it('Each row has the schema of its answer, and each schema its row', () => {
    expect(Object.keys(endpoints).sort()).toEqual(Object.keys(answers).sort());
  });

  it('The compiler refuses a row without a schema of its answer', () => {
    // @ts-expect-error The call has no schema in `answers`.
    const table = named({ ...endpoints, undocumented: endpoints.cart });
    expect(Object.keys(table)).toHaveLength(Object.keys(endpoints).length + 1);
  });

  it('Names and paths keep the operator’s spelling to the letter', () => {
    expect(endpoints.instalmentCancel.path).toBe('subscriber/v1/lazypay/updateCanclePayment');
    expect(endpoints.broadbandDetails.path).toBe('subscriber/v1/subscriber/broadbanddetails');
    expect(table.filter(({ path }) => path.startsWith('/'))).toEqual([]);
  });

  it.each(documented)(
    '$call is sent as the specification writes it ($sentAs)',
    ({ call, sentAs }) => {
      for (const { sends } of rowsOf(call)) expect(sendings(call, sentAs)).toContain(sends);
    },
  );

  it('A call may be sent without its payload only where the specification says "optional"', () => {
    const optional = table.filter(({ optionalPayload }) => optionalPayload);
    expect(optional.map(written)).toEqual(['GET /subscriber/v1/subscriber/ldrprice']);
  });

  it('The push subscription is included and goes to a configured address', () => {
    expect(endpoints.subscribeToTopic).toMatchObject({ method: 'POST', path: '{relay}' });
  });
});

describe('Retries of a failed call', () => {
  it('A call that changes state or carries a password is never retried', () => {
    const once = table.filter(({ method, retry }) => method === 'GET' && !retry);
    expect(once.map(({ path }) => `/${path}`).sort()).toEqual([...neverSentTwice].sort());
  });

  it('A write is never retried', () => {
    expect(table.filter(({ method, retry }) => method !== 'GET' && retry)).toEqual([]);
  });

  it('Each call has its own time limit', () => {
    expect(table.filter(({ timeLimit }) => !(timeLimit > 0 && timeLimit <= 180_000))).toEqual([]);
  });
});

describe('Calls that move money', () => {
  it('Money moves only through the calls that are known to move it', () => {
    const moving = table.filter(({ money }) => money).map(written);
    expect([...new Set(moving)].sort()).toEqual([...movesMoney].sort());
  });

  it('A call that moves money is never retried', () => {
    expect(table.filter(({ money, retry }) => money && retry)).toEqual([]);
  });
});

describe('Request payloads', () => {
  it('Each call that sends something has a request shape, and no other call has one', () => {
    const sending = table.filter(({ sends }) => sends !== 'nothing').map(({ name }) => name);
    expect(Object.keys(requests).sort()).toEqual([...sending].sort());
  });

  it('A request has a field for each parameter of its path', () => {
    const { ticketPage, subscribeToTopic } = requests;
    expect(gapsOf(endpoints.ticketPage)).toEqual(['ticketid']);
    expect(gapsOf(endpoints.subscribeToTopic)).toEqual(['relay']);
    expect(Object.keys(ticketPage.entries)).toContain('ticketid');
    expect(Object.keys(subscribeToTopic.entries)).toContain('relay');
    expect(table.filter((row) => gapsOf(row).length > 0)).toHaveLength(2);
  });

  it('A paged request starts with page 1', () => {
    for (const page of [1, '1', '20'])
      expect(v.is(requests.ticketPage, { ticketid: 'T1', page })).toBe(true);
    for (const page of [0, -1, '0', '', 1.5, 'one', undefined])
      expect(v.is(requests.ticketPage, { ticketid: 'T1', page })).toBe(false);
  });
});

const gapsOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
