import type { StandIn } from './story';
import type { View } from './views/views';

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
