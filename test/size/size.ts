import { parseArgs } from 'node:util';
import { buildPortal, chunkList, floorWeight, tapWeight, weighInDist } from './builds';
import { figuresOf, type Figures, type Weight } from './figures';
import { findings, kilobytes, LOGIN_TO_FLOOR, SCREEN_LIMIT, TAP_LIMIT, WHOLE_LIMIT } from './gates';
import { screens, shell } from './needs';

const measure = async (mayReuse: boolean): Promise<Figures> => {
  if (!mayReuse || chunkList() === null) await buildPortal();
  const chunks = chunkList();
  if (chunks === null) throw new Error('The build has left no chunk list.');
  return figuresOf({
    chunks,
    shell,
    screens,
    floor: await floorWeight(),
    tap: tapWeight(),
    page: weighInDist('index.html'),
    weigh: weighInDist,
  });
};

const row = (name: string, { brotli, gzip }: Weight, note = ''): string =>
  `${name.padEnd(46)}${String(brotli).padStart(9)}${String(gzip).padStart(9)}  ${note}`.trimEnd();

const print = ({ floor, login, tap, page, screens: lazy, onDemand, whole }: Figures): void => {
  const ratio = (login.brotli / floor.brotli).toFixed(3);
  console.log(`${''.padEnd(46)}${'brotli'.padStart(9)}${'gzip'.padStart(9)}  (bytes)`);
  console.log(row('Floor: the bare packages', floor));
  console.log(row('Login, scripts', login, `${ratio} × floor (limit ${LOGIN_TO_FLOOR})`));
  console.log(row('  of them for DevTools, off', tap, `(limit ${kilobytes(TAP_LIMIT)})`));
  console.log(row('Login, page', page));
  console.log(`\nEach lazy screen, beyond the login (limit ${kilobytes(SCREEN_LIMIT)})`);
  for (const { path, alone, withShell } of lazy)
    console.log(row(`  ${path}`, alone, withShell ? `with the shell ${withShell.brotli}` : ''));
  console.log('\nOnly when asked for');
  for (const { name, weight } of onDemand) console.log(row(`  ${name}`, weight));
  console.log(`\n${row('The whole portal, scripts', whole, `(limit ${kilobytes(WHOLE_LIMIT)})`)}`);
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      'no-build': { type: 'boolean', default: false },
    },
  });
  const figures = await measure(values['no-build']);
  const found = findings(figures);
  if (values.json) console.log(JSON.stringify({ ...figures, findings: found }, null, 2));
  else print(figures);
  for (const finding of found) console.error(`✗ ${finding}`);
  process.exitCode = found.length > 0 ? 1 : 0;
};

void main();
