import type { Database } from '../books/database';
import { hashPassword } from '../books/secrets';
import { costOf, daysOf } from '../books/subscriptions';
import { DAY, endOfDay, HOUR } from '../clock';
import { alertsFor } from './alerts';
import { onePixel } from './catalogue/pictures';
import { scheduleHistory } from './history';
import { DEMO_PASSWORD, registeredOn, type SeedSubscriber, SUBSCRIBERS } from './subscribers';
import { insertTickets } from './tickets';

/** Writes the demo subscribers into an empty database, with dates close to today. */
export const seedDatabase = (database: Database, now: number): void =>
  database.transaction(() => {
    const password = hashPassword(DEMO_PASSWORD);
    SUBSCRIBERS.forEach((seed) => {
      insertSubscriber(database, seed, seed.isRegistered ? password : '', now);
      insertBoxes(database, seed);
      insertPacks(database, seed, now);
      insertAlerts(database, seed, now);
      insertDocuments(database, seed, now);
      scheduleHistory(database, seed, now);
    });
    insertTickets(database, now);
  });

const OPERATORS = {
  LCO: { lcoid: '5501', lconame: 'Neem Lane Cable', lcomobileno: '9000005501', lcotype: 'LCO' },
  DP: { lcoid: '', lconame: '', lcomobileno: '', lcotype: '' },
  NONE: { lcoid: '', lconame: '', lcomobileno: '', lcotype: '' },
} as const;

const insertSubscriber = (
  database: Database,
  seed: SeedSubscriber,
  password: string,
  now: number,
) => {
  const { lcoid, lconame, lcomobileno, lcotype } = OPERATORS[seed.operator];
  const isDp = seed.operator === 'DP';
  const isEmpty = seed.operator === 'NONE';
  database.run(
    `insert into subscribers (customerid, username, password, firstname, surname, mobileno, email,
       aadhaar, address, region, lcoid, lconame, lcomobileno, lcotype, customerstatus, kycstatus,
       customertypeid, customerclassid, customertype, entitytype, dpoentityid, accountno, frcode,
       companyagreement, freecustomer, registeredon, created, balance, instalment)
     values (${Array(29).fill('?').join(', ')})`,
    ...[seed.customerid, seed.username, password, seed.firstname, seed.surname, seed.mobileno],
    ...[seed.email, seed.aadhaar, seed.address, seed.region, lcoid, lconame, lcomobileno, lcotype],
    ...[seed.isRegistered ? 'REGISTERED' : 'UNREGISTERED', seed.kycstatus],
    ...[isEmpty ? '' : '1', isEmpty ? '' : '3', isDp ? 'DP' : 'PREPAID', isDp ? 'DP' : 'LCO'],
    ...[
      isDp ? '701' : '',
      `AC${seed.customerid}`,
      isDp ? 'FR701' : '',
      seed.companyagreement,
      'NO',
    ],
    ...[seed.isRegistered && !isEmpty ? registeredOn(seed, now) : null, registeredOn(seed, now)],
    ...[seed.balance, seed.instalment ?? 'LP_ELIGIBLE'],
  );
};

const insertBoxes = (database: Database, { boxes, customerid }: SeedSubscriber) =>
  boxes.forEach(({ stbno, smcno, name, hd }, at) =>
    database.run(
      `insert into boxes values (?, ?, ?, ?, ?, ?, 'ACTIVE', ?, null)`,
      ...[stbno, smcno, customerid, name, hd ? 'HD 200' : 'SD 100', hd ? 1 : 0, at === 0 ? 1 : 0],
    ),
  );

const insertPacks = (database: Database, seed: SeedSubscriber, now: number) =>
  seed.packs.forEach(({ productid, box, expiresInDays, term = 1 }) => {
    const expires = endOfDay(now, expiresInDays);
    const { price, tax } = costOf({ productid, fee: 0 }, term);
    database.run(
      `insert into subscriptions (customerid, productid, stbno, status, term, started, expires, price, tax)
       values (?, ?, ?, 'ACTIVE', ?, ?, ?, ?, ?)`,
      ...[seed.customerid, productid, box === undefined ? '' : (seed.boxes[box]?.stbno ?? '')],
      ...[term, expires - daysOf(term) * DAY, expires, price, tax],
    );
  });

const insertAlerts = (database: Database, seed: SeedSubscriber, now: number) =>
  database.insertMany(
    'insert into alerts values (null, ?, ?, ?, ?, ?, ?, ?)',
    alertsFor(seed.alerts).map(({ message, weight, alerttype, url, hoursAgo }) => [
      ...[seed.customerid, message, weight, alerttype, '', url],
      now - hoursAgo * HOUR,
    ]),
  );

const insertDocuments = (
  database: Database,
  { customerid, kycstatus }: SeedSubscriber,
  now: number,
) => {
  if (kycstatus !== 'VERIFIED' && kycstatus !== 'REJECTED') return;
  const isRejected = kycstatus === 'REJECTED';
  const picture = onePixel();
  database.run(
    `insert into uploads (at, customerid, documenttype, side, documentnumber, filename, mimetype,
       size, content, status, reason, reviewed) values (?, ?, 'AADHAAR', 'FRONT', ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...[now - 9 * DAY, customerid, `XXXXXXXX${customerid.slice(-4)}`, 'aadhaar-front.png'],
    ...['image/png', picture.length, picture, kycstatus],
    ...[isRejected ? 'The number cannot be read. Please take the picture in daylight.' : ''],
    now - 7 * DAY,
  );
};
