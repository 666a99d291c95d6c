import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import { rooms, type Room } from './rooms';

const anyOf = (paths: readonly string[]): string => `^(?:${paths.join('|')})`;
const escaped = (path: string): string => path.replace(/[.]/g, '\\.');

/** The files of a room that the other rooms may import; a room without a list is open as a whole. */
const frontDoor = ({ path, front }: Room): readonly string[] =>
  front === undefined ? [`${path}/`] : front.map((file) => escaped(`${path}/${file}.`));

const isSameLayer = (one: Room, other: Room): boolean => one.layer === other.layer;

/**
 * One rule for each room: inside its own layer it may import the rooms that it declares in `uses`, in
 * another layer any room that the direction of the layers allows, and both by the front door alone.
 */
const roomRule = (room: Room): IForbiddenRuleType => {
  const allowed = rooms.filter(
    (other) =>
      other !== room &&
      (!isSameLayer(room, other) || room.uses === 'all' || room.uses.includes(other.name)),
  );
  return {
    name: `across: ${room.path}`,
    severity: 'error',
    from: { path: `^${room.path}/`, ...(room.except && { pathNot: anyOf(room.except) }) },
    to: {
      path: anyOf(rooms.map(({ path }) => `${path}/`)),
      pathNot: anyOf([`${room.path}/`, ...allowed.flatMap(frontDoor)]),
    },
  };
};

/** Type-only imports count; a dynamic import does not, because nothing waits for it while loading. */
const noCircles: IForbiddenRuleType = {
  name: 'circle',
  severity: 'error',
  from: {},
  to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
};

/** Reads the imports of the folders and answers with every circle and every import across a front door. */
export const violationsIn = async (
  folders: readonly string[],
): Promise<ICruiseResult['summary']['violations']> => {
  // A package of ES modules alone, and this project's scripts run as CommonJS.
  const { cruise } = await import('dependency-cruiser');
  const { default: extractTSConfig } =
    await import('dependency-cruiser/config-utl/extract-ts-config');
  const { output } = await cruise(
    [...folders],
    {
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      ruleSet: { forbidden: [noCircles, ...rooms.map(roomRule)] },
    },
    {},
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return output.summary.violations;
};
