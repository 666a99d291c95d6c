import { startRecorder } from '../../../sagas/recorder';
import { capsuleOf } from '../../../store/capsule/capsule';
import { ring } from '../../../store/capsule/ring';
import type { Capsule } from '../../../store/capsule/shape';
import type { Listener } from '../../../store/tap';
import type { Around } from '../replay';

/** Runs the portal's own recorder beside a replay, as it runs in each page; gives what a subscriber would save. */
export const recorderBeside = () => {
  const capsules: Capsule[] = [];
  let hear: Listener | null = null;
  const keep = (): void => {
    const recorded = ring.recorded();
    if (hear && recorded.moments.length > 0) capsules.push(capsuleOf(recorded, ABOUT));
  };
  const around: Around = {
    onPage: () => {
      keep();
      startRecorder(
        { middleware: () => (next) => next, listen: (listener) => (hear = listener) },
        false,
      );
    },
    onEvent: (event, state) => hear?.(event, state),
  };
  return {
    around,
    /** One of each page. */
    capsules: (): readonly Capsule[] => {
      keep();
      hear = null;
      return capsules;
    },
  };
};

const ABOUT = {
  saved: '2026-11-21T15:00:00.000Z',
  version: 'v1.0.26',
  place: '/nxtselfcareportal/help',
  configuration: { server: 'test' },
  browser: { userAgent: 'Test' },
};
