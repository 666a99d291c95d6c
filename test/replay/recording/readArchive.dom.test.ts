import 'fake-indexeddb/auto';
import type { Har } from 'har-format';
import { endpoints } from '../../../sagas/api/endpoints';
import { callsTwice, suppressesEvent } from '../mutations';
import { flowText } from '../recordedFlows';
import { replay, type ReplayHooks } from '../replay';
import { archiveReport } from '../report';
import { HAR_EXTENSION_FIELD } from './harExtension';
import { readArchive } from './readArchive';

/** A recorded flow as a browser would have written it: without the portal's events. */
const callsOnly = (name: string, change: (har: Har) => void = () => undefined) => {
  const har = JSON.parse(flowText(name)) as Har; // written by the recorder
  Reflect.deleteProperty(har.log, HAR_EXTENSION_FIELD);
  change(har);
  return readArchive(JSON.stringify(har), name);
};

const entryOf = (har: Har, call: string) =>
  har.log.entries.find(({ request }) => request.url.includes(call));

const REPLAYED = [
  'a subscriber logs in and sees how long the packs last',
  'a customer registers',
  'a subscriber renews three packs and one of them fails with 1087',
  'a subscriber opens a ticket and closes it',
  'a subscriber sends the front of an Aadhaar card',
  'a visitor pays for a relative’s connection by UPI',
] as const;

const RENEWAL = 'a subscriber renews three packs and one of them fails with 1087';
const LOGIN = 'a subscriber logs in and sees how long the packs last';

const reportOf = async (name: string, change?: (har: Har) => void, around?: ReplayHooks) => {
  const recording = await callsOnly(name, change);
  return archiveReport(recording, await replay(recording, around));
};

const renewalIn = (har: Har) =>
  har.log.entries.find(
    ({ request: { method, url } }) => method === 'POST' && url.endsWith('/v1/product'),
  );

describe('A HAR file that holds calls alone', () => {
  it.each(REPLAYED)('The recorded calls are replayed without a difference: %s', async (name) => {
    expect((await replay(await callsOnly(name))).difference).toBeNull();
  });

  it.each<readonly [string, (har: Har) => void]>([
    ['the entries in another order', ({ log }) => void log.entries.reverse()],
    [
      'null where a field has nothing',
      ({ log }) => {
        for (const entry of log.entries)
          Object.assign(entry.response, { redirectURL: null, statusText: null });
        for (const entry of log.entries)
          Object.assign(entry, { serverIPAddress: null, connection: null, comment: null });
      },
    ],
    [
      'no field but the needed ones',
      ({ log }) => {
        Reflect.deleteProperty(log, 'creator');
        for (const entry of log.entries) {
          for (const name of ['cache', 'timings', 'time']) Reflect.deleteProperty(entry, name);
          for (const name of ['httpVersion', 'cookies', 'queryString', 'headersSize', 'bodySize'])
            Reflect.deleteProperty(entry.request, name);
        }
      },
    ],
    [
      'the tunnels of a proxy and what the browser asked itself',
      ({ log }) => {
        const [first] = log.entries;
        if (!first) return;
        const { request } = first;
        log.entries.unshift(
          { ...first, request: { ...request, method: 'CONNECT', url: 'localhost:443' } },
          { ...first, request: { ...request, url: 'chrome-extension://abc/page.js' } },
          { ...first, request: { ...request, url: 'data:image/png;base64,AAAA' } },
        );
      },
    ],
  ])('An archive with %s is replayed without a difference', async (_, change) => {
    expect((await replay(await callsOnly(LOGIN, change))).difference).toBeNull();
  });

  it('An archive that begins with a byte order mark is read', async () => {
    expect((await readArchive(`\ufeff${flowText(LOGIN)}`, LOGIN)).pages.length).toBeGreaterThan(0);
  });

  it('An answer that today’s code cannot read is reported as a difference', async () => {
    const recording = await callsOnly(
      'a subscriber logs in and sees how long the packs last',
      (har) => {
        const login = entryOf(har, '/v1/login');
        if (login) login.response.content.text = '{"customerid":null}';
      },
    );
    expect((await replay(recording)).difference).toBe(
      'the answer to login cannot be read by today’s code',
    );
  });
});

