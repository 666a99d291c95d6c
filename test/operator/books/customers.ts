import { Refusal } from '../transport/refusal';
import type { Database } from './database';

/** A row of the subscribers' table. */
export interface Customer {
  readonly customerid: string;
  readonly username: string;
  readonly password: string;
  readonly firstname: string;
  readonly surname: string;
  readonly mobileno: string;
  readonly email: string;
  readonly aadhaar: string;
  readonly address: string;
  readonly region: string;
  readonly lcoid: string;
  readonly lconame: string;
  readonly lcomobileno: string;
  readonly lcotype: string;
  readonly customerstatus: string;
  readonly kycstatus: string;
  readonly customertypeid: string;
  readonly customerclassid: string;
  readonly customertype: string;
  readonly entitytype: string;
  readonly dpoentityid: string;
  readonly accountno: string;
  readonly frcode: string;
  readonly companyagreement: string;
  readonly freecustomer: string;
  readonly registeredon: number | null;
  readonly created: number;
  readonly balance: number;
  readonly instalment: string;
}

export interface BoxRow {
  readonly stbno: string;
  readonly smcno: string;
  readonly customerid: string;
  readonly name: string;
  readonly hd: number;
  readonly status: string;
  readonly main: number;
  readonly retrackedat: number | null;
}

const customerById = (database: Database, customerid: string): Customer | undefined =>
  database.get<Customer>('select * from subscribers where customerid = ?', customerid);

/** The customer of a session. The row always exists, because a customer's sessions are deleted with the customer. */
export const theCustomer = (database: Database, customerid: string): Customer => {
  const customer = customerById(database, customerid);
  if (!customer) throw new Refusal(404, 'This account no longer exists.', 'UNKNOWN');
  return customer;
};

/** Finds a customer by customer, account, box, smart-card or mobile number, or by user name. */
export const findCustomer = (database: Database, identity: string): Customer | undefined =>
  database.get<Customer>(
    `select * from subscribers
     where customerid = ?1 or username = ?1 or accountno = ?1 or (mobileno <> '' and mobileno = ?1)
        or customerid in (select customerid from boxes where stbno = ?1 or smcno = ?1)
     order by customerid = ?1 desc limit 1`,
    identity.trim(),
  );

export const boxesOf = (database: Database, customerid: string): readonly BoxRow[] =>
  database.all<BoxRow>(
    'select * from boxes where customerid = ? order by main desc, stbno',
    customerid,
  );

/** The box that a call is about: the named one, which must belong to the customer, or else the first. */
export const boxOf = (
  database: Database,
  customerid: string,
  stbno?: string,
): BoxRow | undefined => {
  const boxes = boxesOf(database, customerid);
  if (stbno === undefined) return boxes[0];
  const box = boxes.find((candidate) => candidate.stbno === stbno);
  if (!box) throw new Refusal(404, 'This box does not belong to your account.', 'NO_SUCH_BOX');
  return box;
};

export const addToBalance = (database: Database, customerid: string, paise: number): void =>
  database.run(
    'update subscribers set balance = balance + ? where customerid = ?',
    paise,
    customerid,
  );

/** `90•••••412`, for a request without a verified identity. */
export const masked = (text: string, shownAtStart = 2, shownAtEnd = 3): string =>
  text.length <= shownAtStart + shownAtEnd
    ? text
    : text.slice(0, shownAtStart) +
      '•'.repeat(text.length - shownAtStart - shownAtEnd) +
      text.slice(text.length - shownAtEnd);

export const maskedName = (name: string): string =>
  name
    .split(' ')
    .filter(Boolean)
    .map((word) => masked(word, 1, 1))
    .join(' ');
