import * as v from 'valibot';
import type { Endpoint, Sends } from '../../sagas/api/endpoint';
import { endpoints } from '../../sagas/api/endpoints';
import { requests } from '../../store/wire/requests/requests';
import { documentedCalls, movesMoney, neverSentTwice, type Said } from './documentedCalls';

const table: readonly Endpoint[] = Object.values(endpoints);
const belowTheBase = table.filter(({ name }) => name !== 'subscribeToTopic');

/** As the specification writes it: with the leading slash, which stands for the API base. */
const written = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} /${path}`;

/** The page of a ticket is written into its path; the missing slash of one call means the base as well. */
const documented = documentedCalls.map(([method, path, said]) => {
  const [plain = ''] = path.replace(/^\//, '').split('?');
  return { call: `${method} /${plain}`, said };
});

/** Where the specification does not say how, a GET sends nothing and a write form-style data or JSON. */
const sendings = (call: string, said: Said): readonly Sends[] => {
  if (said === 'JSON') return ['json'];
  if (said === 'no body') return ['nothing'];
  if (said !== '') return ['query'];
  return call.startsWith('GET') ? ['nothing'] : ['form', 'multipart', 'json'];
};

const rowsOf = (call: string) => belowTheBase.filter((row) => written(row) === call);

describe('the calls a subscriber makes', () => {
  it('are the 52 documented ones, none missing, none besides', () => {
    expect(documented).toHaveLength(52);
    const calls = documented.map(({ call }) => call);
    expect(new Set(calls).size).toBe(52);
    expect([...new Set(belowTheBase.map(written))].sort()).toEqual([...calls].sort());
  });

  it('have one row each, and the renewal a second one that reads a sentence', () => {
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

  it('keep the spelling of the operator to the letter', () => {
    expect(endpoints.instalmentCancel.path).toBe('subscriber/v1/lazypay/updateCanclePayment');
    expect(endpoints.broadbandDetails.path).toBe('subscriber/v1/subscriber/broadbanddetails');
    expect(table.filter(({ path }) => path.startsWith('/'))).toEqual([]);
  });

  it.each(documented)('$call is sent as the specification writes it ($said)', ({ call, said }) => {
    for (const { sends } of rowsOf(call)) expect(sendings(call, said)).toContain(sends);
  });

  it('may leave out what they send only where the specification says "optional"', () => {
    const optional = table.filter(({ optionalPayload }) => optionalPayload);
    expect(optional.map(written)).toEqual(['GET /subscriber/v1/subscriber/ldrprice']);
  });

  it('include the push subscription, which goes to a configured address', () => {
    expect(endpoints.subscribeToTopic).toMatchObject({ method: 'POST', path: '{relay}' });
  });
});

describe('a call that failed on the way', () => {
  it('is never sent again by itself when it changes state or carries a password', () => {
    const once = table.filter(({ method, retry }) => method === 'GET' && !retry);
    expect(once.map(({ path }) => `/${path}`).sort()).toEqual([...neverSentTwice].sort());
  });

  it('is never sent again by itself when it is a write', () => {
    expect(table.filter(({ method, retry }) => method !== 'GET' && retry)).toEqual([]);
  });

  it('is given up after a time of its own', () => {
    expect(table.filter(({ timeLimit }) => !(timeLimit > 0 && timeLimit <= 180_000))).toEqual([]);
  });
});

describe('money', () => {
  it('moves only by the calls that are known to move it', () => {
    const moving = table.filter(({ money }) => money).map(written);
    expect([...new Set(moving)].sort()).toEqual([...movesMoney].sort());
  });

  it('never moves by a call that sends itself again', () => {
    expect(table.filter(({ money, retry }) => money && retry)).toEqual([]);
  });
});

describe('what a subscriber sends', () => {
  it('has a shape for each call that sends something, and for no other', () => {
    const sending = table.filter(({ sends }) => sends !== 'nothing').map(({ name }) => name);
    expect(Object.keys(requests).sort()).toEqual([...sending].sort());
  });

  it('has a field for each gap in a path', () => {
    const { ticketPage, subscribeToTopic } = requests;
    expect(gapsOf(endpoints.ticketPage)).toEqual(['ticketid']);
    expect(gapsOf(endpoints.subscribeToTopic)).toEqual(['relay']);
    expect(Object.keys(ticketPage.entries)).toContain('ticketid');
    expect(Object.keys(subscribeToTopic.entries)).toContain('relay');
    expect(table.filter((row) => gapsOf(row).length > 0)).toHaveLength(2);
  });

  it('has a page from 1 wherever there are pages', () => {
    for (const page of [1, '1', '20'])
      expect(v.is(requests.ticketPage, { ticketid: 'T1', page })).toBe(true);
    for (const page of [0, -1, '0', '', 1.5, 'one', undefined])
      expect(v.is(requests.ticketPage, { ticketid: 'T1', page })).toBe(false);
  });
});

const gapsOf = ({ path }: Endpoint) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
