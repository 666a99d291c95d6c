import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { supportBundleOf } from '../../../store/diagnostics/supportBundle/bundle';
import type { RedactedState } from '../../../store/diagnostics/supportBundle/eventRing';
import { createOperator, type Operator } from '../../operator/operator';
import {
  ASHA,
  client as asha,
  codeSent,
  instantPaymentRequest,
  newestCode,
  openStandIn,
  operator,
  postForm,
  topUpRequest,
} from './support/standIn';

openStandIn('asha');

const consolePage = async () => (await operator.app.inject('/stand-in/')).body;
const press = (action: string, fields: Record<string, string> = {}) =>
  postForm(`/stand-in/do/${action}`, fields);

it('The console shows the demo logins and the text messages', async () => {
  await codeSent('RESETPASSWORD', 'asha');
  const page = await consolePage();
  expect(page).toContain('Namaste-2026');
  expect(page).toContain(newestCode());
});

it('Text typed by a subscriber never becomes markup', async () => {
  await asha.call('instantPay', { ...instantPaymentRequest, customeridentity: 'asha' });
  await asha.call('instalmentEligibility', { ...topUpRequest, mobileno: '9000004412' });
  const hostile = { headers: { 'idempotency-key': '<script>alert(1)</script>' } };
  await asha.call('cart', undefined, hostile);
  const page = await consolePage();
  expect(page).not.toContain('<script>alert');
  expect(page).not.toMatch(/ (?:style|onclick)=/);
});

it('The console is served under a policy that runs no foreign code', async () => {
  const { headers } = await operator.app.inject('/stand-in/');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self'; /);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-store');
});

it('The console picks a scenario, clears scenarios, ends sessions and resets the data', async () => {
  const picked = await press('scenario', {
    name: 'serverError',
    call: 'cpe',
    customer: 'asha',
    times: 'always',
    milliseconds: '',
  });
  expect([picked.statusCode, picked.headers.location]).toEqual([303, '/stand-in/']);
  expect((await asha.call('cpe', undefined)).status).toBe(500);
  await press('clear');
  expect((await asha.call('cpe', undefined)).status).toBe(200);
  await press('logout', { customer: ASHA });
  expect((await asha.call('cpe', undefined)).status).toBe(401);
  await press('reset');
  expect(operator.books.calls()).toEqual([]);
  expect((await press('nonsense')).statusCode).toBe(404);
});

it('The console picks how the operator treats keys, and shows it', async () => {
  expect(await consolePage()).toContain('This operator honours Idempotency-Key.');
  await press('scenario', { name: 'keysIgnored' });
  expect(await consolePage()).toContain('This operator ignores Idempotency-Key.');
});

/** The build that is installed here. */
const BUILD = 'b1';

/** A support file of a subscriber who visited these places in turn. */
const fileFor = (
  places: readonly string[],
  state: RedactedState = {},
  own: {
    readonly build?: string;
    readonly saved?: string;
    readonly browser?: Readonly<Record<string, string>>;
  } = {},
): string =>
  JSON.stringify(
    supportBundleOf(
      {
        before: state,
        calls: [],
        moments: places.map((on, no) => ({
          at: 1_795_000_000_000 + no,
          event: { type: 'test/moved', no, by: 'page', on },
          state,
        })),
      },
      {
        ...{ saved: '2026-11-22T14:30:00.000Z', version: '', place: '', configuration: {} },
        ...{ build: BUILD, browser: {}, ...own },
      },
    ),
  );

