import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { securityHeaders } from '../../../public/build/securityHeaders';
import type { SupportBundleReading } from '../../../store/diagnostics/supportBundle/readBundle';
import { drawableState, restoreState } from '../../../store/diagnostics/supportBundle/restoreState';
import { Refusal } from '../transport/refusal';

export type OpenedBundle = Extract<SupportBundleReading, { ok: true }>;

/** The most recently opened support bundles, kept in memory only. */
export const createBundleStore = (most = 10) => {
  const files = new Map<string, OpenedBundle>();
  return {
    put: (file: OpenedBundle): string => {
      const id = randomUUID();
      files.set(id, file);
      for (const old of [...files.keys()].slice(0, -most)) files.delete(old);
      return id;
    },
    take: (id: string): OpenedBundle => {
      const file = files.get(id);
      if (!file) throw new Refusal(404, 'This file is not open any more. Open it again.');
      return file;
    },
  };
};

export type BundleStore = ReturnType<typeof createBundleStore>;

/** One visit of a screen, represented by the last moment of the visit. */
export interface ScreenVisit {
  readonly index: number;
  readonly place: string;
  readonly at: number;
}

export const visitsOf = ({ moments }: OpenedBundle): readonly ScreenVisit[] =>
  moments
    .map(({ at, event }, index) => ({ index, at, place: placeOf(event) }))
    .filter(({ place, index }) => {
      const next = moments[index + 1];
      return place !== '' && (next === undefined || placeOf(next.event) !== place);
    });

const placeOf = ({ on }: Readonly<Record<string, unknown>>): string =>
  typeof on === 'string' ? on : '';

/**
 * The Content-Security-Policy of a shown screen. Its page has an opaque origin, so it can read neither this console nor
 * the portal's storage at this address, and it can send no call.
 */
const POLICY = [
  String(securityHeaders({ scripts: [], styles: [] })['content-security-policy'])
    .replace("connect-src 'self'", "connect-src 'none'")
    .replace("worker-src 'self'", "worker-src 'none'")
    .replace("form-action 'self'", "form-action 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'sandbox allow-scripts',
].join('; ');

/** The address of the scripts of pages that are built only for the stand-in. */
export const STAND_IN_SCRIPTS = '/stand-in/scripts/';

/** Serves the screens of an opened file, drawn by the portal of this build. Their page is built beside `dist`. */
export const registerScreens = (app: FastifyInstance, bundles: BundleStore, dist: string): void => {
  const folder = `${dist}-console`;
  app.get<{ Params: { id: string; index: string } }>(
    '/stand-in/support-bundle/:id/:index',
    async ({ params }, reply) => {
      const page = await readFile(path.join(folder, 'look.html'), 'utf8').catch(() => null);
      if (page === null) throw new Refusal(503, 'The portal has not been built yet.');
      const moment = momentOf(bundles.take(params.id), Number(params.index));
      // "<" would end the block.
      const block = JSON.stringify(moment).replaceAll('<', '\\u003c');
      const filled = page.replace(
        '<!-- moment -->',
        () => `<script type="application/json" id="moment">${block}</script>`,
      );
      return reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(filled);
    },
  );
  app.get<{ Params: { name: string } }>(`${STAND_IN_SCRIPTS}:name`, async ({ params }, reply) => {
    const script = await readFile(path.join(folder, path.basename(params.name))).catch(() => null);
    if (script === null) throw new Refusal(404, 'There is no such script.');
    return reply.type('text/javascript; charset=utf-8').send(script);
  });
};

const momentOf = ({ bundle, moments }: OpenedBundle, index: number) => {
  const moment = moments[index];
  if (!moment) throw new Refusal(404, 'There is no such moment in this file.');
  const { operator, imageHosts } = bundle.configuration;
  return {
    at: moment.at,
    place: placeOf(moment.event),
    operator: typeof operator === 'string' ? operator : '',
    imageHosts: Array.isArray(imageHosts) ? imageHosts : [],
    state: drawableState(restoreState(moment.state).state),
  };
};
