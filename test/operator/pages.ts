import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import {
  isManifest,
  manifestWith,
  policyWith,
  readWholeConfiguration,
} from '../../public/build/deployment';
import type { PortalConfiguration } from '../../src/boot/configuration';
import { isLanguage } from '../../store/core/languages';
import { isApi } from './transport/origin';
import { answerUnknown } from './transport/unknown';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A file with its content's hash in the name never changes: main.70a7940f.js. */
const HASHED = /\.[0-9a-f]{7,}\.\w+$/;
/** Files below /dist/ that are not assets: the page and the server use them. */
const NO_ASSETS =
  /^(?:headers\.json|bom\.(?:json|xml)|deployment\.mjs$|root\/|.*\.(?:html|br|gz)$)/;
/** A file at the root of the site. A missing one, such as an icon or robots.txt, is a 404 and never the page. */
const ROOT_FILE = /^\/(?:[^/]*\.[^/]+|\.well-known\/.*)$/;
const GALLERY = '/stand-in/gallery';
const headersFile = v.record(v.string(), v.string());

/**
 * The Brotli quality that servers use for answers made on request; the best quality would take forty times as long for
 * every page.
 */
const brotliFast = (page: Buffer): Buffer =>
  brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const ENCODINGS = [
  { name: 'br', ending: '.br', compress: brotliFast },
  { name: 'gzip', ending: '.gz', compress: gzipSync },
] as const;

/** One built page, and the folder it was built into. */
interface BuiltPage {
  readonly folder: string;
  readonly name: string;
  readonly configuration?: object;
}

/**
 * Serves the built portal: hashed assets may be cached for ever, other assets are revalidated, and every address
 * gets the page without caching. The deployment's own configuration is put into the page, its headers and the
 * manifest, as an operator would do it. The gallery of the kit is built beside `dist` and is a page of the stand-in
 * only.
 */
export const servePages = (
  app: FastifyInstance,
  dist: string,
  configurationNow: () => object | undefined,
): void => {
  const page = (request: FastifyRequest): BuiltPage => {
    const configuration = configurationNow();
    return {
      folder: dist,
      name: pageFor(request),
      ...(configuration !== undefined && { configuration }),
    };
  };
  const gallery = { folder: `${dist}-console`, name: 'gallery.html' };
  app.get('/dist/*', async (request, reply) => {
    const name = decoded(request)?.slice('/dist/'.length) ?? '';
    const configuration = readingOf(configurationNow());
    const manifest = isManifest(name) && configuration ? await readWithin(dist, name) : null;
    if (manifest === null || configuration === null) return sendAsset(dist, request, reply);
    return sendFile(reply, name, Buffer.from(manifestWith(String(manifest), configuration)));
  });
  app.get(GALLERY, (request, reply) => sendPage(dist, request, reply, gallery));
  app.get('/*', async (request, reply) => {
    const path = decoded(request);
    if (path !== null && (isApi(path) || path.startsWith('/stand-in/'))) {
      return answerUnknown(request, reply);
    }
    if (path !== null && ROOT_FILE.test(path)) {
      const content = await readWithin(join(dist, 'root'), path);
      return content === null ? notFound(reply) : sendRoot(reply, path, content);
    }
    return sendPage(dist, request, reply, page(request));
  });
};

/**
 * The page in the language that the subscriber has chosen, or else in the first language that the browser asks for, as
 * in `public/deploy/selfcare.conf`. If the portal has neither, the page is in English.
 */
const pageFor = ({ headers }: FastifyRequest): string => {
  const [, chosen] = /(?:^|; )language=(\w+)/.exec(headers.cookie ?? '') ?? [];
  const [preferred] = (headers['accept-language'] ?? '').toLowerCase().split(/[-,;]/);
  const language = [chosen, preferred].find(isLanguage) ?? 'en';
  return language === 'en' ? 'index.html' : `index.${language}.html`;
};

const decoded = (request: FastifyRequest): string | null => {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '');
  } catch {
    return null;
  }
};

