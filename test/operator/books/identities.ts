import { type Clock, MINUTE } from '../clock';
import { Refusal } from '../transport/refusal';
import type { Database } from './database';
import { randomToken, secretHashOf } from './secrets';

type IdentityPurpose = 'REGISTER' | 'RESETPASSWORD';

interface Identity {
  readonly token: string;
  readonly purpose: IdentityPurpose;
  readonly customerid: string;
  readonly mobileno: string;
  readonly stage: 'identified' | 'verified' | 'used';
  readonly expires: number;
}

const LASTS = 20 * MINUTE;

/**
 * The verified identity of a person without a session, step by step:
 *
 *   validate ──► identified ──(the right code)──► verified ──(register, resetpassword)──► used
 *
 * Each step issues a new token and revokes the previous one, so nobody can set a new password without the code that
 * was sent to the account's mobile number.
 */
export interface Identities {
  identify(purpose: IdentityPurpose, customerid: string, mobileno: string): string;
  /** The identity of a validation token, whose code has not been typed yet. */
  identified(token: string): Identity;
  verify(token: string): string;
  /** The identity of a verification token. Reading it does not use up the token. */
  verified(token: string, purpose: IdentityPurpose): Identity;
  /** Uses up a verification token, which is valid only once. */
  use(token: string, purpose: IdentityPurpose): Identity;
}

export const createIdentities = (database: Database, clock: Clock): Identities => {
  const write = (
    { purpose, customerid, mobileno }: Pick<Identity, 'purpose' | 'customerid' | 'mobileno'>,
    stage: Identity['stage'],
  ) => {
    const token = randomToken();
    database.run(
      'insert into identities values (?, ?, ?, ?, ?, ?)',
      ...[secretHashOf(token), purpose, customerid, mobileno, stage, clock.now() + LASTS],
    );
    return token;
  };
  const at = (token: string, stage: Identity['stage']): Identity => {
    const identity = database.get<Identity>(
      'select * from identities where token = ? and stage = ? and expires > ?',
      ...[secretHashOf(token), stage, clock.now()],
    );
    if (!identity) {
      throw new Refusal(
        403,
        'This took too long or was used already. Please start again.',
        'STALE',
      );
    }
    return identity;
  };
  const spend = ({ token }: Identity) =>
    database.run(`update identities set stage = 'used' where token = ?`, token);

  const verified = (token: string, purpose: IdentityPurpose): Identity => {
    const identity = at(token, 'verified');
    if (identity.purpose !== purpose) {
      throw new Refusal(403, 'This code was not sent for that. Please start again.', 'STALE');
    }
    return identity;
  };

  return {
    verified,
    identify: (purpose, customerid, mobileno) =>
      write({ purpose, customerid, mobileno }, 'identified'),
    identified: (token) => at(token, 'identified'),
    verify: (token) => {
      const identity = at(token, 'identified');
      spend(identity);
      return write(identity, 'verified');
    },
    use: (token, purpose) => {
      const identity = verified(token, purpose);
      spend(identity);
      return identity;
    },
  };
};
