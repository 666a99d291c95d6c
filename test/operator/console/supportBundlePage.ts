import { bundleClock } from '../../../store/diagnostics/supportBundle/bundle';
import {
  type ReadMoment,
  readSupportBundle,
  type SupportBundleReading,
} from '../../../store/diagnostics/supportBundle/readBundle';
import { restoreState } from '../../../store/diagnostics/supportBundle/restoreState';
import { type BundleStore, type OpenedBundle, type ScreenVisit, visitsOf } from './bundleScreen';
import { escaped, type Raw } from './html';

/** The messages for support when a file cannot be opened, with what to ask the subscriber for. */
export const REFUSALS: Readonly<
  Record<Extract<SupportBundleReading, { ok: false }>['reason'], string>
> = {
  broken: 'This file is broken: it is no JSON, or only a part of one. Ask for it again, unopened.',
  foreign: 'This is not a file for support. The portal saves one under Help.',
  newer: 'This file was saved by a newer portal than is installed here. Update this one first.',
  older: 'This file was saved by an older portal than is installed here. Open it with that one.',
  damaged: 'This file was changed or has lost a part. Ask for it again, unopened.',
};

/** The form that opens a file. */
export const supportBundleForm = (): Raw => escaped`
  <section aria-labelledby="support-bundle"><h2 id="support-bundle">A subscriber’s file</h2>
    <form method="post" action="/stand-in/support-bundle" enctype="multipart/form-data"><div class="fields">
      <label>File for support<input type="file" name="file" accept=".json,application/json" required></label>
      <button class="main">Open</button></div></form>
    <p class="soft">Saved by a subscriber under Help, or where the portal could not go on. Redux DevTools open it too, under “Import from a file”.</p></section>`;

interface SupportBundlePage {
  readonly status: 200 | 413 | 422;
  readonly body: Raw;
}

/**
 * The page of a support bundle: each event with the state after it. `file` is null when it was too large, and `build`
 * is the build that draws its screens.
 */
export const supportBundlePage = (
  file: string | null,
  bundles: BundleStore,
  build: string,
): SupportBundlePage => {
  if (file === null) return { status: 413, body: refused(TOO_LARGE) };
  const reading = readSupportBundle(file);
  if (!reading.ok) return { status: 422, body: refused(REFUSALS[reading.reason]) };
  const address = `/stand-in/support-bundle/${bundles.put(reading)}`;
  return { status: 200, body: opened(reading, address, warningsOf(reading, build)) };
};

const TOO_LARGE =
  'This file is larger than 10 MB. A file for support is smaller: ask for the one that the portal saved.';

const refused = (reason: string): Raw =>
  escaped`<h1>The file cannot be opened</h1><p role="alert">${reason}</p>
    <p><a href="/stand-in/">Back to the console</a></p>`;

/** The reasons why the page may differ from what the subscriber saw. */
const warningsOf = ({ bundle, isChanged }: OpenedBundle, build: string): readonly string[] => [
  ...(isChanged
    ? [
        'This file was changed after the portal had saved it, or an older portal saved it. Do not rely on it: ask for it again, unopened.',
      ]
    : []),
  ...(bundle.build === build
    ? []
    : [
        `This file was saved by another build (${bundle.build || 'unknown'}) than the one that draws it here (${build || 'none'}): the screens may differ.`,
      ]),
];

const opened = (file: OpenedBundle, address: string, warnings: readonly string[]): Raw => {
  const { bundle, moments } = file;
  const { saved, timeOf, zone } = clockOf(bundle);
  return escaped`
  <div class="head"><div><h1>A subscriber’s file</h1>
    <p class="soft">Saved ${saved} at ${bundle.place} · ${bundle.version} ·
    <a href="/stand-in/">back to the console</a></p>
    <p>${zone}</p>
    ${warnings.map((warning) => escaped`<p role="alert">${warning}</p>`)}</div></div>
  <div class="grid">
    ${screen(file, address, timeOf)}
    ${facts('Deployment', bundle.configuration)}
    ${facts('Browser', bundle.browser)}
    ${finalState(moments.at(-1)?.state ?? {})}
    <section class="wide" aria-labelledby="calls"><h2 id="calls">Calls</h2>
      <div class="scroll" tabindex="0"><table><tbody>${bundle.calls.map(
        ({ at, call, method, path, status, outcome, took }) => escaped`<tr><td>${timeOf(at)}</td>
        <td>${call}<br><span class="soft">${method} ${path}</span></td>
        <td class="${outcome === 'ended' ? 'good' : 'bad'}">${status ?? outcome}</td>
        <td class="number">${took === null ? '' : `${took} ms`}</td></tr>`,
      )}</tbody></table></div></section>
    <section class="wide" aria-labelledby="steps"><h2 id="steps">What happened</h2>
      ${moments.map((moment, index) => step(moment, moments[index - 1], timeOf))}</section>
  </div>`;
};

