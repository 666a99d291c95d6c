import { readFileSync } from 'node:fs';
import { eventCatalogue, EVENTS_FILE } from './eventCatalogue';

const written = readFileSync(EVENTS_FILE, 'utf8');

it('The written event catalogue matches the code', () => {
  // Out of date? `npm run tool -- events` regenerates it.
  expect(eventCatalogue()).toBe(written);
});

it('The catalogue lists flows, single events and slice events with their senders and handlers', () => {
  const lineOf = (name: string) =>
    written.split('\n').find((line) => line.startsWith(`| \`${name}`));
  expect(lineOf('session/logIn…')).toMatch(
    /LoginRequest.*brings `Subscriber`.*LoginScreen\.tsx.*sagas\/identity\/session\.ts/,
  );
  expect(lineOf('session/expired')).toMatch(
    /sagas\/api\/callApi\.ts.*store\/identity\/session\.ts.*The operator answered a call with 401/,
  );
  expect(lineOf('app/appStarted')).toMatch(/src\/boot\/main\.tsx.*store\/app\/app\.ts/);
});

it('An event that a predicate matches lists the file of the predicate', () => {
  const lines = written.split('\n');
  for (const event of ['writes/outcomesWanted', 'writes/outcomeUnknown', 'transactions/load…'])
    expect(lines.find((line) => line.startsWith(`| \`${event}`))).toContain(
      'sagas/writes/findOutcomes.ts',
    );
});

it('An event lists the files that handle it, and none of another domain', () => {
  const lines = written.split('\n');
  expect(lines.find((line) => line.startsWith('| `checkout/orderResultLeft'))).toMatch(
    /store\/cart\/checkout\.ts/,
  );
  expect(lines.find((line) => line.startsWith('| `checkout/orderResultLeft'))).not.toMatch(
    /packChanges/,
  );
});