/** Moves the renewal and what follows it 3 s later, so that a read before it and one after it are far apart. */
const renewLater = (har: Har): void => {
  const renewal = Date.parse(renewalIn(har)?.startedDateTime ?? '');
  const at = ({ startedDateTime }: { readonly startedDateTime: string }) =>
    Date.parse(startedDateTime);
  // The press that renews reads the subscriber twice: for the account, and for the balance.
  const [pressed = renewal] = har.log.entries
    .filter((entry) => entry.request.url.endsWith('/v1/subscriber') && at(entry) < renewal)
    .map(at)
    .slice(-2);
  for (const entry of har.log.entries)
    if (at(entry) >= pressed)
      entry.startedDateTime = new Date(Date.parse(entry.startedDateTime) + 3_000).toISOString();
};

/** The events with which sagas request reads while a flow is replayed. */
const askedBySagas = async (name: string): Promise<readonly string[]> => {
  const asked = new Set<string>();
  const hear: ReplayHooks = {
    effects: (next) => (effect) => {
      const type = putType(effect);
      if (type && /\/load\w*Requested$/.test(type)) asked.add(type);
      return next(effect);
    },
  };
  await replay(await callsOnly(name), hear);
  // The inbox is a database on the device, and the operator's state is requested at each start.
  return [...asked].filter((type) => !/^(?:notifications|maintenance)\//.test(type));
};

const putType = (effect: unknown): string | undefined =>
  (effect as { readonly payload?: { readonly action?: { readonly type?: string } } } | undefined)
    ?.payload?.action?.type; // an effect of any kind

describe('The replay of calls alone never passes falsely', () => {
  it.each([
    RENEWAL,
    'a subscriber opens a ticket and closes it',
    'a subscriber sends the front of an Aadhaar card',
  ])('A read that no saga asks for any more is named: %s', async (name) => {
    const asked = await askedBySagas(name);
    expect(asked.length).toBeGreaterThan(1);
    for (const type of asked) {
      const { verdict, text } = await reportOf(name, undefined, suppressesEvent(type));
      expect({ type, verdict }).not.toEqual({ type, verdict: 'same' });
      expect(text).toMatch(/was not called|asked instead:/);
    }
  });

  it('A read that only a saga asks for is reported as a difference', async () => {
    const { verdict, text } = await reportOf(
      RENEWAL,
      undefined,
      suppressesEvent('subscriber/loadRequested'),
    );
    expect(text).toMatch(/subscriber was not called again after renew; the recording has GET/);
    expect(verdict).toBe('different');
  });

  it('A call more than recorded is named as such, also when the same call follows later', async () => {
    const { verdict, text } = await reportOf(RENEWAL, renewLater, callsTwice('subscriber', 2));
    expect(text).toMatch(/subscriber was called \d times; recorded is \d until then, and \d later/);
    expect(verdict).toBe('different');
  });

  it('A call that the recording does not have at all is named as such', async () => {
    const { path } = endpoints.transactions;
    const { verdict, text } = await reportOf(RENEWAL, ({ log }) => {
      log.entries = log.entries.filter(({ request }) => !request.url.includes(path));
    });
    expect(text).toContain('transactions was called; the recording has no such call');
    expect(verdict).toBe('different');
  });

  it('An archive without answers is refused with the number of its calls', async () => {
    const withoutAnswers = callsOnly(LOGIN, ({ log }) => {
      for (const { response } of log.entries) Reflect.deleteProperty(response.content, 'text');
    });
    await expect(withoutAnswers).rejects.toThrow(
      /no answer to any of its \d+ calls, so nothing could be compared/,
    );
  });

  it.each<readonly [string, string, (har: Har) => void, RegExp]>([
    [
      'the answer of one call',
      LOGIN,
      (har) => {
        const read = entryOf(har, '/product/active.php');
        if (read) Reflect.deleteProperty(read.response.content, 'text');
      },
      /no answer to these calls.*\n +activePacks \(GET \/subscriber\/v1\/product\/active\.php\)/,
    ],
    [
      'the text of a form',
      RENEWAL,
      (har) => {
        const renewal = renewalIn(har);
        if (renewal?.request.postData) renewal.request.postData.text = '';
      },
      /no body of these calls.*\n +renew \(POST \/subscriber\/v1\/product\)/,
    ],
    [
      'a form',
      RENEWAL,
      (har) => {
        Reflect.deleteProperty(renewalIn(har)?.request ?? {}, 'postData');
      },
      /no body of these calls.*\n +renew \(POST \/subscriber\/v1\/product\)/,
    ],
  ])('An archive that lacks %s says what was not compared', async (_, name, change, says) => {
    const { verdict, text } = await reportOf(name, change);
    expect(text).toMatch(says);
    expect(text).toContain('does what could be compared of what was recorded');
    expect(verdict).toBe('partly');
  });
});
