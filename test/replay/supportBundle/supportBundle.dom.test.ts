import 'fake-indexeddb/auto';
import fc from 'fast-check';
import type { SupportBundle } from '../../../store/diagnostics/supportBundle/bundleShape';
import { readSupportBundle } from '../../../store/diagnostics/supportBundle/readBundle';
import { walksOf } from '../../support/walkCount';
import { flowNames, flowRecording } from '../recordedFlows';
import { UnreadableRecording } from '../recording/recording';
import { replay } from '../replay';
import { replayFile } from '../replayFile';
import { supportBundleReport } from '../report';
import { recorderBeside } from './recorderBeside';
import { type ReducerHooks, replaySupportBundle } from './replaySupportBundle';

// A worker's script is a file of the build, which Jest does not have.
jest.mock('../../../sagas/catalogue/optimiser/startWorker', () =>
  jest.requireActual<object>('../../support/searchWorker'),
);

const { seed, numRuns } = walksOf('supportBundle', { short: 4, long: flowNames.length });
const DRAWN = Math.min(numRuns, flowNames.length);

/** `flows.dom.test.ts` replays every flow too; a short run takes only some of them here. */
const [drawnFlows = []] = fc.sample(
  fc.shuffledSubarray([...flowNames], { minLength: DRAWN, maxLength: DRAWN }),
  { seed, numRuns: 1 },
);

/** The portal's own recorder beside a flow. */
const recorded = async (name: string) => {
  const { around, bundles } = recorderBeside();
  expect((await replay(await flowRecording(name), around)).difference).toBeNull();
  return bundles;
};

const played = async (bundle: SupportBundle, around: ReducerHooks = {}) => {
  const reading = readSupportBundle(JSON.stringify(bundle));
  if (!reading.ok) throw new Error(reading.reason);
  return await replaySupportBundle(reading, around);
};

/** The logged-in user, and whose Home was shown last: a file contains neither. */
const KEPT_BY_BROWSER = ['session, after persist/REHYDRATE', 'packs, after packs/lastHomeRead'];

/** States that a reducer derives from a redacted value. */
const DEPENDS_ON_REDACTED: Readonly<Record<string, readonly string[]>> = {
  'a subscriber looks for an answer among the questions': ['faqs, after faqs/loadSucceeded'],
  'a subscriber leaves Home before it is complete': ['faqs, after faqs/loadSucceeded'],
  'a subscriber opens a ticket and closes it': ['faqs, after faqs/loadSucceeded'],
  'a subscriber finds an old ticket, closes it with a reason and opens one about a box': [
    'faqs, after faqs/loadSucceeded',
  ],
  'a visitor pays for a streaming service by UPI': ['payments, after payments/serviceNamed'],
  // A stored order is the applicant's name, number and address.
  'a visitor reloads the page and then orders a new connection': ['offers, after offers/restored'],
};

const PAYMENT = 'a subscriber mistypes the code and then pays with the right one';
const lastOf = async (name: string): Promise<SupportBundle> => {
  const bundle = (await recorded(name))().at(-1);
  if (!bundle) throw new Error('Nothing was recorded.');
  return bundle;
};

