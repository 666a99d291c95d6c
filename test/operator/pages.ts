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
/** What has its content's hash in its name never means anything else: main.70a7940f.js. */
const HASHED = /\.[0-9a-f]{8,}\.\w+$/;
/** Below /dist/ but no assets: what the page and the server need beside them. */
const NO_ASSETS =
  /^(?:headers\.json|bom\.(?:json|xml)|deployment\.mjs$|root\/|.*\.(?:html|br|gz)$)/;
/** A file at the root of the site, or a 404: a missing icon or list for robots is never the page. */
const ROOT_FILE = /^\/(?:[^/]*\.[^/]+|\.well-known\/.*)$/;
const GALLERY = '/stand-in/gallery';
const headersFile = v.record(v.string(), v.string());

/** As a server does on the way: the smallest result would take forty times as long, at every page. */
const brotliFast = (page: Buffer): Buffer =>
  brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const ENCODINGS = [
  { name: 'br', ending: '.br', compress: brotliFast },
  { name: 'gzip', ending: '.gz', compress: gzipSync },
] as const;

/** One page that was built, and the folder it was built into. */
interface BuiltPage {
  readonly folder: string;
  readonly name: string;
  readonly configuration?: object;
}

/**
 * Serves the built portal: hashed assets for ever, other assets after asking, and its page fresh at
 * every address. The deployment's own configuration is put into the page, its headers and
 * the manifest as an operator would. The gallery of the kit, which is built beside `dist`, is the stand-in's own page.
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

/** The page in the language that the subscriber has chosen, else in the first one that the browser asks for. */
const pageFor = ({ headers }: FastifyRequest): string => {
  const [, chosen] = /(?:^|; )language=(\w+)/.exec(headers.cookie ?? '') ?? [];
  const [asked] = (headers['accept-language'] ?? '').toLowerCase().split(/[-,;]/);
  const language = [chosen, asked].find(isLanguage) ?? 'en';
  return language === 'en' ? 'index.html' : `index.${language}.html`;
};

const decoded = (request: FastifyRequest): string | null => {
  try {
    return decodeURIComponent(request.url.split('?')[0] ?? '');
  } catch {
    return null;
  }
};

/** Null for whatever is not a file inside the folder, however its path is written. */
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

/** A missing asset is a 404, never the page: an old tab has to notice a new deployment. */
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

/** What is at the root of a site: icons, manifest, robots, the messaging worker. */
const sendRoot = (reply: FastifyReply, path: string, content: Buffer) =>
  reply
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .type(TYPES[extname(path)] ?? 'application/octet-stream')
    .send(content);

/** With the headers that the build wrote for the portal's page. */
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

/** Null for a block that the page will name as wrong. */
const readingOf = (configuration: object | undefined): PortalConfiguration | null => {
  const reading = readWholeConfiguration(JSON.stringify(configuration ?? null));
  return reading.ok ? reading.configuration : null;
};

/** The origins in the configuration also belong into the policy. */
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

/** The encodings a browser takes, the smaller one first; `br;q=0` takes none. */
const acceptedBy = (request: FastifyRequest) => {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return ENCODINGS.filter(({ name }) => accepted.includes(name));
};
