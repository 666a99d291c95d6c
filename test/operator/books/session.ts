import type { Clock } from '../clock';
import { HOUR, MINUTE } from '../clock';
import { CountedRefusal, Refusal } from '../transport/refusal';
import type { Database } from './database';
import { isPassword, randomToken, secretHashOf } from './secrets';

export const COOKIE = 'selfcaresession';
const IDLE_LIMIT = 12 * HOUR;
const FAILURES_ALLOWED = 5;
const LOCKED_FOR = 5 * MINUTE;

/** The same sentence for a wrong password and for an unknown name, so that it does not reveal which names exist. */
const REFUSED = 'The user name or password is not right.';
const LOCKED = 'Too many wrong tries. Please wait five minutes, or reset your password.';

export interface Sessions {
  /** The customer of a session cookie; undefined when the session is unknown, ended or expired. */
  customerOf(id: string | undefined): string | undefined;
  /** Checks the password and returns the new session's id. */
  open(username: string, password: string): { readonly id: string; readonly customerid: string };
  /** Opens a session without a password, because the customer has just set a new one. */
  openFor(customerid: string): string;
  close(id: string | undefined): void;
  /** Ends every session of one subscriber, or of all when none is named. */
  closeAll(customerid?: string): void;
}

export const createSessions = (database: Database, clock: Clock): Sessions => {
  const tries = createTries(database, clock);
  const openFor = (customerid: string) => {
    const id = randomToken();
    const now = clock.now();
    database.run(
      'insert into sessions values (?, ?, ?, ?)',
      secretHashOf(id),
      customerid,
      now,
      now,
    );
    return id;
  };
  return {
    openFor,
    customerOf: (id) => {
      if (!id) return undefined;
      const session = database.get<{ customerid: string; seen: number }>(
        'select customerid, seen from sessions where id = ?',
        secretHashOf(id),
      );
      if (!session || clock.now() - session.seen > IDLE_LIMIT) return undefined;
      if (clock.now() - session.seen > MINUTE) {
        database.run('update sessions set seen = ? where id = ?', clock.now(), secretHashOf(id));
      }
      return session.customerid;
    },
    open: (username, password) => {
      tries.refuseWhenLocked(username);
      const account = database.get<{ customerid: string; password: string }>(
        `select customerid, password from subscribers
         where password <> '' and (username = ?1 or customerid = ?1 or (mobileno <> '' and mobileno = ?1))`,
        username.trim(),
      );
      if (!isPassword(password, account?.password) || !account) {
        tries.count(username);
        throw new CountedRefusal(403, REFUSED);
      }
      tries.forget(username);
      return { id: openFor(account.customerid), customerid: account.customerid };
    },
    close: (id) => {
      if (id) database.run('delete from sessions where id = ?', secretHashOf(id));
    },
    closeAll: (customerid) => {
      if (customerid) database.run('delete from sessions where customerid = ?', customerid);
      else database.run('delete from sessions');
    },
  };
};

const createTries = (database: Database, clock: Clock) => ({
  refuseWhenLocked: (username: string) => {
    const tries = database.get<{ lockeduntil: number }>(
      'select lockeduntil from login_tries where username = ?',
      username,
    );
    if (tries && tries.lockeduntil > clock.now()) throw new Refusal(429, LOCKED);
  },
  count: (username: string) => {
    database.run(
      `insert into login_tries values (?, 1, 0)
       on conflict do update set failures = failures + 1`,
      username,
    );
    database.run(
      `update login_tries set lockeduntil = ?, failures = 0 where username = ? and failures >= ?`,
      clock.now() + LOCKED_FOR,
      username,
      FAILURES_ALLOWED,
    );
  },
  forget: (username: string) => {
    database.run('delete from login_tries where username = ?', username);
  },
});
