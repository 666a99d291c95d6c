import { type Clock, MINUTE, SECOND } from '../clock';
import type { Faults } from '../transport/faults';
import { CountedRefusal, Refusal } from '../transport/refusal';
import type { Database } from './database';
import { randomSixDigits, sameText } from './secrets';

const OTP_LASTS = 5 * MINUTE;
const OTP_TRIES = 3;
const RESEND_AFTER = 30 * SECOND;
const RESENDS_ALLOWED = 3;

type OtpPurpose = 'REGISTRATION' | 'RESETPASSWORD' | 'INSTALMENT';

interface OtpAddressee {
  /** The validation token or the provider's transaction that the code belongs to. */
  readonly reference: string;
  readonly purpose: OtpPurpose;
  readonly mobileno: string;
  readonly customerid: string;
}

export type OtpCheck =
  | { readonly right: true }
  | {
      readonly right: false;
      readonly reason: 'wrong' | 'expired' | 'spent';
      readonly triesLeft: number;
    };

interface SentOtp {
  readonly expiresin: number;
  readonly resendafter: number;
  readonly attemptsremaining: number;
  readonly resendsremaining: number;
}

export interface Otps {
  send(to: OtpAddressee): SentOtp;
  /** Sends another code for the same reference and invalidates the previous one. */
  resend(reference: string): SentOtp;
  check(call: string, reference: string, code: string): OtpCheck;
}

interface OtpRow {
  readonly id: number;
  readonly at: number;
  readonly mobileno: string;
  readonly customerid: string;
  readonly purpose: OtpPurpose;
  readonly reference: string;
  readonly code: string;
  readonly expires: number;
  readonly triesleft: number;
  readonly resends: number;
  readonly state: 'sent' | 'replaced' | 'used' | 'spent';
}

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / SECOND);

export const createOtps = (database: Database, clock: Clock, faults: Faults): Otps => {
  const newest = (reference: string) =>
    database.get<OtpRow>(
      'select * from otps where reference = ? order by id desc limit 1',
      reference,
    );
  const setState = (id: number, state: OtpRow['state']) =>
    database.run('update otps set state = ? where id = ?', state, id);

  const write = (to: OtpAddressee, resends: number): SentOtp => {
    const now = clock.now();
    database.run(
      `insert into otps (at, mobileno, customerid, purpose, reference, code, expires, triesleft, resends, state)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'sent')`,
      ...[now, to.mobileno, to.customerid, to.purpose, to.reference, randomSixDigits()],
      ...[now + OTP_LASTS, OTP_TRIES, resends],
    );
    return {
      expiresin: inSeconds(OTP_LASTS),
      resendafter: inSeconds(RESEND_AFTER),
      attemptsremaining: OTP_TRIES,
      resendsremaining: RESENDS_ALLOWED - resends,
    };
  };

  const another = (former: OtpRow): SentOtp => {
    const wait = former.at + RESEND_AFTER - clock.now();
    if (wait > 0) {
      throw new Refusal(
        429,
        `Please wait ${inSeconds(wait)} seconds before asking for another code.`,
        'OTP_WAIT',
      );
    }
    if (former.resends >= RESENDS_ALLOWED) {
      throw new Refusal(429, 'No more codes can be sent. Please start again later.', 'OTP_LIMIT');
    }
    if (former.state === 'sent') setState(former.id, 'replaced');
    return write(former, former.resends + 1);
  };

  return {
    send: (to) => {
      const former = newest(to.reference);
      return former ? another(former) : write(to, 0);
    },
    resend: (reference) => {
      const former = newest(reference);
      if (!former || former.state === 'used') {
        throw new Refusal(403, 'There is no code to send again. Please start again.', 'OTP_NONE');
      }
      return another(former);
    },
    check: (call, reference, code) => {
      const otp = newest(reference);
      const trouble = faults.take(call, otp?.customerid ?? '', 'otpWrong', 'otpExpired');
      if (!otp || otp.state !== 'sent') return { right: false, reason: 'spent', triesLeft: 0 };
      if (trouble?.kind === 'otpExpired' || clock.now() > otp.expires) {
        setState(otp.id, 'spent');
        return { right: false, reason: 'expired', triesLeft: 0 };
      }
      if (trouble?.kind === 'otpWrong' || !sameText(otp.code, code.trim())) {
        database.run(
          `update otps set triesleft = triesleft - 1,
             state = case when triesleft <= 1 then 'spent' else state end where id = ?`,
          otp.id,
        );
        return { right: false, reason: 'wrong', triesLeft: otp.triesleft - 1 };
      }
      setState(otp.id, 'used');
      return { right: true };
    },
  };
};

/** The operator's refusal of a code that does not work. */
export const otpRefusal = (check: Extract<OtpCheck, { right: false }>): Refusal => {
  if (check.reason === 'expired') {
    return new CountedRefusal(
      403,
      'This code has expired. Please ask for another one.',
      'OTP_EXPIRED',
    );
  }
  if (check.reason === 'wrong' && check.triesLeft > 0) {
    const tries = check.triesLeft === 1 ? '1 try' : `${check.triesLeft} tries`;
    return new CountedRefusal(
      403,
      `That code is not right. You have ${tries} left.`,
      'OTP_INCORRECT',
    );
  }
  return new CountedRefusal(
    403,
    'This code works no more. Please ask for another one.',
    'OTP_SPENT',
  );
};
