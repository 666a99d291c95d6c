import { type ChildProcess, spawn } from 'node:child_process';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { scripts } from '../../../package.json';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';

const SECONDS = 60_000;

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** Runs a script's own entry, and collects what it prints. It is stopped when the test ends. */
const runEntry = (...args: readonly string[]) => {
  const child = spawn(process.execPath, args, { stdio: 'pipe' });
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