describe('A support bundle in the console', () => {
  const BOUNDARY = 'a-boundary';
  const hand = (served: Operator, file: string) =>
    served.app.inject({
      method: 'POST',
      url: '/stand-in/support-bundle',
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload: [
        `--${BOUNDARY}`,
        'content-disposition: form-data; name="file"; filename="file.json"',
        '',
        file,
        `--${BOUNDARY}--`,
        '',
      ].join('\r\n'),
    });
  const opened = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'console-'));
    await mkdir(join(folder, 'dist-console'));
    await writeFile(join(folder, 'dist-console/look.html'), '<!-- moment --><div id="root"></div>');
    await writeFile(join(folder, 'dist-console/look.js'), 'look();');
    await writeFile(join(folder, 'secret.js'), 'no;');
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist/build.json'), JSON.stringify({ build: BUILD }));
    return createOperator({ database: ':memory:', dist: join(folder, 'dist') });
  };
  const addressIn = (page: string) => /<iframe[^>]+src="([^"]+)"/.exec(page)?.[1] ?? '';

  it('The console shows the screen of the last visit under a policy that blocks every call', async () => {
    const served = await opened();
    const { body } = await hand(served, fileFor(['/', '/nxtselfcareportal', '</script><b>']));
    const screen = await served.app.inject(addressIn(body));
    expect(screen.headers['content-security-policy']).toMatch(
      /connect-src 'none'.*form-action 'none'.*frame-ancestors 'self'.*; sandbox allow-scripts$/,
    );
    expect(screen.body).toContain('"place":"\\u003c/script>\\u003cb>"');
    expect(screen.body).not.toContain('<b>');
    await served.close();
  });

  it('A bundle saved under Help shows the screen before Help', async () => {
    const served = await opened();
    const { body } = await hand(served, fileFor(['/', '/checkout', '/nxtselfcareportal/help']));
    const { body: screen } = await served.app.inject(addressIn(body));
    expect(screen).toContain('"place":"/checkout"');
    await served.close();
  });

  it('The console lists only the redacted state that the screen lacks', async () => {
    const served = await opened();
    const { body } = await hand(served, fileFor(['/checkout'], { cart: { lines: '… list (3)' } }));
    expect(body).toContain('<code>cart.lines: … list (3)</code>');
    const { body: whole } = await hand(served, fileFor(['/checkout'], { cart: { lines: [] } }));
    expect(whole).not.toContain('left out of the state');
    await served.close();
  });

  const NOT_OPENED = 'The file cannot be opened';
  const OTHER_BUILD = 'saved by another build (b0) than the one that draws it here (b1)';
  const CHANGED = 'was changed after the portal had saved it';
  const large = (bytes: number) =>
    JSON.stringify({ selfcareCapsule: 1, filler: 'x'.repeat(bytes) });

  it.each([
    ['as it was saved', 200, 'What happened', fileFor(['/'])],
    ['of another build', 200, OTHER_BUILD, fileFor(['/'], {}, { build: 'b0' })],
    ['changed by hand', 200, CHANGED, fileFor(['/']).replace('test/moved', 'test/mover')],
    ['of another format', 422, 'older portal', '{"selfcareCapsule":0}'],
    ['of a newer format', 422, 'newer portal', '{"selfcareCapsule":9}'],
    ['of nearly 10 MB that has lost its parts', 422, 'has lost a part', large(10_485_000)],
    ['larger than 10 MB', 413, 'larger than 10 MB', large(10_485_760)],
  ])('The console says of a file %s what it is (%i)', async (_, status, says, file) => {
    const served = await opened();
    const { statusCode, body } = await hand(served, file);
    expect(statusCode).toBe(status);
    expect(body).toContain(says);
    expect(body.includes(NOT_OPENED)).toBe(status !== 200);
    expect([OTHER_BUILD, CHANGED].filter((one) => body.includes(one))).toEqual(
      [OTHER_BUILD, CHANGED].filter((one) => one === says),
    );
    await served.close();
  });

  it.each([
    ['Asia/Kolkata', '2026-11-22T14:30:00.000Z', 'Saved 2026-11-22 20:00:00'],
    ['Asia/Kolkata', '2026-11-27T19:19:00.000Z', 'Saved 2026-11-28 00:49:00'],
    ['America/Los_Angeles', '2026-11-28T03:10:00.000Z', 'Saved 2026-11-27 19:10:00'],
    ['Asia/Kolkata', 'a time that is none', 'Saved  at'],
  ])(
    'Day and time of a file are those of the subscriber in %s (%s)',
    async (timeZone, saved, says) => {
      const served = await opened();
      const { body } = await hand(served, fileFor(['/'], {}, { saved, browser: { timeZone } }));
      expect(body).toContain(`All days and times are the subscriber’s (${timeZone}).`);
      expect(body).toContain(says);
      await served.close();
    },
  );

  it('Day and time of a file without a time zone are labelled as UTC', async () => {
    const served = await opened();
    const own = { saved: '2026-11-27T19:19:00.000Z', browser: { timeZone: 'Nowhere/Land' } };
    const { body } = await hand(served, fileFor(['/'], {}, own));
    expect(body).toContain('All days and times are UTC');
    expect(body).toContain('Saved 2026-11-27 19:19:00');
    await served.close();
  });

  it('The console draws only bundles that were opened and serves only its own scripts', async () => {
    const served = await opened();
    const { body } = await hand(served, fileFor(['/']));
    const none = await served.app.inject('/stand-in/support-bundle/none/0');
    const late = await served.app.inject(addressIn(body).replace(/\d+$/, '99'));
    const script = await served.app.inject('/stand-in/scripts/look.js');
    const outside = await served.app.inject('/stand-in/scripts/..%2f..%2fsecret.js');
    expect([none, late, script, outside].map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 200, 404,
    ]);
    await served.close();
  });
});
