import { endpoints } from '../../../sagas/api/endpoints';
import { rupeesText } from '../books/pricing';
import { calendarDaysBetween, providerStampOf } from '../clock';
import { type BookedPayment, isPaymentOpen } from '../payments/payments';
import type { Services } from '../payments/services';
import { DEMO_PASSWORD, SUBSCRIBERS } from '../seeds/subscribers';
import type { Idempotency } from '../transport/idempotency';
import type { Scenarios } from '../transport/scenarios';
import { announcementsSection } from './announcements';
import { escaped, type Raw } from './html';
import { supportBundleForm } from './supportBundlePage';

const LATEST = 20;
const newest = <Entry>(entries: readonly Entry[]): readonly Entry[] =>
  entries.slice(-LATEST).reverse();
const clockTime = (at: number) => providerStampOf(at).slice(11);
const nothing = (rows: readonly unknown[], sentence: string): Raw =>
  rows.length === 0 ? escaped`<p class="soft">${sentence}</p>` : escaped``;

/** All sections on one page, the most used first. */
export const consolePage = (services: Services, scenario: Scenarios): Raw => escaped`
  <div class="head">
    <div><h1>Stand-in operator</h1>
      <p class="soft">No real operator, money or person. The portal is at <a href="/">/</a>;
      the books as JSON at <a href="/stand-in/books">/stand-in/books</a>.</p></div>
    <form method="get" action="/stand-in/"><button>Refresh</button></form>
    <form method="post" action="/stand-in/do/reset"><button class="danger">Reset everything</button></form>
  </div>
  <div class="grid">
    ${textMessages(services)}
    ${upiRequests(services)}
    ${announcementsSection(services)}
    ${scenarioForm(services, scenario)}
    ${supportBundleForm()}
    ${subscribers(services)}
    ${ledger(services)}
    ${payments(services)}
    ${calls(services)}
  </div>`;

const textMessages = ({ books, clock }: Services): Raw => {
  const rows = newest(books.otps());
  return escaped`<section aria-labelledby="sms"><h2 id="sms">Text messages</h2>
    ${nothing(rows, 'No code has been sent yet.')}
    ${rows.map(
      ({ at, mobileno, purpose, code, expires, triesleft, state }) => escaped`
      <p><span class="code">${code}</span>
      <span class="soft">to ${mobileno} at ${clockTime(at)} · ${purpose.toLowerCase()} ·
      ${state === 'sent' && expires < clock.now() ? 'expired' : state} · ${triesleft} tries left</span></p>`,
    )}</section>`;
};

const upiRequests = ({ database }: Services): Raw => {
  const open = database
    .all<BookedPayment>(`select * from payments where method = 'UPI' order by at desc limit 20`)
    .filter(isPaymentOpen);
  return escaped`<section aria-labelledby="upi"><h2 id="upi">UPI requests</h2>
    ${nothing(open, 'There is no open UPI request.')}
    ${open.map(
      ({
        txnid,
        amount,
      }) => escaped`<p>₹${rupeesText(amount)} <span class="soft">${txnid}</span></p>
      <div class="row">${actionButton('pay', 'Pay', txnid, 'main')}${actionButton('decline', 'Decline', txnid)}</div>`,
    )}</section>`;
};

const actionButton = (action: string, label: string, txnid: string, look = ''): Raw => escaped`
  <form method="post" action="/stand-in/do/${action}"><input type="hidden" name="txnid" value="${txnid}">
  <button class="${look}">${label}</button></form>`;

const IDEMPOTENCY: Readonly<Record<Idempotency, string>> = {
  honours: 'This operator honours Idempotency-Key.',
  ignores: 'This operator ignores Idempotency-Key.',
  strict: 'This operator is strict about Idempotency-Key.',
};

const scenarioForm = ({ settings }: Services, scenario: Scenarios): Raw => {
  const active = scenario.active();
  return escaped`<section class="wide" aria-labelledby="scenario"><h2 id="scenario">Scenario</h2>
    <form method="post" action="/stand-in/do/scenario"><div class="fields">
      <label class="wide">What goes wrong<select name="name">${scenario.all.map(
        ({ name, says }) => escaped`<option value="${name}">${says}</option>`,
      )}</select></label>
      <label>On which call<select name="call"><option value="">As usual for it</option>
        <option value="*">Every call</option>${[...Object.keys(endpoints), 'card'].map(
          (name) => escaped`<option>${name}</option>`,
        )}</select></label>
      <label>For whom<select name="customer"><option value="">Everybody</option>${SUBSCRIBERS.map(
        ({ username }) => escaped`<option>${username}</option>`,
      )}</select></label>
      <label>How often<select name="times"><option value="">As usual for it</option><option>1</option>
        <option>2</option><option>3</option><option value="always">Until the reset</option></select></label>
      <label>Milliseconds<input name="milliseconds" inputmode="numeric" pattern="[0-9]*"></label>
      <button class="main">Set</button></div></form>
    <p class="soft">${IDEMPOTENCY[settings.idempotency()]}</p>
    <p class="soft">Maintenance is ${String(settings.maintenance().maintenance ?? 'OFF')}.</p>
    ${nothing(active, 'Nothing is waiting to go wrong.')}
    <ul>${active.map(
      ({ scenario: name, call, customer, timesLeft, trouble }) => escaped`
      <li>${name || trouble.kind} on ${call === '*' ? 'every call' : call}
      ${customer === '' ? '' : `for ${customer}`} ${timesLeft === null ? 'until the reset' : `× ${timesLeft}`}</li>`,
    )}</ul>
    <form method="post" action="/stand-in/do/clear"><button>Let everything go well</button></form></section>`;
};

