import { readCapsule, type CapsuleReading, type ReadMoment } from '../../../store/capsule/read';
import { escaped, type Raw } from './html';

/** What support reads instead of a capsule, and what to ask the subscriber for. */
export const REFUSALS: Readonly<Record<Extract<CapsuleReading, { ok: false }>['why'], string>> = {
  broken: 'This file is broken: it is no JSON, or only a part of one. Ask for it again, unopened.',
  foreign: 'This is not a file for support. The portal saves one under Help.',
  newer: 'This file was saved by a newer portal than is installed here. Update this one first.',
  damaged: 'This file was changed or has lost a part. Ask for it again, unopened.',
};

/** Where a file is handed in. */
export const capsuleForm = (): Raw => escaped`
  <section aria-labelledby="capsule"><h2 id="capsule">A subscriber’s file</h2>
    <form method="post" action="/stand-in/capsule" enctype="multipart/form-data"><div class="fields">
      <label>File for support<input type="file" name="file" accept=".json,application/json" required></label>
      <button class="main">Open</button></div></form>
    <p class="soft">Saved by a subscriber under Help. Redux DevTools open it too, under “Import from a file”.</p></section>`;

export interface CapsulePage {
  readonly status: 200 | 422;
  readonly body: Raw;
}

/** What happened to somebody, step by step, each with what the portal knew after it. */
export const capsulePage = (file: string): CapsulePage => {
  const reading = readCapsule(file);
  if (!reading.ok)
    return {
      status: 422,
      body: escaped`<h1>The file cannot be opened</h1><p role="alert">${REFUSALS[reading.why]}</p>
        <p><a href="/stand-in/">Back to the console</a></p>`,
    };
  return { status: 200, body: opened(reading) };
};

const opened = ({ capsule, moments }: Extract<CapsuleReading, { ok: true }>): Raw => escaped`
  <div class="head"><div><h1>A subscriber’s file</h1>
    <p class="soft">Saved ${capsule.saved} at ${capsule.place} · ${capsule.version} ·
    <a href="/stand-in/">back to the console</a></p></div></div>
  <div class="grid">
    ${facts('Deployment', capsule.configuration)}
    ${facts('Browser', capsule.browser)}
    ${whatIsSeen(moments.at(-1)?.state ?? {})}
    <section class="wide" aria-labelledby="calls"><h2 id="calls">Calls</h2>
      <div class="scroll" tabindex="0"><table><tbody>${capsule.calls.map(
        ({ at, call, method, path, status, outcome, took }) => escaped`<tr><td>${timeOf(at)}</td>
        <td>${call}<br><span class="soft">${method} ${path}</span></td>
        <td class="${outcome === 'ended' ? 'good' : 'bad'}">${status ?? outcome}</td>
        <td class="number">${took === null ? '' : `${took} ms`}</td></tr>`,
      )}</tbody></table></div></section>
    <section class="wide" aria-labelledby="steps"><h2 id="steps">What happened</h2>
      ${moments.map(step)}</section>
  </div>`;

const facts = (title: string, of: Readonly<Record<string, unknown>>): Raw => escaped`
  <section aria-label="${title}"><h2>${title}</h2><table><tbody>${Object.entries(of).map(
    ([name, value]) => escaped`<tr><th>${name}</th><td>${String(value)}</td></tr>`,
  )}</tbody></table></section>`;

/** The state at the end, slice by slice: what the subscriber’s screen was made of. */
const whatIsSeen = (state: ReadMoment['state']): Raw => escaped`
  <section class="wide" aria-labelledby="state"><h2 id="state">What the portal knew at the end</h2>
    ${Object.entries(state).map(
      ([name, slice]) => escaped`<details><summary>${name}</summary>${code(slice)}</details>`,
    )}</section>`;

const step = ({ at, event, state }: ReadMoment, index: number, all: readonly ReadMoment[]): Raw => {
  const before = all[index - 1]?.state ?? {};
  const changed = Object.entries(state).filter(
    ([name, slice]) => JSON.stringify(before[name]) !== JSON.stringify(slice),
  );
  const { type, answers, payload } = event;
  return escaped`<details><summary>${timeOf(at)} <strong>${type}</strong>
    <span class="soft">${answers === undefined ? '' : `answers ${String(answers)}`}
    ${changed.length === 0 || index === 0 ? '' : `changes ${changed.map(([name]) => name).join(', ')}`}</span></summary>
    ${payload === undefined ? escaped`` : code(payload)}
    ${index === 0 ? escaped`` : code(Object.fromEntries(changed))}</details>`;
};

const code = (value: unknown): Raw =>
  escaped`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;

const timeOf = (at: number): string => (at > 0 ? new Date(at).toISOString().slice(11, 23) : '');
