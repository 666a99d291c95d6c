import { LANGUAGES } from '../../store/core/languages';
import { readOptions } from '../run/commands/readOptions';
import { ensureBrowser } from '../run/ensureBrowser';
import {
  buildPortal,
  floorWeight,
  hasBuild,
  pageIn,
  scriptsInDist,
  tapWeight,
  weighInDist,
} from './builds';
import { type Figures, figuresOf, HOME_JOURNEY } from './figures';
import {
  findings,
  HOME_REQUESTS,
  kilobytes,
  LANGUAGE_LIMITS,
  limitOf,
  LOGIN_TO_FLOOR,
  SCREEN_LIMIT,
  TAP_LIMIT,
  WHOLE_LIMIT,
} from './gates';
import { visitEverything } from './visits';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const measure = async (mayReuse: boolean): Promise<Figures> => {
  const missing = ensureBrowser();
  if (missing !== null) throw new Error(missing);
  if (!mayReuse || !hasBuild()) await buildPortal();
  return figuresOf({
    floor: await floorWeight(),
    tap: tapWeight(),
    pages: [pageIn('en'), ...OTHERS.map(pageIn)],
    visits: await visitEverything(),
    all: scriptsInDist(),
    weigh: weighInDist,
  });
};

const row = (name: string, ...cells: readonly string[]): void =>
  console.log(`${name.padEnd(46)}${cells.map((cell) => cell.padStart(12)).join('')}`);

const limit = (bytes: number): string => `≤ ${kilobytes(bytes)}`;

const print = ({ floor, login, tap, languages, journeys, screens, whole }: Figures): void => {
  row('Brotli', 'size', 'gate', 'scripts');
  row('Floor: the bare packages', kilobytes(floor));
  row('Login, scripts', kilobytes(login.bytes), limit(LOGIN_TO_FLOOR * floor), `${login.requests}`);
  row('  as a multiple of the floor', (login.bytes / floor).toFixed(3), `≤ ${LOGIN_TO_FLOOR}`);
  row('  of them for DevTools, off', kilobytes(tap), limit(TAP_LIMIT));
  console.log('\nIn each language');
  row('', 'page', 'login', 'to home');
  for (const { language, page, login: own, home } of languages)
    row(`  ${language}`, kilobytes(page), kilobytes(own.bytes), kilobytes(home.bytes));
  row('  gate', '', limit(LANGUAGE_LIMITS.login), limit(LANGUAGE_LIMITS.home));
  console.log('\nJourneys, from the login on with an empty cache');
  for (const { name, bytes, requests } of journeys)
    row(
      `  ${name}`,
      kilobytes(bytes),
      limit(limitOf(name)),
      name === HOME_JOURNEY ? `${requests} ≤ ${HOME_REQUESTS}` : `${requests}`,
    );
  console.log(`\nThe first visit of each screen, gate ${limit(SCREEN_LIMIT)} after home`);
  row('', 'after home', 'scripts', 'at first', 'scripts');
  for (const { name, afterHome, alone } of screens)
    row(
      `  ${name}`,
      kilobytes(afterHome.bytes),
      `${afterHome.requests}`,
      kilobytes(alone.bytes),
      `${alone.requests}`,
    );
  console.log('');
  row('All chunks', kilobytes(whole.bytes), limit(WHOLE_LIMIT), `${whole.requests}`);
};

const main = async (): Promise<void> => {
  const { values } = readOptions('size');
  const figures = await measure(values['no-build']);
  const found = findings(figures);
  if (values.json) console.log(JSON.stringify({ ...figures, findings: found }, null, 2));
  else print(figures);
  for (const finding of found) console.error(`✗ ${finding}`);
  process.exitCode = found.length > 0 ? 1 : 0;
};

void main();
