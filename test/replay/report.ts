import type { SupportBundle } from '../../store/diagnostics/supportBundle/bundleShape';
import type { Recording } from './recording/recording';
import type { Replayed } from './replay';
import type { ReplayedBundle } from './supportBundle/replaySupportBundle';
import { stepTableOf } from './table';

/** The report of a replay, and its verdict. */
export interface ReplayReport {
  readonly text: string;
  /** `partly`: no difference was found, but not everything could be compared. */
  readonly verdict: 'same' | 'different' | 'partly';
}

export const archiveReport = (
  { pages, missing }: Recording,
  { steps, difference, unattributed }: Replayed,
): ReplayReport => {
  const gaps = [
    ...listed(
      'The archive has no answer to these calls; nothing that follows from it was compared:',
      missing.answers,
    ),
    ...listed(
      'The archive has no body of these calls; what they sent was not compared:',
      missing.bodies,
    ),
    ...listed(
      'The archive does not say whether a screen or a saga asked for these calls; today’s sagas did not, and the replay asked instead:',
      unattributed,
    ),
  ];
  // A flow stops when an answer is missing, so later differences may follow from that.
  const isCertain = missing.answers.length === 0;
  const counted = `${pages.flatMap(({ calls }) => calls).length} calls`;
  return {
    verdict: verdictOf(difference, gaps.length > 0, isCertain),
    text: [
      stepTableOf(steps),
      '',
      ...gaps,
      conclusion(difference, counted, difference === null ? gaps.length > 0 : !isCertain),
    ].join('\n'),
  };
};

const verdictOf = (
  difference: string | null,
  hasGaps: boolean,
  isCertain: boolean,
): ReplayReport['verdict'] => {
  if (difference !== null && isCertain) return 'different';
  return hasGaps ? 'partly' : 'same';
};

const listed = (head: string, items: readonly string[]): readonly string[] =>
  items.length === 0 ? [] : [head, ...items.map((item) => `  ${item}`), ''];

export const supportBundleReport = (
  bundle: SupportBundle,
  replayed: ReplayedBundle,
): ReplayReport => {
  const { saved, place, version, calls } = bundle;
  const { steps, difference, unplayed } = replayed;
  return {
    verdict: difference === null ? 'same' : 'different',
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
      conclusion(difference, `${steps.length} events, ${calls.length} calls`),
    ].join('\n'),
  };
};

const conclusion = (difference: string | null, counted: string, hasGaps = false): string => {
  if (difference !== null && hasGaps)
    return `Today’s code differs, unless that follows from what the archive lacks: ${difference}.`;
  if (difference !== null) return `Today’s code differs: ${difference}.`;
  return hasGaps
    ? `Today’s code does what could be compared of what was recorded: ${counted}.`
    : `Today’s code does what was recorded: ${counted}.`;
};
