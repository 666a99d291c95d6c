/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { DEMO_PASSWORD } from '../../operator/seeds/subscribers';

const SECONDS = 60_000;

/** Runs `npm start`'s own entry, and collects what it prints. */
const run = (...flags: readonly string[]) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'test/operator/start.ts', '--no-build', '--memory', ...flags],
    { stdio: 'pipe' },
  );
  const printed = { text: '' };
  child.stdout.on('data', (piece) => (printed.text += String(piece)));
  child.stderr.on('data', (piece) => (printed.text += String(piece)));
  return { child, printed };
};

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
  'A port in use is reported in one sentence',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const { port } = other.address() as AddressInfo; // it listens on TCP
    const { child, printed } = run('--port', String(port));
    expect(await ended(child)).toBe(1);
    expect(printed.text.trim()).toBe(
      `Port ${port} is taken: stop what uses it, or choose another with --port.`,
    );
    other.close();
  },
  SECONDS,
);

it.each([
  ['--port', 'eighty'],
  ['--prot', '1'],
  ['--idempotency', 'sometimes'],
])(
  'An unknown flag is explained (%s %s)',
  async (...flags) => {
    const { child, printed } = run(...flags);
    expect(await ended(child)).toBe(1);
    expect(printed.text.trim().split('\n')).toHaveLength(1);
  },
  SECONDS,
);
