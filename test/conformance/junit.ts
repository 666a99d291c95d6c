import { create } from 'xmlbuilder2';
import { type CallReport, countOf } from './report';

/** The format that CI servers read, with a test case for each call. */
export const junitOf = (rows: readonly CallReport[]): string => {
  const suite = create({ version: '1.0', encoding: 'UTF-8' }).ele('testsuite', {
    name: 'conformance',
    tests: rows.length,
    failures: countOf(rows, 'failed'),
    errors: 0,
    skipped: countOf(rows, 'not tried'),
    time: seconds(rows.reduce((sum, { ms }) => sum + (ms ?? 0), 0)),
  });
  for (const { call, address, result, ms, wrong, notes } of rows) {
    const test = suite.ele('testcase', { classname: address, name: call, time: seconds(ms ?? 0) });
    if (result === 'failed') test.ele('failure', { message: wrong[0] ?? '' }).txt(lines(wrong));
    if (result === 'not tried') test.ele('skipped', { message: notes.at(-1) ?? '' });
    if (notes.length > 0) test.ele('system-out').txt(lines(notes));
  }
  return `${suite.end({ prettyPrint: true })}\n`;
};

const seconds = (ms: number): string => (ms / 1_000).toFixed(3);
const lines = (sentences: readonly string[]): string => sentences.join('\n');
