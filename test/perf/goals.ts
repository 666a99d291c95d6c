import type { Language } from '../../store/core/languages';
import type { HomeVisit } from './homeVisits';
import type { FirstPaintVisit } from './visits';

/** Milliseconds and bytes; `shift` is the cumulative layout shift. */
export interface LoginFigures {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly slowFirstPaint: number;
  readonly slowLargestPaint: number;
  readonly longTasks: number;
  readonly worst: number;
  readonly shift: number;
  readonly scriptBytes: number;
  readonly bytes: number;
}

export interface DashboardFigures {
  readonly firstLine: number;
  readonly whole: number;
  readonly worst: number;
  readonly shift: number;
}

export interface PerformanceGoal {
  readonly name: string;
  /** The same figure of the page without scripts; null where it has none. */
  readonly html: number | null;
  readonly portal: number;
  /** The highest acceptable value; null when the figure is only reported. */
  readonly goal: number | null;
  readonly isMet: boolean | null;
}

/**
 * A `…_RATIO` multiplies the figure of the page without scripts, and `BLOCKED_MORE` is added to it, in milliseconds.
 * The answers are limited in milliseconds, and `SHIFT` is a cumulative layout shift.
 */
const PAINT_RATIO = 1.1;
const SLOW_PAINT_RATIO = 1.08;
const WARM_RATIO = 1.15;
const HOME_RATIO = 1.35;
const START_RATIO = 1.6;
const SCREEN_RATIO = 1.3;
const START_KNOWN_RATIO = 1.25;
const BLOCKED_MORE = 50;
const LOGIN_ANSWER = 64;
const OTHER_ANSWER = 100;
const SHIFT = 0.01;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
};

const figureRow = (
  name: string,
  html: number | null,
  portal: number,
  goal: number | null = null,
): PerformanceGoal => ({
  name,
  html,
  portal,
  goal,
  isMet: goal === null ? null : portal <= goal,
});

interface Logins {
  readonly html: LoginFigures;
  readonly login: LoginFigures;
}

/**
 * Loading times can only be judged against those of the static page in the same run, so their goals are derived from
 * these.
 */
export const goalsOf = (
  { html, login }: Logins,
  dashboard: DashboardFigures | null,
): PerformanceGoal[] => [
  figureRow(
    'Lighthouse: first paint, ms',
    html.firstPaint,
    login.firstPaint,
    html.firstPaint * PAINT_RATIO,
  ),
  figureRow(
    'Lighthouse: largest paint, ms',
    html.largestPaint,
    login.largestPaint,
    html.largestPaint * PAINT_RATIO,
  ),
  figureRow('Lighthouse: blocked, ms', html.blocked, login.blocked, html.blocked + BLOCKED_MORE),
  figureRow(
    'Throttled: first paint, ms',
    html.slowFirstPaint,
    login.slowFirstPaint,
    html.slowFirstPaint * SLOW_PAINT_RATIO,
  ),
  figureRow(
    'Throttled: largest paint, ms',
    html.slowLargestPaint,
    login.slowLargestPaint,
    html.slowLargestPaint * PAINT_RATIO,
  ),
  figureRow('Throttled: long tasks beyond 50 ms, ms', html.longTasks, login.longTasks),
  figureRow('Throttled: worst answer to a press, ms', html.worst, login.worst, LOGIN_ANSWER),
  figureRow('Layout shift', html.shift, login.shift, SHIFT),
  figureRow('Scripts, bytes with headers', html.scriptBytes, login.scriptBytes),
  figureRow('Everything, bytes with headers', html.bytes, login.bytes),
  ...(dashboard === null
    ? []
    : [
        figureRow('Dashboard: first line after the press, ms', null, dashboard.firstLine),
        figureRow('Dashboard: whole after the press, ms', null, dashboard.whole),
        figureRow('Dashboard: worst answer to a press, ms', null, dashboard.worst, OTHER_ANSWER),
        figureRow('Dashboard: layout shift', null, dashboard.shift, SHIFT),
      ]),
];

/** The same figures for the page without scripts and for the portal. */
export interface Pair<Figures> {
  readonly html: Figures;
  readonly portal: Figures;
}

/** Goals for the time from the press on "Log in", or from the opening of Home, until its numbers can be read. */
export const homeGoals = ({ html, portal }: Pair<HomeVisit>): PerformanceGoal[] => [
  figureRow('Home, press to numbers, cold, ms', html.cold, portal.cold, html.cold * HOME_RATIO),
  figureRow('Home, press to numbers, warm, ms', html.warm, portal.warm, html.warm * WARM_RATIO),
  figureRow(
    'Home, warm start to the last known numbers, ms',
    html.startKnown,
    portal.startKnown,
    html.startKnown * START_KNOWN_RATIO,
  ),
  figureRow(
    'Home, warm start to the operator’s numbers, ms',
    html.start,
    portal.start,
    html.start * START_RATIO,
  ),
  figureRow(
    'Home, new process to the last known numbers, ms',
    html.newProcessKnown,
    portal.newProcessKnown,
    html.newProcessKnown * START_KNOWN_RATIO,
  ),
  figureRow(
    'Home, new process to the operator’s numbers, ms',
    html.newProcess,
    portal.newProcess,
    html.newProcess * START_RATIO,
  ),
];

export const firstPaintGoals = (
  language: Language,
  { html, portal }: Pair<FirstPaintVisit>,
): PerformanceGoal[] => [
  figureRow(
    `Login (${language}), first paint, cold, ms`,
    html.cold,
    portal.cold,
    html.cold * SLOW_PAINT_RATIO,
  ),
  figureRow(
    `Login (${language}), first paint, warm, ms`,
    html.warm,
    portal.warm,
    html.warm * WARM_RATIO,
  ),
];

/** Compares each screen's first paint with that of a page without scripts. */
export const screenRows = (html: number, painted: ReadonlyMap<string, number>): PerformanceGoal[] =>
  [...painted].map(([path, took]) =>
    figureRow(`First paint of ${path}, ms`, html, took, html * SCREEN_RATIO),
  );
