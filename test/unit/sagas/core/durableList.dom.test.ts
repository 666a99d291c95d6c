import type { durableList as DurableList } from '../../../../sagas/core/durableList';
import type { WriteRecords } from '../../../../sagas/writes/writeRecords';
import { type PendingWrite, pendingWritesSlot } from '../../../../store/writes/pendingWrites';
import { neverAnswers } from '../../../support/backend';
import type * as KeyStore from '../../../support/storage/keyStore';
import { refuseStorage } from '../../../support/storage/refuseStorage';

/** The disk, which stays while pages come and go. */
const mockDisk = jest.requireActual<typeof KeyStore>('../../../support/storage/keyStore');
jest.mock('idb-keyval', () => mockDisk);
// The code only checks that there is an `indexedDB`.
Object.defineProperty(globalThis, 'indexedDB', { value: {}, configurable: true });

/** Milliseconds after which a page does without its copy. */
const TIME_LIMIT = 5_000;
const { key } = pendingWritesSlot;
const intent = (name: string): PendingWrite => ({
  ...{ customerid: '42', call: 'checkout', key: name, fingerprint: 'f', since: 1 },
});
const adding = (name: string) => (all: readonly PendingWrite[]) => [...all, intent(name)];
const namesIn = (all: readonly PendingWrite[]) => all.map((one) => one.key);

/** A page that was just loaded: it remembers nothing itself. */
const newPage = () => {
  let made: WriteRecords | undefined;
  jest.isolateModules(() => {
    const { durableList } = jest.requireActual<{ durableList: typeof DurableList }>(
      '../../../../sagas/core/durableList',
    );
    made = durableList(pendingWritesSlot, 'intents', ({ intents, written = 0 }) => ({
      lines: intents,
      written,
    }));
  });
  if (!made) throw new Error('no page');
  return made;
};

/** The browser dies before it has written localStorage to the disk: what was there some seconds ago is back. */
const killed = (asItWas: string | null) => {
  if (asItWas === null) localStorage.removeItem(key);
  else localStorage.setItem(key, asItWas);
};
const kept = () => localStorage.getItem(key);
const NOT_STORED = { failure: { kind: 'blocked', code: 'NOT_STORED' } };

beforeEach(() => {
  localStorage.clear();
  mockDisk.forgetAllKeys();
});

it('A change is on disk when it resolves, so a killed browser loses nothing', async () => {
  const page = newPage();
  await page.change(adding('first'));
  const before = kept();
  await page.change(adding('second'));
  killed(before);
  expect(namesIn(await newPage().read())).toEqual(['first', 'second']);
  killed(null);
  const reopened = newPage();
  await reopened.change(adding('third'));
  expect(namesIn(await reopened.read())).toEqual(['first', 'second', 'third']);
});

it('A settled entry does not come back after the browser is killed', async () => {
  const page = newPage();
  await page.change(adding('first'));
  const before = kept();
  await page.change(() => []);
  expect(kept()).toBeNull();
  killed(before);
  expect(await newPage().read()).toEqual([]);
  expect(kept()).toBeNull();
});

it('The browser’s storage wins where the disk copy is older', async () => {
  const page = newPage();
  await page.change(adding('first'));
  mockDisk.refuseKeys();
  await page.change(adding('second'));
  const now = kept();
  mockDisk.forgetAllKeys();
  await newPage().change((all) => all);
  killed(now);
  expect(namesIn(await newPage().read())).toEqual(['first', 'second']);
});

it.each([
  ['refuses', () => mockDisk.refuseKeys()],
  ['damages', () => void mockDisk.set(key, { written: Infinity, lines: 'none' })],
  ['never answers for', () => void jest.spyOn(mockDisk, 'get').mockReturnValue(neverAnswers)],
])('The list works without a disk copy where the browser %s its database', async (_, trouble) => {
  localStorage.setItem(key, JSON.stringify({ intents: [intent('first')] }));
  trouble();
  jest.useFakeTimers();
  const page = newPage();
  const changed = page.change(adding('second'));
  await jest.advanceTimersByTimeAsync(TIME_LIMIT);
  await changed;
  expect(namesIn(await page.read())).toEqual(['first', 'second']);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('A browser whose localStorage is full', () => {
  let makeRoom = () => undefined as void;
  const fill = () => (makeRoom = refuseStorage());
  afterEach(() => makeRoom());

  it('The copy counts as long as it is newer, in this page and the next', async () => {
    const page = newPage();
    await page.change(adding('first'));
    fill();
    await page.change(adding('second'), 'beforeSending');
    expect(namesIn(await page.read())).toEqual(['first', 'second']);
    const next = newPage();
    expect(namesIn(await next.read())).toEqual(['first', 'second']);
    makeRoom();
    await next.change(adding('third'));
    killed(kept());
    expect(namesIn(await newPage().read())).toEqual(['first', 'second', 'third']);
    expect(kept()).toContain('third');
  });

  it('A list that was emptied stays empty', async () => {
    const page = newPage();
    fill();
    await page.change(adding('first'), 'beforeSending');
    await Promise.all([page.change(() => []), page.read()]);
    expect(await page.read()).toEqual([]);
    expect(await newPage().read()).toEqual([]);
  });

  it('What follows an emptied list may be sent, also from another page', async () => {
    const page = newPage();
    await page.change(adding('first'));
    await page.change(() => []);
    fill();
    const next = newPage();
    await next.change(adding('second'), 'beforeSending');
    expect(namesIn(await newPage().read())).toEqual(['second']);
  });

  it('Nothing is changed, and nothing may be sent, when the copy is refused as well', async () => {
    const page = newPage();
    await page.change(adding('first'));
    fill();
    mockDisk.refuseKeys();
    await expect(page.change(adding('second'), 'beforeSending')).rejects.toMatchObject(NOT_STORED);
    expect(namesIn(await page.read())).toEqual(['first']);
    await page.change(() => [intent('settled')]);
    expect(namesIn(await page.read())).toEqual(['settled']);
  });

  it('What another tab has written to the copy alone is not overlooked', async () => {
    const [page, other] = [newPage(), newPage()];
    expect(await page.read()).toEqual([]);
    fill();
    await other.change(adding('theirs'), 'beforeSending');
    // This page decided on a list without the other tab's record, so nothing may be sent.
    await expect(page.change(adding('mine'), 'beforeSending')).rejects.toMatchObject(NOT_STORED);
    expect(namesIn(await page.read())).toEqual(['theirs']);
    await page.change(adding('mine'), 'beforeSending');
    expect(namesIn(await other.read())).toEqual(['theirs', 'mine']);
    const third = newPage();
    await third.change(adding('last'));
    expect(namesIn(await page.read())).toEqual(['theirs', 'mine', 'last']);
  });

  it('What another tab has written to the copy alone stays when there is room again', async () => {
    const [page, other] = [newPage(), newPage()];
    await page.change(adding('first'));
    expect(namesIn(await page.read())).toEqual(['first']);
    fill();
    await other.change(adding('theirs'), 'beforeSending');
    makeRoom();
    await page.change(adding('mine'), 'beforeSending');
    for (const reader of [page, other, newPage()])
      expect(namesIn(await reader.read())).toEqual(['first', 'theirs', 'mine']);
  });
});
