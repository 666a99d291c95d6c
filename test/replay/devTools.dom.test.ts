import 'fake-indexeddb/auto';
import { startRecorder } from '../../sagas/diagnostics/recorder';
import type { ActionListener } from '../../store/diagnostics/actionTap';
import { eventRing } from '../../store/diagnostics/supportBundle/eventRing';
import { flowNames, flowRecording } from './recordedFlows';
import { replay, type ReplayHooks } from './replay';
import { encodingsOf, SECRET_KINDS, seedSecrets } from './seedSecrets';

// The worker's script is a file of the build, which Jest cannot refer to.
jest.mock('../../sagas/catalogue/optimiser/startWorker', () =>
  jest.requireActual<object>('../support/searchWorker'),
);

afterEach(() => {
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION__');
});

/**
 * Imitates the extension on every page of a flow. It collects the store's events and what the extension was sent, each
 * part of a state once.
 */
const fakeExtension = () => {
  const sent = new Set<string>();
  const known = new Set<unknown>();
  const happened = new Set<string>();
  let hear: ActionListener | null = null;
  const note = (...what: readonly unknown[]): void => {
    for (const one of what.flatMap((value) => [...parts(value)])) {
      if (!known.has(one)) sent.add(JSON.stringify(one));
      known.add(one);
    }
  };
  const connect = (options: unknown) => {
    note(options);
    return { init: note, send: note };
  };
  const around: ReplayHooks = {
    onPage: () => {
      Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION__: { connect } });
      const listen = (listener: ActionListener | null) => (hear = listener);
      startRecorder({ middleware: () => (next) => next, listen }, true);
    },
    onEvent: (event, state) => {
      happened.add(JSON.stringify(event));
      hear?.(event, state, { at: Date.now(), path: location.pathname });
    },
  };
  return { around, sent, happened };
};

/** Splits an event or a state into its fields, because most slices are the same as before. */
const parts = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null
    ? [Object.keys(value), ...Object.values(value)]
    : [value];

/** The kinds of secrets that were typed or in an answer, and those that were in some event of the store. */
const fed = new Set<string>();
const heard = new Set<string>();

describe('The redaction of a flow that contains every kind of secret', () => {
  it.each(flowNames)(
    'Redux DevTools and the support bundle contain no secret: %s',
    async (name) => {
      const { recording, secrets } = seedSecrets(await flowRecording(name));
      const { around, sent, happened } = fakeExtension();
      expect((await replay(recording, around)).difference).toBeNull();
      expect(sent.size).toBeGreaterThan(30);
      const all = `${[...sent].join('\n')}\n${JSON.stringify(eventRing.recorded())}`;
      const leaked = [...secrets].filter(([, secret]) =>
        encodingsOf(secret).some((disguise) => all.includes(disguise)),
      );
      expect(leaked).toEqual([]);
      const sentText = [...happened].join('\n');
      for (const [kind, secret] of secrets) {
        fed.add(kind);
        if (sentText.includes(secret)) heard.add(kind);
      }
    },
  );

  it('The flow contains secrets of every kind, most of them in the store’s own events', () => {
    expect(SECRET_KINDS.filter((kind) => !fed.has(kind))).toEqual([]);
    // The Aadhaar number is masked before any saga sees it; the sagas keep the other two to themselves.
    expect(SECRET_KINDS.filter((kind) => !heard.has(kind))).toEqual([
      'Aadhaar',
      'token',
      'signature',
    ]);
  });
});
