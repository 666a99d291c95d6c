import * as v from 'valibot';
import webpack, { type WebpackPluginInstance } from 'webpack';
import configuration from '../../webpack.config';
import { runCommand, UserFacingError } from '../operator/startup';
import { readOptions } from './commands/readOptions';
import { requireTool } from './ensureTool';

type BomPluginClass = new (options: object) => WebpackPluginInstance;

const isClass = (given: unknown): given is BomPluginClass => typeof given === 'function';
const cycloneDx = v.object({ CycloneDxWebpackPlugin: v.custom<BomPluginClass>(isClass) });

/** Writes `bom.json`: the packages that a bundle is made of, with their licences (CycloneDX). */
const billOfMaterials = (): WebpackPluginInstance => {
  const tool = requireTool('sbom', '@cyclonedx/webpack-plugin');
  const { CycloneDxWebpackPlugin } = v.parse(cycloneDx, tool);
  return new CycloneDxWebpackPlugin({
    outputLocation: '.',
    includeWellknown: false,
    collectEvidence: true,
    reproducibleResults: true,
    validateResults: false,
  });
};

/**
 * `npm run build [-- --sbom]` writes dist/; with `--sbom` it also writes the list of its packages for the operator's
 * checks.
 */
const build = async (): Promise<void> => {
  const { values } = readOptions('build');
  const configurations = configuration(
    {},
    { mode: 'production', ...(values.sbom && { billOfMaterials }) },
  );
  await new Promise<void>((resolve, reject) => {
    webpack(configurations).run((error, stats) => {
      if (error) return reject(error);
      if (stats?.hasErrors() || stats?.hasWarnings())
        console.error(stats.toString('errors-warnings'));
      if (stats?.hasErrors()) return reject(new UserFacingError('The build failed.'));
      resolve();
    });
  });
};

runCommand(build);
