import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { replayed } from '../stories/support/peers/replayed';
import { flowText } from './recordedFlows';

const FLOW = 'a subscriber logs in and sees how long the packs last';
const SIMILAR = 'There is no file and no recorded flow of this name. Similar names:\n';

/** Writes this text to a file, like one that a subscriber or a colleague has sent. */
const fileOf = async (text: string): Promise<string> => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'selfcare-replay-')), 'flow.har');
  await writeFile(file, text);
  return file;
};

const withoutAnswers = (): string => {
  const { log } = JSON.parse(flowText(FLOW)) as {
    readonly log: Record<string, unknown> & {
      readonly entries: readonly { readonly response: { readonly content: object } }[];
    };
  }; // written by the recorder
  Reflect.deleteProperty(log, '_selfcare');
  for (const { response } of log.entries) Reflect.deleteProperty(response.content, 'text');
  return JSON.stringify({ log });
};

describe('npm run replay', () => {
  it.each<readonly [string, () => Promise<string>, number, RegExp]>([
    ['a recorded flow', () => fileOf(flowText(FLOW)), 0, /does what was recorded: \d+ calls\.\s$/],
    ['the name of a recorded flow', async () => FLOW, 0, /does what was recorded: \d+ calls\.\s$/],
    ['its name with the ending', async () => `${FLOW}.har`, 0, /does what was recorded: /],
    [
      'a name that no flow has',
      async () => 'a customer is registered',
      2,
      new RegExp(`^a customer is registered: ${SIMILAR} {2}a customer registers\\n`),
    ],
    [
      'a name without a known word',
      async () => 'xyzzy',
      2,
      /^xyzzy: There is no file and no recorded flow of this name\. The names of the recorded flows:\n {2}a customer /,
    ],
    [
      'a flow whose answer cannot be read',
      () => fileOf(flowText(FLOW).replaceAll('\\"productid\\":', '\\"product\\":')),
      1,
      /Today’s code differs: /,
    ],
    ['an archive without answers', () => fileOf(withoutAnswers()), 2, /nothing could be compared/],
    [
      'a missing file',
      async () => '/tmp/none.har',
      2,
      /^\/tmp\/none\.har: There is no such file\.\s$/,
    ],
    ['a folder', async () => tmpdir(), 2, /: This is a folder\. Name a file\.\s$/],
  ])('Given %s, it says so and ends with the documented code', async (_, file, code, says) => {
    const run = await replayed(await file());
    expect(run.text).toMatch(says);
    expect(run.code).toBe(code);
  });
});
