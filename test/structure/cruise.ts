import * as v from 'valibot';
import { importTool } from '../run/ensureTool';
import { type Room, rooms } from './rooms';

/** The part of a rule of dependency-cruiser that is used here. */
interface ForbiddenRule {
  readonly name: string;
  readonly severity: 'error';
  readonly from: { readonly path?: string };
  readonly to: {
    readonly path?: string;
    readonly pathNot?: string;
    readonly circular?: boolean;
    readonly viaOnly?: { readonly dependencyTypesNot: readonly string[] };
  };
}

/** The part of dependency-cruiser's answer that is read here. */
const cruiseResult = v.object({
  modules: v.array(
    v.object({
      source: v.string(),
      dependencies: v.array(v.object({ resolved: v.string(), dynamic: v.boolean() })),
    }),
  ),
  summary: v.object({
    violations: v.array(
      v.object({
        from: v.string(),
        to: v.string(),
        rule: v.object({ name: v.string() }),
        cycle: v.optional(v.array(v.object({ name: v.string() }))),
      }),
    ),
  }),
});
type CruiseResult = v.InferOutput<typeof cruiseResult>;

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
const roomRule = (room: Room): ForbiddenRule => {
  const allowed = rooms.filter(
    (other) =>
      other !== room &&
      (!isSameLayer(room, other) || room.uses === 'all' || room.uses.includes(other.name)),
  );
  return {
    name: `across: ${room.path}`,
    severity: 'error',
    from: { path: `^${room.path}/` },
    to: {
      path: anyOf(rooms.map(({ path }) => `${path}/`)),
      pathNot: anyOf([`${room.path}/`, ...allowed.flatMap(frontDoor)]),
    },
  };
};

/** Type-only imports count; a dynamic import does not, because nothing waits for it while loading. */
const noCircles: ForbiddenRule = {
  name: 'circle',
  severity: 'error',
  from: {},
  to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
};

const roomOf = (file: string): string | undefined =>
  rooms.find(({ path }) => file.startsWith(`${path}/`))?.path;

/** Each room with the rooms that it imports; a dynamic import does not count. */
const importsOfRooms = (
  modules: CruiseResult['modules'],
): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules)
    for (const { resolved, dynamic } of dependencies) {
      const [from, to] = [roomOf(source), roomOf(resolved)];
      if (from === undefined || to === undefined || from === to || dynamic) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  return graph;
};

/** The rooms that import each other, directly or through others. */
const roomsInCircles = (modules: CruiseResult['modules']): readonly string[] => {
  const graph = importsOfRooms(modules);
  const reached = (room: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const next of graph.get(room) ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  return [...graph.keys()].filter((room) => reached(room).has(room));
};

interface Cruise {
  readonly violations: CruiseResult['summary']['violations'];
  readonly roomsInCircles: readonly string[];
}

/** Finds every circle of files or of rooms, and every import across a front door, in the folders. */
export const cruiseFolders = async (folders: readonly string[]): Promise<Cruise> => {
  // The package has only ES modules, while this project's scripts run as CommonJS.
  const { cruise } = v.parse(
    v.object({ cruise: v.function() }),
    await importTool('structure', 'dependency-cruiser/src/main/index.mjs'),
  );
  const { default: extractTSConfig } = v.parse(
    v.object({ default: v.function() }),
    await importTool('structure', 'dependency-cruiser/src/config-utl/extract-ts-config.mjs'),
  );
  const cruised: unknown = await cruise(
    [...folders],
    {
      validate: true,
      tsPreCompilationDeps: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: '^test/tools/' },
      ruleSet: { forbidden: [noCircles, ...rooms.map(roomRule)] },
    },
    {},
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  const { output } = v.parse(v.object({ output: cruiseResult }), cruised);
  return {
    violations: output.summary.violations,
    roomsInCircles: roomsInCircles(output.modules),
  };
};
