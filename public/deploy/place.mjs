/**
 * Activates a build for nginx (`selfcare.conf`), or goes back to the previous one. `--help` names the options.
 *
 * A release is complete before `active` points to it. nginx serves the release that was active when nginx read its own
 * configuration. So reload nginx to serve the new release: `nginx -t && systemctl reload nginx`.
 *
 *   /srv/selfcare/releases/ID/dist      files served below /dist/, and their compressed siblings
 *   /srv/selfcare/releases/ID/page      the page with the configuration of this deployment
 *   /srv/selfcare/releases/ID/root      files at the root of the site
 *   /srv/selfcare/releases/ID/nginx     files that the configuration of nginx includes
 *   /srv/selfcare/active                a link to the folder `nginx` of the active release
 *   /srv/selfcare/before                a link to the folder `nginx` of the previous release
 *
 * FILES is a folder with the operator's own files in `dist` and `root`, for example `dist/icon-512.png` or
 * `root/.well-known/security.txt`. The name and the colour of the installed portal come from the configuration.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The number of older releases to keep besides the active one and the previous one. */
const OLD_RELEASES_KEPT = 3;

/** Ends the script with this message and exit code 1; no release was activated. */
class Refused extends Error {
  exitCode = 1;
}

/** The script was called with a wrong option, or a file that an option names is missing. */
class WrongUse extends Refused {
  exitCode = 2;
}

/** In the form of `parseArgs`, with the text for `--help`. */
const OPTIONS = {
  configuration: {
    type: 'string',
    value: 'FILE',
    help: 'the JSON file with the configuration of this deployment: public/CONFIGURATION.md',
  },
  check: {
    type: 'boolean',
    default: false,
    help: 'checks FILE with the build, and places nothing',
  },
  build: {
    type: 'string',
    value: 'FOLDER',
    default: 'dist',
    help: 'the build (default: dist)',
  },
  files: {
    type: 'string',
    value: 'FILES',
    help: "the folder with the operator's own files: public/README.md",
  },
  to: {
    type: 'string',
    value: 'FOLDER',
    default: '/srv/selfcare',
    help: 'where the releases are (default: /srv/selfcare)',
  },
  back: { type: 'boolean', default: false, help: 'activates the previous release again' },
  help: { type: 'boolean', default: false, help: 'prints this' },
};

const HELP = [
  'node public/deploy/place.mjs --configuration FILE [OPTION …]',
  'node public/deploy/place.mjs --back [--to FOLDER]',
  '',
  'Activates a build for nginx, or goes back to the previous one. Reload nginx to serve it.',
  '',
  ...Object.entries(OPTIONS).map(
    ([name, { value = '', help }]) => `  ${`--${name} ${value}`.padEnd(22)}${help}`,
  ),
  '',
  'Ends with 0 when it is done, with 1 when it refuses the configuration or the build, and with 2 when an option',
  'is wrong or a file is missing.',
].join('\n');

const readOptions = () => {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    if (!String(error.code).startsWith('ERR_PARSE_ARGS')) throw error;
    // The first of Node's sentences names the wrong option.
    const [sentence] = error.message.split(/\.?(?:\s*\n|\. |$)/);
    throw new WrongUse(`${sentence}: --help names the options.`);
  }
};

const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

const read = (file, what) => {
  if (!isFile(file)) throw new WrongUse(`${file} is missing: ${what}`);
  return readFileSync(file, 'utf8');
};

/** The rules of this build: which configuration is valid, and what the configuration changes. */
const rulesOf = (build) => {
  const file = join(build, 'deployment.mjs');
  read(file, 'build the portal first.');
  return import(pathToFileURL(file));
};

const readConfiguration = (file, rules) => {
  const text = read(
    file,
    'it holds the configuration of this deployment, see public/CONFIGURATION.md.',
  );
  const reading = rules.readWholeConfiguration(text);
  if (!reading.ok) throw new Refused(`${file} ${reading.refusal}`);
  const configuration = JSON.parse(text);
  for (const warning of rules.warningsOf(configuration, reading.configuration))
    console.error(warning);
  return configuration;
};

const originOf = (address) => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:') throw new Refused(`${address} is no https address.`);
  return url.origin;
};

/** The page in each language: index.html in English, index.ta.html in Tamil. */
const PAGE = /^index(?:\.\w+)?\.html$/;
const BLOCK = /(<script type="application\/json" id="configuration">)[\s\S]*?(<\/script>)/;

const pageWith = (page, configuration) => {
  if (!BLOCK.test(page)) throw new Refused('A page of the build has no configuration block.');
  const block = JSON.stringify(configuration, null, 2).replaceAll('<', '\\u003c');
  return page.replace(BLOCK, (_, open, close) => `${open}${block}${close}`);
};

