import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadSubscriber } from '../../store/account/subscriber';
import { createStateRedactor } from '../../store/diagnostics/redaction/redact';
import { aSubscriber } from '../support/builders';
import { stateAfter } from '../support/stateAfter';

const root = path.join(__dirname, '../..');
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const guide = read('store/diagnostics/SUPPORT.md');
const [, calls = ''] = /## The ten commonest calls\n([\s\S]*?)\n## /.exec(guide) ?? [];
/** The names in code marks in the part about the calls. */
const names = [...new Set([...calls.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))];

const paths = names.filter((name) => /^\w+(\.\w+)+$/.test(name));
const events = names.filter((name) => /^\w+\/\w+$/.test(name));
const words = names.filter((name) => /^\w+$/.test(name));

const valueAt = (state: unknown, place: string): unknown =>
  place
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null
          ? Object.entries(at).find(([key]) => key === name)?.[1]
          : undefined,
      state,
    );

const sources = readdirSync(path.join(root, 'store'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => read(path.join('store', name)))
  .join('\n');

describe('The guide for support', () => {
  const state = stateAfter(loadSubscriber.succeeded(aSubscriber()));
  const shown = createStateRedactor()(state);

  it('The guide names states, events and fields', () => {
    expect(paths.length).toBeGreaterThan(14);
    expect(events.length).toBeGreaterThan(5);
    expect(words.length).toBeGreaterThan(20);
  });

  it.each(paths)('The state has %s, and support sees it', (place) => {
    expect(valueAt(state, place)).not.toBeUndefined();
    expect(valueAt(shown, place)).not.toBeUndefined();
  });

  it.each(events)('There is an event %s', (event) => {
    // The catalogue lists a flow once, for its four events.
    const flow = event.replace(/(Requested|Succeeded|Failed|Cancelled)$/, '…');
    expect(read('store/EVENTS.md')).toContain(`| \`${flow}\``);
  });

  it.each(words)('%s is a name of the store', (word) => {
    expect(sources).toMatch(new RegExp(`\\b${word}\\b`));
  });
});
