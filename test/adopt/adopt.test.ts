import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { readWholeConfiguration } from '../../public/build/deployment';
import { endpoints } from '../../sagas/api/endpoints';
import { translationOf } from '../../sagas/api/operatorWords/translation';
import { answerFields } from '../../store/wire/answerFields';
import { answers } from '../../store/wire/answers';
import { isSuccess } from '../../store/writes/outcome';
import { type DialectName, dialects } from '../operator/dialects/dialects';
import { SUBSCRIBERS } from '../operator/seeds/subscribers';
import { archivedCalls } from './archivedCalls';
import { dialectArchive } from './dialectArchive';
import { draftOf } from './draft';
import { reportOf } from './report';

const NAMES = Object.keys(dialects) as DialectName[]; // the table's own keys

const adopted = async (name: DialectName) => {
  const text = await dialectArchive(dialects[name]);
  const archive = await archivedCalls(text);
  const draft = draftOf(archive);
  return { text, archive, draft, report: reportOf(archive, draft) };
};
const adoptions = new Map(NAMES.map((name) => [name, adopted(name)]));
const adoptionOf = (name: DialectName) => adoptions.get(name) ?? adopted(name);

/** Every field name in an answer, except those of the card provider's form, which are not the operator's. */
const keysOf = (name: DialectName, value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(name, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    key,
    ...(key === dialects[name].nameOf('fields') ? [] : keysOf(name, inner)),
  ]);
};

describe.each(NAMES)('The draft for an operator that speaks %s', (name) => {
  it('No answer of the archive has a field name of the portal in it', async () => {
    const { archive } = await adoptionOf(name);
    const theirs = new Set(
      [...archive.calls.values()].flat().flatMap(({ answer }) => keysOf(name, answer)),
    );
    const ours = new Set(
      [...archive.calls.keys()].flatMap((call) => [...answerFields(call).keys()]),
    );
    expect(theirs.size).toBeGreaterThan(100);
    expect([...theirs].filter((key) => ours.has(key))).toEqual([]);
  });

  it('The configuration takes the draft', async () => {
    const { words } = (await adoptionOf(name)).draft;
    const block = { server: 'test', operator: { name: 'Operator' }, ...words };
    expect(readWholeConfiguration(JSON.stringify(block))).toMatchObject({ ok: true });
  });

  it('Every answer of the archive is read with it', async () => {
    const { archive, draft } = await adoptionOf(name);
    const unread = [...archive.calls].flatMap(([call, seen]) =>
      seen
        .filter(({ status }) => isSuccess(status))
        .filter(({ answer }) => {
          const { ofAnswer } = translationOf(draft.words, endpoints[call]);
          return !v.safeParse(answers[call], ofAnswer(answer)).success;
        })
        .map(() => call),
    );
    expect(unread).toEqual([]);
    expect(archive.calls.size).toBeGreaterThan(25);
  });

  it('Every field is found where the operator has it', async () => {
    const { draft } = await adoptionOf(name);
    const wrong = draft.calls.flatMap(({ call, matched }) =>
      [...(matched?.paths ?? [])]
        .filter(
          ([field, found]) => found !== dialects[name].nameOf(field.split('.').at(-1) ?? field),
        )
        .map(([field, found]) => `${call}.${field} = ${found}`),
    );
    expect(wrong).toEqual([]);
  });

  it('The report says of each call what a subscriber would see, and nothing of a person', async () => {
    const { report, text } = await adoptionOf(name);
    expect(report).toMatch(/activePacks: seen 1 time \(200\)/);
    expect(report).toMatch(/activePacks:[^]*?A subscriber would see \d+ rows\./);
    expect(report).toMatch(/login: seen 2 times \(403, 200\)/);
    expect(report).toContain('register: not seen');
    expect(report).not.toContain('would see an error');
    for (const { firstname, surname, mobileno, customerid } of SUBSCRIBERS)
      for (const value of [firstname, surname, mobileno, customerid].filter(Boolean))
        expect(report).not.toContain(value);
    expect(text).toContain('meera');
  });
});

it('The end and the price of a pack are found by their values where no name tells them', async () => {
  const { draft, report } = await adoptionOf('german');
  const packs = draft.calls.find(({ call }) => call === 'activePacks');
  expect([...(packs?.matched?.byValue ?? [])].sort()).toEqual([
    'expirydate',
    'price',
    'totalprice',
  ]);
  expect(report).toMatch(/found by their values alone, to be confirmed: .*price = preisAngabe/);
});

it('The state of a pack that runs is read off its end', async () => {
  const { draft } = await adoptionOf('german');
  expect(draft.words.operatorValues).toMatchObject({ productstatus: { ACTIVE: 'AKTIV' } });
});

it('An envelope is drafted, and what stands beside the data decides', async () => {
  const { draft } = await adoptionOf('envelope');
  expect(draft.words.operatorEnvelope).toEqual({ '*': 'RESULT_SET' });
  const { ofAnswer } = translationOf(draft.words, endpoints.updateSubscriber);
  const refused = { OUTCOME: 'FAILURE', ERROR_CODE: '9999', RESULT_SET: { MESSAGE_INFO: 'Saved' } };
  expect(ofAnswer(refused)).toMatchObject({ status: 'FAILURE', errorcode: '9999' });
});

const entry = (url: string, answer: unknown) => ({
  startedDateTime: '2026-11-23T03:00:00Z',
  time: 1,
  request: { method: 'GET', url },
  response: {
    status: 200,
    content: { mimeType: 'application/json', text: JSON.stringify(answer) },
  },
});
const archiveOf = (...entries: readonly object[]): string =>
  JSON.stringify({ log: { version: '1.2', entries } });

it('The fields of a call that come from another address are named with it, without a number in it', async () => {
  const cart = {
    cart_id: 'C1',
    cart_details: [],
    item_total: '1.00',
    gst_value: '0.18',
    total_value: '1.18',
    network_fee: '0.00',
  };
  const archive = await archivedCalls(
    archiveOf(entry('https://old.example.com/api/9000004412/basket', cart)),
  );
  expect(reportOf(archive, draftOf(archive))).toContain(
    'cart: not seen; its fields come from another address: GET /api/…/basket',
  );
});

it('A field name that looks like a phone number or an e-mail address is neither printed nor drafted', async () => {
  const boxes = [{ '9000004412': 'x', box_no: '1', 'asha@example.com': '2026-12-01' }];
  const archive = await archivedCalls(
    archiveOf(entry('https://old.example.com/subscriber/v1/subscriber/cpe', boxes)),
  );
  const draft = draftOf(archive);
  expect(reportOf(archive, draft) + JSON.stringify(draft)).toContain('box_no');
  expect(reportOf(archive, draft) + JSON.stringify(draft.words)).not.toMatch(/9000004412|asha/);
});

describe('The command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'adopt-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', 'test/adopt/adopt.ts', ...args]).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );

  it('It writes a draft that the configuration takes, and never over a file that is there', async () => {
    const file = path.join(folder, 'old.har');
    const out = path.join(folder, 'portal.json');
    writeFileSync(file, (await adoptionOf('snake')).text);
    expect(await run(file, '--out', out)).toMatchObject({ code: 0 });
    expect(readWholeConfiguration(readFileSync(out, 'utf8'))).toMatchObject({ ok: true });
    const again = await run(file, '--out', out);
    expect(again.code).toBe(2);
    expect(again.said).toContain('is there already');
    writeFileSync(path.join(folder, 'no.har'), 'no archive');
    expect(await run(path.join(folder, 'no.har'), '--out', `${out}2`)).toMatchObject({ code: 2 });
  }, 60_000);
});
