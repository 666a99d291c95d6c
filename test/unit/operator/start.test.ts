import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { scripts } from '../../../package.json';
import { demoConfiguration } from '../../operator/demoConfiguration';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';

const SECONDS = 60_000;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** Runs a script's own entry, and collects what it prints. It is stopped when the test ends. */
const runEntry = (...args: readonly string[]) => runEntryIn(process.cwd(), ...args);

const runEntryIn = (folder: string, ...args: readonly string[]) => {
  const child = spawn(process.execPath, args, { stdio: 'pipe', cwd: folder });
  running.add(child);
  const printed = { text: '' };
  child.stdout.on('data', (piece) => (printed.text += String(piece)));
  child.stderr.on('data', (piece) => (printed.text += String(piece)));
  return { child, printed };
};

const run = (...flags: readonly string[]) =>
  runEntry('--import', 'tsx', 'test/operator/start.ts', '--no-build', '--memory', ...flags);
const runDev = (...flags: readonly string[]) =>
  runEntry('--import', 'tsx', 'test/operator/dev.ts', ...flags);

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.on('exit', (code) => resolve(code)));

const printedText = ({ child, printed }: ReturnType<typeof run>, words: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const look = () => printed.text.includes(words) && resolve(printed.text);
    child.stdout.on('data', look);
    child.on('exit', () => reject(new Error(printed.text)));
  });

it(
  'Starting prints the portal’s address and the logins, and a signal stops it',
  async () => {
    const started = run('--port', '0');
    const text = await printedText(started, 'Ctrl-C stops it.');
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text)?.[0] ?? '';
    expect(text).toContain(DEMO_PASSWORD);
    expect((await fetch(`${address}/stand-in/`)).status).toBe(200);
    started.child.kill('SIGTERM');
    expect(await ended(started.child)).toBe(0);
  },
  SECONDS,
);

it(
  'With --host 0.0.0.0 the address that a phone can open is printed',
  async () => {
    const started = run('--port', '0', '--host', '0.0.0.0');
    const text = await printedText(started, 'Ctrl-C stops it.');
    const addresses = [...text.matchAll(/On a phone +(http:\S+)/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses)
      // The address ends with a slash. The console works without a build; the portal's page does not.
      expect((await fetch(`${address ?? ''}stand-in/`)).status).toBe(200);
    started.child.kill('SIGTERM');
    await ended(started.child);
  },
  SECONDS,
);

describe('With the operator’s own configuration', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const TSX = pathToFileURL(require.resolve('tsx')).href;
  const START = path.resolve('test/operator/start.ts');
  const BLOCK = /<script type="application\/json" id="configuration">(.*)<\/script>/;

  /** Starts in a folder whose build is nothing but a page. */
  const runWith = (configuration: string) => {
    mkdirSync(path.join(folder, 'dist'), { recursive: true });
    writeFileSync(
      path.join(folder, 'dist/index.html'),
      '<script type="application/json" id="configuration">{}</script>',
    );
    writeFileSync(path.join(folder, 'portal.json'), configuration);
    const options = ['--no-build', '--memory', '--port', '0', '--configuration', 'portal.json'];
    return runEntryIn(folder, '--import', TSX, START, ...options);
  };

  it(
    'The page has its fields, and the demo’s fields where it names none',
    async () => {
      const own = { server: 'test', operator: { name: 'Kaveri', brand: '#FFF200' }, tel: '1' };
      const started = runWith(JSON.stringify({ ...own, idempotency: 'unknown' }));
      const text = await printedText(started, 'Ctrl-C stops it.');
      expect(text).toContain('does not know these fields: tel.');
      expect(text).toContain("The operator's colour is not used: #FFF200");
      const page = await fetch(/http:\/\/127\.0\.0\.1:\d+\//.exec(text)?.[0] ?? '');
      const [, block = ''] = BLOCK.exec(await page.text()) ?? [];
      expect(JSON.parse(block)).toEqual({
        ...demoConfiguration,
        ...own,
        idempotency: 'unknown',
      });
    },
    SECONDS,
  );

  it.each([
    [
      '{"server":"test","operator":{"name":"Kaveri"},"renewalDays":{"MONTHLY":-3}}',
      'portal.json is wrong in the field renewalDays.MONTHLY: a whole number above 0, not -3.',
    ],
    [
      '{"operator":{"name":"Kaveri"}}',
      'portal.json is wrong in the field server: "test" or "production" is missing.',
    ],
    ['{', 'portal.json is no JSON object.'],
  ])(
    '%s is refused in one sentence, as at a deployment',
    async (configuration, sentence) => {
      const { child, printed } = runWith(configuration);
      expect(await ended(child)).toBe(1);
      expect(printed.text.trim()).toBe(sentence);
    },
    SECONDS,
  );
});

const listening = async (): Promise<Server> => {
  const server = createServer().listen(0, 'localhost');
  await new Promise((resolve) => server.on('listening', resolve));
  return server;
};
const portOf = (server: Server) => (server.address() as AddressInfo).port; // it listens on TCP

it.each([
  ['npm start', run, 0],
  ['npm run dev', runDev, 0],
  ['npm run dev, for the operator behind it', runDev, 1],
] as const)(
  'A port in use is reported in one sentence by %s',
  async (_, start, before) => {
    const other = await listening();
    const { child, printed } = start('--port', String(portOf(other) - before));
    expect(await ended(child)).toBe(1);
    expect(printed.text.trim()).toBe(
      `Port ${portOf(other)} is taken: stop what uses it, or choose another with --port.`,
    );
    other.close();
  },
  SECONDS,
);

it.each([
  ['--port', 'eighty'],
  ['--idempotency', 'sometimes'],
  ['--answers', 'rarely'],
  ['--configuration', 'nowhere.json'],
])(
  'A wrong value is explained (%s %s)',
  async (...flags) => {
    const { child, printed } = run(...flags);
    expect(await ended(child)).toBe(1);
    expect(printed.text.trim().split('\n')).toHaveLength(1);
  },
  SECONDS,
);

it.each(['0', '65535'])('The development server refuses port %s in a sentence', async (port) => {
  const { child, printed } = runDev('--port', port);
  expect(await ended(child)).toBe(1);
  expect(printed.text.trim()).toBe('A port is a whole number from 1 to 65534.');
});

describe('An older Node', () => {
  it('It is refused in one sentence before anything else is read', async () => {
    const older = 'Object.defineProperty(process.versions,"node",{value:"20.18.1"})';
    const { child, printed } = runEntry(
      ...['--import', `data:text/javascript,${older}`, 'test/run/install/checkNode.mjs'],
    );
    expect(await ended(child)).toBe(1);
    expect(printed.text.trim()).toBe('This needs Node 20.19 or newer; here is 20.18.1.');
  });

  it.each(Object.entries(scripts))('Node is checked before npm run %s', (name, command) => {
    expect(command).toBe(`node test/run/run.mjs ${name}`);
  });
});
