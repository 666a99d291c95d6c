import * as v from 'valibot';
import { importTool } from '../run/ensureTool';

/** The part of Lighthouse's options that is used here. */
interface LighthouseOptions {
  /** The remote debugging port of a running browser. */
  readonly port: number;
  readonly onlyAudits?: readonly string[];
  readonly onlyCategories?: readonly string[];
  readonly screenEmulation?: object;
  readonly disableStorageReset?: boolean;
}

const lighthouseModule = v.object({ default: v.function() });

const lighthouseResult = v.object({
  lhr: v.object({
    audits: v.record(
      v.string(),
      v.object({
        score: v.nullish(v.number()),
        numericValue: v.optional(v.number()),
        details: v.optional(v.unknown()),
      }),
    ),
    categories: v.record(
      v.string(),
      v.object({
        score: v.nullable(v.number()),
        auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
      }),
    ),
  }),
});

export type LighthouseReport = v.InferOutput<typeof lighthouseResult>['lhr'];

/**
 * Runs Lighthouse in the browser behind the port, and installs it first where it is missing.
 *
 * @throws when it reports nothing, or in another form.
 */
export const runLighthouse = async (
  address: string,
  options: LighthouseOptions,
): Promise<LighthouseReport> => {
  const lighthouse = v.parse(
    lighthouseModule,
    await importTool('lighthouse', 'lighthouse/core/index.js'),
  ).default;
  const result: unknown = await lighthouse(address, {
    ...options,
    output: 'json',
    logLevel: 'error',
  });
  return v.parse(lighthouseResult, result).lhr;
};