const subscribers = ({ database, books, clock }: Services): Raw => {
  const rows = database.all<{
    customerid: string;
    username: string;
    balance: number;
    sessions: number;
  }>(
    `select s.customerid, s.username, s.balance,
       (select count(*) from sessions where customerid = s.customerid) as sessions
     from subscribers s order by s.rowid`,
  );
  const ends = (customerid: string) => {
    const days = books
      .subscriptions(customerid)
      .map(({ expires }) => calendarDaysBetween(clock.now(), expires));
    return days.length === 0 ? '' : `${Math.min(...days)} days`;
  };
  const says = (username: string) =>
    SUBSCRIBERS.find((seed) => seed.username === username)?.shows ?? '';
  return escaped`<section class="wide" aria-labelledby="who"><h2 id="who">Subscribers</h2>
    <p>Every password is <code>${DEMO_PASSWORD}</code>.</p>
    <div class="scroll" tabindex="0"><table><thead><tr><th>User name</th><th>Shows</th><th>Customer</th><th>Balance</th>
      <th>Next end</th><th>Sessions</th></tr></thead><tbody>${rows.map(
        ({ customerid, username, balance, sessions }) => escaped`<tr><th>${username}</th>
        <td class="text">${says(username)}</td><td>${customerid}</td><td class="number">₹${rupeesText(balance)}</td>
        <td>${ends(customerid)}</td><td>${sessions === 0 ? '' : logoutButton(customerid, sessions)}</td></tr>`,
      )}</tbody></table></div></section>`;
};

const logoutButton = (customerid: string, sessions: number): Raw => escaped`
  <form method="post" action="/stand-in/do/logout"><input type="hidden" name="customer" value="${customerid}">
  <button class="small">End ${sessions} (401)</button></form>`;

const ledger = ({ books }: Services): Raw => {
  const rows = newest(books.ledger());
  return escaped`<section aria-labelledby="ledger"><h2 id="ledger">Ledger</h2>
    ${nothing(rows, 'No money has moved.')}<div class="scroll" tabindex="0"><table><tbody>${rows.map(
      ({
        at,
        customerid,
        kind,
        amount,
        method,
        description,
      }) => escaped`<tr><td>${clockTime(at)}</td>
      <td>${kind}</td><td class="number">₹${rupeesText(amount)}</td><td>${method}</td>
      <td>${description}<br><span class="soft">${customerid}</span></td></tr>`,
    )}</tbody></table></div></section>`;
};

const payments = ({ books }: Services): Raw => {
  const rows = newest(books.payments());
  return escaped`<section aria-labelledby="payments"><h2 id="payments">Payments</h2>
    ${nothing(rows, 'There are no payments.')}<div class="scroll" tabindex="0"><table><tbody>${rows.map(
      ({ at, txnid, method, amount, status, customerid }) => escaped`<tr><td>${clockTime(at)}</td>
      <td>${method}</td><td class="number">₹${rupeesText(amount)}</td><td>${status}</td>
      <td><code>${txnid}</code><br><span class="soft">${customerid}</span></td></tr>`,
    )}</tbody></table></div></section>`;
};

const calls = ({ books }: Services): Raw => {
  const rows = newest(books.calls());
  return escaped`<section class="wide" aria-labelledby="calls"><h2 id="calls">Calls</h2>
    ${nothing(rows, 'No call has come in.')}<div class="scroll" tabindex="0"><table><thead><tr><th>At</th><th>Call</th>
      <th>Status</th><th>Customer</th><th>Key</th><th>ms</th></tr></thead><tbody>${rows.map(
        (entry) => escaped`<tr><td>${clockTime(entry.at)}</td>
        <td>${entry.call}<br><span class="soft">${entry.method} ${entry.path}</span></td>
        <td class="${entry.status === 200 ? 'good' : 'bad'}">${entry.status === 0 ? 'cut' : entry.status}</td>
        <td>${entry.customerid}</td><td><code>${entry.idempotencykey ?? ''}</code>
        ${entry.replayed === 1 ? 'again' : ''}</td><td class="number">${entry.milliseconds}</td></tr>`,
      )}</tbody></table></div></section>`;
};
