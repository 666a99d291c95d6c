import * as v from 'valibot';

const schema = v.pipe(v.string(), v.parseJson(), v.object({ build: v.string() }));

/**
 * The build that the server delivers now; null when the file `build.json` cannot be read. The file is fetched without
 * `send`, because it belongs to the portal and not to the operator.
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
