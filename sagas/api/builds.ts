import * as v from 'valibot';

const schema = v.pipe(v.string(), v.parseJson(), v.object({ build: v.string() }));

/**
 * The build that the server has now; null when it cannot be read. It does not use `send`, because the
 * file belongs to the portal and not to the operator.
 */
export const deployedBuild = async (): Promise<string | null> => {
  try {
    const response = await fetch('/dist/build.json', { cache: 'no-store' });
    const read = v.safeParse(schema, await response.text());
    return response.ok && read.success ? read.output.build : null;
  } catch {
    return null;
  }
};
