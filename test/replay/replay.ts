import type { UnknownAction } from '@reduxjs/toolkit';
import { clear } from 'idb-keyval';
import type { EffectMiddleware } from 'redux-saga';
import { answerSchema } from '../../sagas/api/send';
import { backups } from '../../sagas/core/indexedDbBackup';
import { domainLoader } from '../../sagas/root/domains';
import { createStateRedactor } from '../../store/diagnostics/redaction/redact';
import type { DomainName } from '../../store/documented/documentedState';
import { domainAdded } from '../../store/documented/domains';
import { compareEvents } from './compare/compareEvents';
import { compareStates } from './compare/compareStates';
import { Difference } from './compare/difference';
import { unreadableAnswerIn } from './compare/unreadableAnswer';
import { createAttribution } from './playback/attribution';
import { createEventWaiter } from './playback/eventWaiter';
import {
  type LoadedDomains,
  type ObservedEvent,
  openHeadlessPortal,
} from './playback/headlessPortal';
import { createIds } from './playback/ids';
import { playEntry, throwFirstDifference, timelineOf } from './playback/playback';
import { installRecordedClock, type RecordedClock } from './playback/recordedClock';
import { createRecordedNetwork, type RecordedNetwork } from './playback/recordedNetwork';
import type { EventOrigin, RecordedEvent, RecordedPage, Recording } from './recording/recording';
import { triggerOf } from './triggers/callTriggers';

/** One row of the table: an event, the calls that left because of it, and what changed. */
export interface ReplayStep {
  readonly at: number;
  readonly by: EventOrigin;
  readonly type: string;
  readonly calls: string[];
  readonly changed: readonly string[];
}

export interface Replayed {
  readonly steps: readonly ReplayStep[];
  /** null when today's code did what was recorded. */
  readonly difference: string | null;
  /**
   * For an archive of calls only: reads that today's code did not make by itself and that the replay requested instead,
   * although the archive does not say whether a screen or a saga had requested them.
   */
  readonly unattributed: readonly string[];
  /** The state at the end of each page. */
  readonly ends: readonly unknown[];
}

/** Plays a recording against today's real store and sagas, and stops at the first difference. */
export const replay = async (recording: Recording, around: ReplayHooks = {}): Promise<Replayed> => {
  const steps: ReplayStep[] = [];
  const ends: unknown[] = [];
  const unattributed: string[] = [];
  let happened = 0;
  const count = () => (happened += 1);
  const [domains] = await Promise.all([
    loadDomains(recording),
    readBeforehand(recording),
    emptyStorage(),
  ]);
  const time = installRecordedClock(recording.began, () => happened);
  try {
    for (const page of recording.pages) {
      await time.until(page.at);
      ends.push(
        await playPage({ recording, domains, page, time, steps, unattributed, count, around }),
      );
    }
    return { steps, ends, unattributed, difference: null };
  } catch (error) {
    if (!(error instanceof Difference)) throw error;
    return { steps, ends, unattributed, difference: error.message };
  } finally {
    time.giveBack();
  }
};

/**
 * Imports the modules that the portal loads as it runs: here they come from a disk, which does not follow the recorded
 * time.
 */
const readBeforehand = async ({ pages }: Recording): Promise<void> => {
  const calls = new Set(pages.flatMap((page) => page.calls.map(({ call }) => call)));
  await Promise.all([
    ...[...calls].map((call) => answerSchema(call)),
    import('../../sagas/payments/engine/engine'),
    import('../../sagas/core/indexedDbBackup'),
  ]);
};

/** The domains that the recorded screens added, and those that the recorded calls belong to. */
const loadDomains = async ({ pages }: Recording): Promise<LoadedDomains> => {
  const added = pages.flatMap(({ events }) => events ?? []).map(({ event }) => event);
  const names = new Set<DomainName>([
    ...added.filter(domainAdded.match).map(({ payload }) => payload),
    ...pages.flatMap(({ calls }) => calls).flatMap(({ call }) => triggerOf(call)?.needs ?? []),
  ]);
  const loading = [...names].map(async (name) => (await domainLoader(name))?.());
  const domains = (await Promise.all(loading)).filter((domain) => domain !== undefined);
  return new Map(domains.map((domain) => [domain.name, domain]));
};

/** Removes what an earlier replay in this process has stored. */
const emptyStorage = async (): Promise<void> => {
  localStorage.clear();
  sessionStorage.clear();
  await clear(backups);
};

/** For the tests of the replay itself. */
export interface ReplayHooks {
  /** Changes the effects that today's sagas yield. */
  readonly effects?: EffectMiddleware;
  /** Called when a page is opened. */
  readonly onPage?: () => void;
  readonly onEvent?: (event: UnknownAction, state: unknown) => void;
}

interface Playing {
  readonly around: ReplayHooks;
  readonly recording: Recording;
  readonly domains: LoadedDomains;
  readonly page: RecordedPage;
  readonly time: RecordedClock;
  readonly steps: ReplayStep[];
  readonly unattributed: string[];
  readonly count: () => void;
}

const playPage = async (playing: Playing): Promise<unknown> => {
  const { page, recording, domains, time, steps, unattributed, count } = playing;
  const dispatched: RecordedEvent[] = [];
  const ids = createIds(page.events ?? []);
  const network = createRecordedNetwork(page.calls, time.now, (call) => {
    count();
    steps.at(-1)?.calls.push(call);
  });
  const giveBack = inPlaceOfFetch(network);
  const onEvent = ({ by, event, changed, state }: ObservedEvent) => {
    count();
    playing.around.onEvent?.(event, state);
    dispatched.push({ at: time.now(), by, event });
    ids.heard({ event });
    if (page.events === null) network.object(unreadableAnswerIn(event));
    steps.push({ at: time.now(), by, type: event.type, calls: [], changed });
  };
  playing.around.onPage?.();
  const portal = await openHeadlessPortal(
    recording.origin,
    domains,
    onEvent,
    playing.around.effects,
  );
  try {
    const waitForEvents = createEventWaiter(page, dispatched, time);
    const attribute = page.events === null ? createAttribution(page.calls) : null;
    for (const entry of timelineOf(page)) {
      if (entry.kind !== 'event' || !entry.isOfOpeningScreen) {
        await time.settle();
        throwFirstDifference(network);
        await time.until(entry.at);
        throwFirstDifference(network);
        if (entry.kind === 'event') await waitForEvents(entry.at);
      }
      await playEntry(entry, { portal, network, time, ids, attribute, unattributed });
    }
    await time.settle();
    throwFirstDifference(network);
    await waitForEvents(Infinity);
    if (page.events) compareEvents(page.events, dispatched);
    const end = createStateRedactor()(portal.state());
    compareStates(page.end, end);
    return end;
  } finally {
    await portal.close();
    giveBack();
  }
};

const inPlaceOfFetch = (network: RecordedNetwork): (() => void) => {
  const { fetch } = globalThis;
  globalThis.fetch = network.fetch;
  return () => void (globalThis.fetch = fetch);
};
