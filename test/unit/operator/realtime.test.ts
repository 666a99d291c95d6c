import type { AddressInfo } from 'node:net';
import file from '../../../public/deploy/database.rules.json';
import { accesses, EARLIER, someAnswers } from '../../contract/realtime/accesses';
import { eventStreamReader } from '../../contract/realtime/readEventStream';
import { REALTIME } from '../../operator/realtime/realtime';
import { openStandIn, operator } from './support/standIn';

openStandIn();

const addressOf = (path: string): string => `${REALTIME}/${encodeURI(path)}.json`;
const putting = async (path: string, payload: unknown): Promise<number> => {
  const { statusCode } = await operator.app.inject({
    ...{ method: 'PUT', url: addressOf(path), payload: JSON.stringify(payload) },
    headers: { 'content-type': 'application/json' },
  });
  return statusCode;
};

describe('The rules of the hosted database', () => {
  it.each(accesses)('$title is allowed: $isAllowed', async ({ path, value, isAllowed }) => {
    expect(await putting(EARLIER, someAnswers)).toBe(200);
    const before = JSON.stringify(operator.realtime.read(''));
    const status =
      value === undefined
        ? (await operator.app.inject({ url: addressOf(path) })).statusCode
        : await putting(path, value);
    expect(status).toBe(isAllowed ? 200 : 401);
    const isUnchanged = JSON.stringify(operator.realtime.read('')) === before;
    expect(isUnchanged).toBe(value === undefined || !isAllowed);
  });

  it('Answers are written once', async () => {
    const place = EARLIER.replaceAll('a'.repeat(32), 'b'.repeat(32));
    expect(await putting(place, someAnswers)).toBe(200);
    expect(await putting(place, someAnswers)).toBe(401);
    expect(operator.realtime.writings()).toHaveLength(1);
  });

  it('No rule opens a place without a condition for writing', () => {
    expect(JSON.stringify(file)).not.toMatch(/"\.write":"?true/);
    expect(file.rules).toMatchObject({ '.read': false, '.write': false });
  });
});

describe('The stand-in’s event stream', () => {
  /** The events that a page hears of the notices, one by one. */
  const follow = async () => {
    if (!operator.app.server.listening) await operator.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = operator.app.server.address() as AddressInfo; // it listens on TCP
    const response = await fetch(`http://127.0.0.1:${port}${addressOf('notices')}`, {
      headers: { accept: 'text/event-stream' },
    });
    const pieces = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    const read = eventStreamReader();
    const waiting: { name: string; data: unknown }[] = [];
    /** The next event; null when the stream has ended. */
    const next = async () => {
      while (waiting.length === 0) {
        const { done, value } = await pieces.read();
        if (done) return null;
        for (const { name, data } of read(value))
          waiting.push({ name, data: JSON.parse(data) as unknown });
      }
      return waiting.shift()!;
    };
    return { response, next };
  };

  it('The stream begins with everything and goes on with what changes', async () => {
    operator.realtime.put('notices', { a: { title: 'A' }, b: { title: 'B' } });
    const { response, next } = await follow();
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const said = (name: string, path: string, data: unknown) => ({ name, data: { path, data } });
    expect(await next()).toEqual(said('put', '/', { a: { title: 'A' }, b: { title: 'B' } }));
    operator.realtime.put('notices/c', { title: 'C' });
    expect(await next()).toEqual(said('put', '/c', { title: 'C' }));
    operator.realtime.put('notices/b/title', 'B2');
    expect(await next()).toEqual(said('put', '/b/title', 'B2'));
    operator.realtime.put('notices/a', null);
    expect(await next()).toEqual(said('put', '/a', null));
    operator.realtime.patch('notices', { b: null, 'c/title': 'C2' });
    expect(await next()).toEqual(said('patch', '/', { b: null, 'c/title': 'C2' }));
    expect(operator.realtime.read('notices')).toEqual({ c: { title: 'C2' } });
    operator.realtime.put('', { notices: { d: { title: 'D' } } });
    expect(await next()).toEqual(said('put', '/', { d: { title: 'D' } }));
    operator.realtime.put('notices', null);
    expect(await next()).toEqual(said('put', '/', null));
    // A change in another place sends nothing to this stream.
    operator.realtime.put('faqs/a', { question: 'Q' });
    operator.realtime.cancel('Permission denied.');
    expect(await next()).toEqual({ name: 'cancel', data: 'Permission denied.' });
    expect(await next()).toBeNull();
  });

  it('A stream without changes stays alive', async () => {
    const every = jest.spyOn(globalThis, 'setInterval');
    const { next } = await follow();
    expect((await next())?.name).toBe('put');
    const [tell] = every.mock.calls.find(([, pause]) => pause === 30_000) ?? [];
    tell?.();
    expect(await next()).toEqual({ name: 'keep-alive', data: null });
  });
});