type TimeOf = (at: number) => string;

/** Times in the subscriber's time zone, or in UTC when the file names no time zone, and a sentence that says which. */
const clockOf = (bundle: OpenedBundle['bundle']) => {
  const { timeZone, textOf } = bundleClock(bundle);
  return {
    saved: textOf(Date.parse(bundle.saved)).slice(0, 19),
    timeOf: (at: number): string => textOf(at).slice(11),
    zone:
      timeZone === bundle.browser['timeZone']
        ? `All days and times are the subscriber’s (${timeZone}).`
        : 'All days and times are UTC: the file does not say where the subscriber is.',
  };
};

const facts = (title: string, values: Readonly<Record<string, unknown>>): Raw => escaped`
  <section aria-label="${title}"><h2>${title}</h2><table><tbody>${Object.entries(values).map(
    ([name, value]) => escaped`<tr><th>${name}</th><td>${String(value)}</td></tr>`,
  )}</tbody></table></section>`;

/** The screen as the portal of this build draws it, at the size of the subscriber's window. */
const screen = (file: OpenedBundle, address: string, timeOf: TimeOf): Raw => {
  const { width, height } = file.bundle.browser;
  const visits = visitsOf(file);
  const shown = shownFirst(visits);
  if (!shown) return escaped``;
  return escaped`<section class="wide" aria-labelledby="screen"><h2 id="screen">What the subscriber saw</h2>
    <p class="soft">Drawn by the portal of this build from the file. A text that was left out shows dots and its
      length. What was typed, opened or scrolled to on a screen is not in the file, and a choice that is not in it is
      drawn empty or with a dash: amounts that depend on it may differ. It shows days in Indian time, and its greeting follows
      your own clock. This page sends no calls.</p>
    <div class="beside"><div class="scroll" tabindex="0"><iframe name="screen" title="The subscriber’s screen"
      width="${Number(width) || 360}" height="${Number(height) || 740}" src="${address}/${shown.index}"></iframe></div>
    <div><h3>Screens they were on</h3><ol>${visits.map(
      ({
        index,
        at,
        place,
      }) => escaped`<li><a href="${address}/${index}" target="screen">${place}</a>
      <span class="soft">until ${timeOf(at)}</span>${lacking(file.moments[index]?.state ?? {})}</li>`,
    )}</ol></div></div></section>`;
};

/** A subscriber who saved the file under Help had the trouble on the screen before, so that screen is shown first. */
const shownFirst = (visits: readonly ScreenVisit[]): ScreenVisit | undefined => {
  const last = visits.at(-1);
  return (last?.place.endsWith('/help') ? visits.at(-2) : undefined) ?? last;
};

/** The values that were left out of the file and that the screen therefore lacks. */
const lacking = (state: ReadMoment['state']): Raw => {
  // One entry for all items of a list, because the same field is left out of each.
  const byPlace = new Map(
    restoreState(state).lacking.map((entry) => [entry.split(': ')[0], entry]),
  );
  const places = [...byPlace.values()];
  if (places.length === 0) return escaped``;
  return escaped`<details><summary class="soft">${places.length} left out of the state</summary>
    <ul>${places.map((place) => escaped`<li><code>${place}</code></li>`)}</ul></details>`;
};

/** The state at the end, slice by slice. */
const finalState = (state: ReadMoment['state']): Raw => escaped`
  <section class="wide" aria-labelledby="state"><h2 id="state">What the portal knew at the end</h2>
    ${Object.entries(state).map(
      ([name, slice]) => escaped`<details><summary>${name}</summary>${code(slice)}</details>`,
    )}</section>`;

const step = (
  { at, event, state }: ReadMoment,
  former: ReadMoment | undefined,
  timeOf: TimeOf,
): Raw => {
  const before = former?.state ?? {};
  const changed = Object.entries(state).filter(
    ([name, slice]) => JSON.stringify(before[name]) !== JSON.stringify(slice),
  );
  const { type, answers, payload } = event;
  return escaped`<details><summary>${timeOf(at)} <strong>${type}</strong>
    <span class="soft">${typeof answers === 'string' ? `answers ${answers}` : ''}
    ${changed.length === 0 || !former ? '' : `changes ${changed.map(([name]) => name).join(', ')}`}</span></summary>
    ${payload === undefined ? escaped`` : code(payload)}
    ${former ? code(Object.fromEntries(changed)) : escaped``}</details>`;
};

const code = (value: unknown): Raw =>
  escaped`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