describe('The replay of a support bundle', () => {
  it.each(drawnFlows)(
    'Today’s reducers give the recorded states from the start and from the middle: %s',
    async (name) => {
      const bundles = await recorded(name);
      expect(bundles().length).toBeGreaterThan(0);
      for (const bundle of [...bundles(), ...bundles(25)]) {
        const { difference, unplayed, steps } = await played(bundle);
        expect(difference).toBeNull();
        expect(steps.length).toBeGreaterThan(10);
        const known = [...KEPT_BY_BROWSER, ...(DEPENDS_ON_REDACTED[name] ?? [])];
        expect(unplayed.filter((place) => !known.includes(place))).toEqual([]);
      }
      expect(bundles(25).at(-1)?.stagedActionIds.length).toBeLessThanOrEqual(26);
    },
  );

  it('The file after the return from the card page has the press before it, and each page is replayed from its own state', async () => {
    const bundle = await lastOf('a subscriber adds a pack to the cart and pays for it by card');
    const types = bundle.stagedActionIds.map((id) => bundle.actionsById[String(id)]?.action.type);
    const press = types.indexOf('payments/startRequested');
    expect(press).toBeGreaterThan(0);
    expect(types.indexOf('@@INIT', 1)).toBeGreaterThan(press);
    const { difference, steps } = await played(bundle);
    expect(difference).toBeNull();
    expect(steps.map(({ type }) => type)).toContain('payments/startRequested');
    expect(steps.map(({ type }) => type)).not.toContain('@@INIT');
    expect(steps.at(-1)?.type).toBe(types.at(-1));
  });

  it('A reducer that ignores a recorded event is reported as a difference', async () => {
    const { difference, steps } = await played(await lastOf(PAYMENT), {
      reduce: (todays) => (state, event) =>
        event.type === 'payments/otpDialogOpened' ? state : todays(state, event),
    });
    expect(difference).toMatch(
      /^after payments\/otpDialogOpened payments\.otpChallenges\..+ is nothing; recorded is {/,
    );
    expect(steps.at(-1)?.type).toBe('payments/otpDialogOpened');
  });

  it('A reducer that throws is reported as a difference', async () => {
    const { difference } = await played(await lastOf(PAYMENT), {
      reduce: (todays) => (state, event) => {
        if (event.type === 'payments/submitOtpFailed') throw new Error('no such attempt');
        return todays(state, event);
      },
    });
    expect(difference).toBe('Error: no such attempt');
  });

  it('A state that depends on redacted values is reported as not replayed, and the replay continues', async () => {
    const bundle = await lastOf(PAYMENT);
    const { difference, unplayed } = await played(bundle, {
      // Acts like a reducer that looks at a name.
      reduce: (todays) => (state, event) => {
        const next = todays(state, event);
        if (event.type !== 'subscriber/loadSucceeded') return next;
        const { surname } = event['payload'] as { readonly surname: string }; // the operator's subscriber
        return { ...next, subscriber: { userInfo: { balance: surname.length } } };
      },
    });
    expect(difference).toBeNull();
    expect(unplayed).toContain('subscriber, after subscriber/loadSucceeded');
  });

  it('The report gives the duration and outcome of each call', async () => {
    const bundle = await lastOf(PAYMENT);
    const { text, verdict } = supportBundleReport(bundle, await played(bundle));
    expect(verdict).toBe('same');
    expect(text).toMatch(/saga +payments\/attemptWritten +instalmentPay \(\d+ ms, 403, refused\)/);
    expect(text).toContain('session, after persist/REHYDRATE');
    expect(text).toContain('The sagas were not asked');
    expect(text).toMatch(/does what was recorded: \d+ events, \d+ calls\.$/);
  });
});

const emptyArchive = JSON.stringify({
  log: { version: '1.2', creator: { name: 'Test', version: '1' }, entries: [] },
});

describe('A file that cannot be replayed', () => {
  it.each([
    ['no file at all', '', 'neither an HTTP Archive nor a file for support'],
    ['some other file', '{"name":"selfcare"}', 'neither an HTTP Archive nor a file for support'],
    ['an archive of nothing', emptyArchive, 'is damaged'],
  ])('The file is refused with a reason: %s', async (_, text, says) => {
    await expect(replayFile(text, 'file')).rejects.toThrow(says);
  });

  it('A truncated, changed or newer support bundle is refused with a reason', async () => {
    const bundle = await lastOf('a customer registers');
    const whole = JSON.stringify(bundle);
    const refused = [
      [whole.slice(0, -40), 'neither an HTTP Archive nor a file for support'],
      [JSON.stringify({ ...bundle, actionsById: {} }), 'changed or has lost a part'],
      [JSON.stringify({ ...bundle, selfcareCapsule: 2 }), 'saved by a newer portal'],
    ] as const;
    for (const [text, says] of refused) {
      const reading = replayFile(text, 'file');
      await expect(reading).rejects.toBeInstanceOf(UnreadableRecording);
      await expect(reading).rejects.toThrow(says);
    }
  });
});
