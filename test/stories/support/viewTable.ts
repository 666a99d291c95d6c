import type { Page } from '@playwright/test';
import type { StandIn } from './story';

/** One state of the portal that a subscriber may see, in any language. */
export interface View {
  readonly name: string;
  /** Who looks; a stranger when left out. */
  readonly as?: string;
  readonly path: string;
  /** What has to go wrong at the operator first. */
  readonly trouble?: (operator: StandIn) => void;
  /** What has to happen in the page before it is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** What has to be there before anything is done; a heading when left out. */
  readonly begins?: string;
  /** What is done there. */
  readonly act?: (page: Page) => Promise<void>;
  /** What is to be seen in the end; a heading when left out. */
  readonly shows?: string;
  /** The complaints in the console that this view is meant to cause. */
  readonly complains?: RegExp;
  /** Placeholders stay on the view, so nothing waits until it settles. */
  readonly hasShapes?: boolean;
  /** Texts on it that are neither the operator's answers nor the portal's. */
  readonly words?: readonly string[];
  /** The view is shown as it would be printed. */
  readonly isPrinted?: boolean;
}

type Rest = Omit<View, 'name' | 'path' | 'as' | 'shows'>;

/** Makes the rows of a table of views: all at one address and of one subscriber, a stranger when left out. */
export const viewsAt =
  (path: string, as?: string) =>
  (name: string, shows?: string, rest: Rest = {}): View => ({
    name,
    path,
    ...(as !== undefined && { as }),
    ...(shows !== undefined && { shows }),
    ...rest,
  });

const onEach =
  (scenario: string) =>
  (...calls: readonly string[]) =>
  (operator: StandIn): void =>
    calls.forEach((call) => operator.scenario.pick(scenario, { call, times: null }));

/** These calls are answered with an error, as often as they are made. */
export const serverFailing = onEach('serverError');
/** These calls are answered late, as often as they are made. */
export const slow = onEach('slow');
/** These calls find no connection, as often as they are made. */
export const cut = onEach('cutBefore');
