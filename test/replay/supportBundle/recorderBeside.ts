import { startRecorder } from '../../../sagas/diagnostics/recorder';
import type { ActionListener } from '../../../store/diagnostics/actionTap';
import { supportBundleOf } from '../../../store/diagnostics/supportBundle/bundle';
import type { SupportBundle } from '../../../store/diagnostics/supportBundle/bundleShape';
import { eventRing, type RecordedEvents } from '../../../store/diagnostics/supportBundle/eventRing';
import type { ReplayHooks } from '../replay';

/**
 * Runs the portal's own recorder beside a replay, as it runs in each page, and returns what a subscriber would save.
 */
export const recorderBeside = () => {
  const pages: RecordedEvents[] = [];
  let hear: ActionListener | null = null;
  const keep = (): void => {
    if (hear) pages.push(eventRing.recorded());
    hear = null;
  };
  const around: ReplayHooks = {
    onPage: () => {
      // A browser dispatches this event too; the recorder then stores its events for the page that follows a payment.
      if (hear) window.dispatchEvent(new Event('pagehide'));
      keep();
      const listen = (listener: ActionListener | null) => (hear = listener);
      startRecorder({ middleware: () => (next) => next, listen }, false);
    },
    onEvent: (event, state) => hear?.(event, state, { at: Date.now(), path: location.pathname }),
  };
  return {
    around,
    /** For each page, the file that a subscriber would save at its end, with at most this many events. */
    bundles: (most = Infinity): readonly SupportBundle[] => {
      keep();
      return pages.map((recorded) => supportBundleOf(latest(recorded, most), ABOUT));
    },
  };
};

/** Keeps only the latest events, as when more occur than are kept: the file then begins with the state before them. */
const latest = ({ before, moments, calls }: RecordedEvents, most: number): RecordedEvents => {
  const cut = Math.max(0, moments.length - most);
  return { before: moments[cut - 1]?.state ?? before, moments: moments.slice(cut), calls };
};

const ABOUT = {
  saved: '2026-11-21T15:00:00.000Z',
  version: 'v1.0.26',
  build: 'b1',
  place: '/nxtselfcareportal/help',
  configuration: { server: 'test' },
  browser: { userAgent: 'Test' },
};
