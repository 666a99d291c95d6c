/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { eventCatalogue, EVENTS_FILE } from './eventCatalogue';

const written = readFileSync(EVENTS_FILE, 'utf8');

it('is what the code says', () => {
  // Out of date? `npm run events` writes it anew.
  expect(eventCatalogue()).toBe(written);
});

it('knows flows, events of their own and events of a slice, with who says and who hears them', () => {
  const lineOf = (name: string) =>
    written.split('\n').find((line) => line.startsWith(`| \`${name}`));
  expect(lineOf('session/logIn…')).toMatch(
    /LoginRequest.*brings `Subscriber`.*LoginScreen\.tsx.*sagas\/identity\/session\.ts/,
  );
  expect(lineOf('session/expired')).toMatch(
    /sagas\/api\/callApi\.ts.*store\/identity\/session\.ts.*The operator answered 401/,
  );
  expect(lineOf('app/appStarted')).toMatch(/src\/boot\/main\.tsx.*store\/app\/app\.ts/);
});

it('tells two events apart that have the same name in the code', () => {
  const lines = written.split('\n');
  expect(lines.find((line) => line.startsWith('| `checkout/outcomeSeen'))).toMatch(
    /sagas\/cart\/checkout\.ts/,
  );
  expect(lines.find((line) => line.startsWith('| `checkout/outcomeSeen'))).not.toMatch(
    /packChanges/,
  );
});
