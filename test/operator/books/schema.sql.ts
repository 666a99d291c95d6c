/**
 * The stand-in operator's database. Amounts are in whole paise, times in milliseconds since 1970. The database
 * itself forbids what must never happen twice, so no code above it can do so: one ledger entry for each idempotency
 * key of a customer, one for each payment reference, and one charge for each order. The ledger is append-only.
 */
export const SCHEMA = `
create table settings (key text primary key, value text not null) strict;

create table subscribers (
  customerid text primary key,
  username text not null unique collate nocase,
  password text not null,
  firstname text not null default '', surname text not null default '',
  mobileno text not null default '', email text not null default '', aadhaar text not null default '',
  address text not null default '', region text not null default '',
  lcoid text not null default '', lconame text not null default '', lcomobileno text not null default '',
  lcotype text not null default '',
  customerstatus text not null default 'REGISTERED', kycstatus text not null default 'MISSING',
  customertypeid text not null default '', customerclassid text not null default '',
  customertype text not null default 'PREPAID', entitytype text not null default 'LCO',
  dpoentityid text not null default '', accountno text not null default '', frcode text not null default '',
  companyagreement text not null default 'YES', freecustomer text not null default 'NO',
  registeredon integer, created integer not null,
  balance integer not null default 0,
  instalment text not null default 'LP_ELIGIBLE'
) strict;

create table sessions (
  id text primary key,
  customerid text not null references subscribers on delete cascade,
  created integer not null, seen integer not null
) strict;

create table login_tries (
  username text primary key collate nocase, failures integer not null, lockeduntil integer not null
) strict;

create table identities (
  token text primary key, purpose text not null, customerid text not null, mobileno text not null,
  stage text not null check (stage in ('identified', 'verified', 'used')),
  expires integer not null
) strict;

create table otps (
  id integer primary key, at integer not null, mobileno text not null, customerid text not null,
  purpose text not null, reference text not null, code text not null, expires integer not null,
  triesleft integer not null, resends integer not null default 0,
  state text not null check (state in ('sent', 'replaced', 'used', 'spent'))
) strict;
create index otps_by_reference on otps (reference, id);

create table boxes (
  stbno text primary key, smcno text not null unique,
  customerid text not null references subscribers on delete cascade,
  name text not null, model text not null, hd integer not null, status text not null,
  main integer not null, retrackedat integer
) strict;

create table subscriptions (
  id integer primary key,
  customerid text not null references subscribers on delete cascade,
  productid text not null, stbno text not null default '',
  status text not null check (status in ('ACTIVE', 'CANCEL')),
  term integer not null default 1, started integer not null, expires integer not null,
  price integer not null, tax integer not null, fee integer not null default 0,
  leaving integer not null default 0, orderid text
) strict;
create unique index one_active_subscription on subscriptions (customerid, productid, stbno)
  where status = 'ACTIVE';

create table cart_lines (
  id integer primary key,
  customerid text not null references subscribers on delete cascade,
  productid text not null, stbno text not null default '', term integer not null default 1,
  added integer not null,
  unique (customerid, productid, stbno)
) strict;

create table orders (
  id text primary key, at integer not null, changed integer not null,
  customerid text not null default '', customername text not null default '',
  mobileno text not null default '', email text not null default '',
  purpose text not null
    check (purpose in ('CART', 'RENEWAL', 'TOPUP', 'OFFER', 'INSTANT', 'OTT')),
  description text not null, amount integer not null check (amount > 0),
  status text not null check (status in ('AWAITINGPAYMENT', 'PAID', 'CANCELLED')),
  expires integer not null, lines text not null default '[]', results text not null default '[]'
) strict;
create index orders_by_customer on orders (customerid, at);

create table payments (
  txnid text primary key, at integer not null, changed integer not null,
  orderid text not null references orders, customerid text not null,
  method text not null check (method in ('CARD', 'INSTALMENT', 'UPI', 'BALANCE')),
  amount integer not null check (amount > 0),
  status text not null
    check (status in ('CREATED', 'PENDING', 'SUCCESS', 'FAILURE', 'CANCELLED')),
  txnrefno text unique, mobileno text not null default '', expires integer not null,
  settlesat integer, settlesas text not null default '',
  mode text not null default '', error text not null default '',
  errormessage text not null default '', idempotencykey text
) strict;
create index payments_by_order on payments (orderid);

create table ledger (
  id integer primary key, at integer not null,
  customerid text not null, kind text not null check (kind in ('CHARGE', 'CREDIT', 'REFUND')),
  amount integer not null check (amount > 0),
  method text not null, description text not null,
  orderid text references orders, reference text not null unique,
  idempotencykey text, call text not null,
  unique (customerid, idempotencykey)
) strict;
create unique index one_charge_per_order on ledger (orderid) where kind = 'CHARGE';
create trigger ledger_is_append_only before update on ledger
  begin select raise(abort, 'the ledger is append-only'); end;
create trigger ledger_keeps_everything before delete on ledger
  begin select raise(abort, 'the ledger is append-only'); end;

create table history (
  id integer primary key, customerid text not null, created integer not null,
  description1 text not null, description2 text not null, transactiontype text not null,
  amount integer not null, balance integer
) strict;
create index history_by_customer on history (customerid, created);

-- Histories that are not written yet; see seeds/history.ts.
create table unwritten_histories (
  customerid text primary key, transactions integer not null, newest integer not null, gap integer not null
) strict;

create table answers (
  customerid text not null, idempotencykey text not null, call text not null,
  request text not null, status integer not null, body text not null, at integer not null,
  primary key (customerid, idempotencykey)
) strict;

create table calls (
  id integer primary key, at integer not null, call text not null, method text not null,
  path text not null, status integer not null, customerid text not null, session text not null,
  idempotencykey text, replayed integer not null, milliseconds integer not null
) strict;

create table uploads (
  id integer primary key, at integer not null,
  customerid text not null references subscribers on delete cascade,
  documenttype text not null, side text not null, documentnumber text not null, filename text not null,
  mimetype text not null, size integer not null, content blob not null,
  status text not null, reason text not null default '', reviewed integer
) strict;

create table tickets (
  id text primary key, customerid text not null references subscribers on delete cascade,
  categoryid text not null, subject text not null, description text not null, contactmethod text not null, stbno text not null, mobileno text not null,
  status text not null check (status in ('OPEN', 'INPROGRESS', 'RESOLVED', 'CLOSED')),
  created integer not null, changed integer not null, closed integer, closingreason text not null default ''
) strict;
create table ticket_messages (
  id integer primary key, ticketid text not null references tickets on delete cascade,
  at integer not null, author text not null, message text not null
) strict;

create table alerts (
  id integer primary key, customerid text not null, message text not null, weight integer not null,
  alerttype text not null, image text not null default '', url text not null default '',
  created integer not null
) strict;

create table faults (
  id integer primary key, scenario text not null, call text not null, customerid text not null,
  kind text not null, timesleft integer, params text not null
) strict;

create table push_topics (token text primary key, region text not null, at integer not null) strict;
`;