/** The file inside the folder; null for any path that leads out of it or names no file. */
const readWithin = async (folder: string, name: string): Promise<Buffer | null> => {
  const path = join(folder, name);
  if (name.includes('\0') || !path.startsWith(join(folder, sep))) return null;
  try {
    return (await stat(path)).isFile() ? await readFile(path) : null;
  } catch {
    return null;
  }
};

const notFound = (reply: FastifyReply) =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .type('text/plain; charset=utf-8')
    .send('Not found');

/** A missing asset is a 404 and never the page, so that an old tab notices a new deployment. */
const sendAsset = async (dist: string, request: FastifyRequest, reply: FastifyReply) => {
  const path = decoded(request)?.slice('/dist/'.length) ?? '';
  const plain = NO_ASSETS.test(path) ? null : await readWithin(dist, path);
  if (plain === null) return notFound(reply);
  const accepted = acceptedBy(request);
  for (const { name, ending } of accepted) {
    const compressed = await readWithin(dist, path + ending);
    if (compressed === null) continue;
    void reply.header('content-encoding', name);
    return sendFile(reply, path, compressed);
  }
  return sendFile(reply, path, plain);
};

const sendFile = (reply: FastifyReply, path: string, content: Buffer) =>
  reply
    .header('cache-control', HASHED.test(path) ? IMMUTABLE : 'no-cache')
    .header('vary', 'Accept-Encoding')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .type(TYPES[extname(path)] ?? 'application/octet-stream')
    .send(content);

/** Sends a file at the root of the site: an icon, the manifest, robots.txt, the messaging worker. */
const sendRoot = (reply: FastifyReply, path: string, content: Buffer) =>
  reply
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .type(TYPES[extname(path)] ?? 'application/octet-stream')
    .send(content);

/** Sends the page with the headers that the build wrote for it. */
const sendPage = async (
  dist: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, configuration }: BuiltPage,
) => {
  const built = await readWithin(folder, name);
  if (built === null) {
    return reply
      .code(503)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('The portal has not been built yet.');
  }
  const headers = v.parse(
    headersFile,
    JSON.parse(String((await readWithin(dist, 'headers.json')) ?? '{}')),
  );
  void reply
    .headers(withOrigins(headers, readingOf(configuration)))
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Encoding, Accept-Language, Cookie')
    .type('text/html; charset=utf-8');
  const page =
    configuration === undefined ? built : configured(built, JSON.stringify(configuration));
  const [encoding] = acceptedBy(request);
  if (!encoding) return reply.send(page);
  if (page !== built)
    return reply.header('content-encoding', encoding.name).send(encoding.compress(page));
  const ready = await readWithin(folder, `${name}${encoding.ending}`);
  return reply.header('content-encoding', encoding.name).send(ready ?? encoding.compress(page));
};

const BLOCK = /(<script type="application\/json" id="configuration">)[\s\S]*?(<\/script>)/;

/** Null without a configuration, and for one that the page will report as wrong. */
const readingOf = (configuration: object | undefined): PortalConfiguration | null => {
  const reading = readWholeConfiguration(JSON.stringify(configuration ?? null));
  return reading.ok ? reading.configuration : null;
};

/** The policy must also allow the origins in the configuration. */
const withOrigins = (
  headers: v.InferOutput<typeof headersFile>,
  configuration: PortalConfiguration | null,
) => {
  const name = 'content-security-policy';
  if (configuration === null) return headers;
  return { ...headers, [name]: policyWith(headers[name] ?? '', configuration, originOf) };
};

const originOf = (address: string): string => new URL(address).origin;

/** The page with another configuration block in it. */
export const configured = (page: Buffer, block: string): Buffer =>
  Buffer.from(
    String(page).replace(BLOCK, (_, open: string, close: string) => open + block + close),
  );

/** The encodings that a browser accepts, the one with the smaller result first; `br;q=0` excludes `br`. */
const acceptedBy = (request: FastifyRequest) => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return ENCODINGS.filter(({ name }) => accepted.includes(name));
};
