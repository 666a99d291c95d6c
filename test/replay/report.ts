import type { SupportBundle } from '../../store/diagnostics/supportBundle/bundleShape';
import type { ReplayedBundle } from './supportBundle/replaySupportBundle';
import type { Recording } from './recording/recording';
import type { Replayed } from './replay';
import { stepTableOf } from './table';

/** The report of a replay, and whether today's code does the same. */
export interface ReplayReport {
  readonly text: string;
  readonly isSame: boolean;
}

export const archiveReport = ({ pages }: Recording, replayed: Replayed): ReplayReport => ({
  isSame: replayed.difference === null,
  text: [
    stepTableOf(replayed.steps),
    '',
    verdict(replayed.difference, `${pages.flatMap(({ calls }) => calls).length} calls`),
  ].join('\n'),
});

export const supportBundleReport = (
  bundle: SupportBundle,
  replayed: ReplayedBundle,
): ReplayReport => {
  const { saved, place, version, calls } = bundle;
  const { steps, difference, unplayed } = replayed;
  return {
    isSame: difference === null,
    text: [
      `Saved ${saved} at ${place}, ${version}.`,
      '',
      stepTableOf(steps),
      '',
      ...(unplayed.length > 0
        ? ['Not played but taken from the file, because it depends on what was removed from it:']
        : []),
      ...unplayed.map((place) => `  ${place}`),
      'The sagas were not asked: a file for support has none of the operator’s answers.',
      '',
      verdict(difference, `${steps.length} events, ${calls.length} calls`),
    ].join('\n'),
  };
};

const verdict = (difference: string | null, counted: string): string =>
  difference === null
    ? `Today’s code does what was recorded: ${counted}.`
    : `Today’s code differs: ${difference}.`;