/** The `add_header` lines for nginx. A value is quoted, so it must not contain `"`, `\`, `$` or a line break. */
const headerLines = (headers) =>
  Object.entries({ ...headers, vary: 'Accept-Encoding, Accept-Language, Cookie' })
    .map(([name, value]) => {
      if (/["\\$\n]/.test(value))
        throw new Refused(`The header ${name} cannot be written for nginx.`);
      return `add_header ${name} "${value}" always;\n`;
    })
    .join('');

/**
 * Files that are not served below /dist/: the page, its headers, files of the root, the list of packages and the
 * rules.
 */
const NO_ASSETS =
  /^(?:index(?:\.\w+)?\.html|headers\.json|root|bom\.(?:json|xml)|deployment\.mjs)(?:\.br|\.gz)?$/;

/** Writes the text and its compressed siblings, which nginx sends to browsers that accept them. */
const writeText = (file, text) => {
  writeFileSync(file, text);
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
};

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort();

/**
 * Copies the operator's own files over the build's. A compressed sibling of a replaced file is deleted, because it
 * holds the old content.
 */
const layOver = (folder, files) => {
  if (!existsSync(files)) throw new WrongUse(`${files} is missing: --files names a folder.`);
  for (const name of filesIn(files)) {
    if (!/^(?:dist|root)\//.test(name))
      throw new Refused(`${join(files, name)} is in no folder "dist" or "root".`);
    for (const ending of ['.br', '.gz']) rmSync(join(folder, name + ending), { force: true });
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(files, name), join(folder, name));
  }
};

const writeRelease = (folder, { build, pages, headers, manifests, files }) => {
  for (const name of ['dist', 'page', 'root', 'nginx'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of readdirSync(build).filter((file) => !NO_ASSETS.test(file)))
    cpSync(join(build, name), join(folder, 'dist', name), { recursive: true });
  if (existsSync(join(build, 'root')))
    cpSync(join(build, 'root'), join(folder, 'root'), { recursive: true });
  for (const [name, manifest] of manifests) writeText(join(folder, 'dist', name), manifest);
  if (files !== undefined) layOver(folder, files);
  for (const [name, page] of pages) writeText(join(folder, 'page', name), page);
  writeFileSync(join(folder, 'nginx/page.conf'), headerLines(headers));
};

/** A hash of all files, so the same files have the same release id. */
const idOf = (folder) => {
  const hash = createHash('sha256');
  for (const name of filesIn(folder)) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
};

/** Points the link at another target in one step. */
const point = (link, target) => {
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(target, next);
  renameSync(next, link);
};

const targetOf = (link) => (existsSync(link) ? readlinkSync(link) : null);

const removeOld = (releases, needed) => {
  const old = readdirSync(releases)
    .map((name) => join(releases, name))
    .filter((folder) => !needed.includes(join(folder, 'nginx')))
    .sort((folder, otherFolder) => statSync(otherFolder).mtimeMs - statSync(folder).mtimeMs);
  for (const folder of old.slice(OLD_RELEASES_KEPT)) rmSync(folder, { recursive: true });
};

/** The id of the new release; null if the configuration was only checked. */
const place = async (to, { build, configuration: configurationFile, files, check }) => {
  if (configurationFile === undefined)
    throw new WrongUse(
      '--configuration FILE is missing: it names the JSON file with the configuration of this deployment.',
    );
  const built = (name) => read(join(build, name), 'build the portal first.');
  built('index.html');
  const rules = await rulesOf(build);
  const configuration = readConfiguration(configurationFile, rules);
  const pages = readdirSync(build)
    .filter((name) => PAGE.test(name))
    .map((name) => [name, pageWith(built(name), configuration)]);
  const headers = JSON.parse(built('headers.json'));
  const name = 'content-security-policy';
  headers[name] = rules.policyWith(headers[name], configuration, originOf);
  const manifests = readdirSync(build)
    .filter((name) => rules.isManifest(name))
    .map((name) => [name, rules.manifestWith(built(name), configuration)]);
  if (check) return null;
  const releases = join(to, 'releases');
  mkdirSync(releases, { recursive: true });
  const unfinished = join(to, `unfinished-${process.pid}`);
  try {
    writeRelease(unfinished, { build, pages, headers, manifests, files });
    const release = join(releases, idOf(unfinished));
    writeFileSync(join(unfinished, 'nginx/root.conf'), `root ${release};\n`);
    if (!existsSync(release)) renameSync(unfinished, release);
    activate(to, release);
    return release;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
};

const activate = (to, release) => {
  const active = join(to, 'active');
  const before = targetOf(active);
  const target = join(release, 'nginx');
  if (before !== null && before !== target) point(join(to, 'before'), before);
  point(active, target);
  removeOld(join(to, 'releases'), [target, targetOf(join(to, 'before'))]);
};

const takeBack = (to) => {
  const [active, before] = [join(to, 'active'), join(to, 'before')];
  const [previouslyActive, restored] = [targetOf(active), targetOf(before)];
  if (previouslyActive === null || restored === null)
    throw new Refused(`${to} holds no release before this one.`);
  point(active, restored);
  point(before, previouslyActive);
  return dirname(restored);
};

const run = async () => {
  const values = readOptions();
  if (values.help) return HELP;
  const to = resolve(values.to);
  const release = values.back
    ? takeBack(to)
    : await place(to, { ...values, build: resolve(values.build) });
  return release === null
    ? `${values.configuration} is valid. Nothing was placed.`
    : `${basename(release)} is in place. nginx serves it when it is reloaded.`;
};

try {
  process.stdout.write(`${await run()}\n`);
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  console.error(error.message);
  process.exitCode = error.exitCode;
}
