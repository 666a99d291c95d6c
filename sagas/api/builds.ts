import * as v from 'valibot';

const shape = v.pipe(v.string(), v.parseJson(), v.object({ build: v.string() }));

/**
 * The build that the server hands out now, or null when it cannot be asked. A door of its own
 * beside `send`: this is the portal's own file and no call to the operator.
 */
export const deployedBuild = async (): Promise<string | null> => {
  try {
    const response = await fetch('/dist/build.json', { cache: 'no-store' });
    const read = v.safeParse(shape, await response.text());
    return response.ok && read.success ? read.output.build : null;
  } catch {
    return null;
  }
};
