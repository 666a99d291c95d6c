import type { FastifyInstance } from 'fastify';

const STYLE = `
:root { color-scheme: light dark; --page: #F7F7FA; --surface: #FFF; --ink: #15161D; --soft: #5B616E;
  --line: #E3E4EA; --brand: #4338CA; --on-brand: #FFF; --danger: #C0312B; --ok: #0E7A4D; }
@media (prefers-color-scheme: dark) { :root { --page: #12131A; --surface: #1B1D27; --ink: #F2F3F8;
  --soft: #A3A9B8; --line: #2C2F3C; --brand: #A5A0FF; --on-brand: #12131A; --danger: #FF8A84; --ok: #7BD8A8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink);
  font: 16px/1.5 system-ui, 'Noto Sans', 'Noto Sans Devanagari', sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
h2 { font-size: 20px; margin: 0 0 12px; }
a { color: var(--brand); }
.soft { color: var(--soft); font-size: 14px; }
.head { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; margin-bottom: 24px; }
.head > div { flex: 1 1 280px; }
.grid { display: grid; gap: 24px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 16px; padding: 16px;
  min-width: 0; }
section.wide { grid-column: 1 / -1; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th, td { text-align: left; padding: 8px 12px 8px 0; border-top: 1px solid var(--line); vertical-align: top; }
thead th { border-top: 0; color: var(--soft); font-weight: 600; white-space: nowrap; }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font-size: 14px; }
.code { font-size: 20px; font-weight: 700; letter-spacing: .1em; font-variant-numeric: tabular-nums; }
.bad { color: var(--danger); } .good { color: var(--ok); }
button, select, input { font: inherit; color: inherit; min-height: 44px; border-radius: 8px;
  border: 1px solid var(--line); background: var(--surface); padding: 0 12px; max-width: 100%; }
button { color: var(--brand); font-weight: 600; cursor: pointer; }
button.main { background: var(--brand); color: var(--on-brand); border-color: var(--brand); }
button.small { min-height: 32px; font-size: 14px; }
button.danger { color: var(--danger); }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 600; min-width: 0; }
label > * { width: 100%; min-width: 0; font-weight: 400; }
label.wide { grid-column: 1 / -1; }
.fields { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  align-items: end; margin-bottom: 16px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; }
.stack { display: grid; gap: 12px; max-width: 420px; } .stack button { width: 100%; }
.beside { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
.beside > div { max-width: 100%; } .beside > div + div { flex: 1 1 280px; min-width: 0; overflow-wrap: anywhere; }
iframe { display: block; border: 1px solid var(--line); border-radius: 8px; background: var(--page); }
h3 { font-size: 16px; margin: 0 0 8px; }
ol { padding-left: 20px; margin: 0 0 16px; } li { padding: 4px 0; }
ul { padding-left: 20px; margin: 0 0 16px; }
td.text { min-width: 200px; }
summary { min-height: 44px; align-content: center; cursor: pointer; overflow-wrap: anywhere; }
pre { max-height: 320px; overflow: auto; margin: 0 0 12px; font-size: 14px; }
`;

/** Submits the provider's form automatically, once or twice, as its page requests. */
const CARD_SCRIPT = `
const once = document.querySelector('form[data-send]');
const twice = document.querySelector('form[data-send-twice]');
if (twice) {
  fetch(twice.action, { method: 'POST', redirect: 'manual', body: new URLSearchParams(new FormData(twice)) })
    .finally(() => twice.submit());
}
if (once) once.submit();
`;

export const registerAssets = (app: FastifyInstance): void => {
  app.get('/stand-in/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/stand-in/card.js', (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(CARD_SCRIPT),
  );
};
