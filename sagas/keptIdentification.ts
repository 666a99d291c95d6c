import * as v from 'valibot';

/**
 * A phone may throw the page away while its owner reads the text message. What the tab needs to go
 * on is therefore kept in the tab's own storage, which goes with it, and for a while only.
 *
 * The validation token may stand there: it is given to anybody who types a number, and opens
 * nothing without the code on the phone. The verification token sets a password without any code,
 * so it is never written down: whoever loses it begins again. Nor is the number that was typed.
 */
const KEY = 'selfcareIdentification';
/** Milliseconds; the operator forgets the token at about the same time. */
const KEPT_FOR = 15 * 60_000;

const purpose = v.picklist(['REGISTER', 'RESETPASSWORD']);
const shape = v.union([
  v.object({
    step: v.literal('codeSent'),
    until: v.number(),
    purpose,
    validationtoken: v.pipe(v.string(), v.nonEmpty()),
    otpData: v.object({
      mobileno: v.string(),
      attemptsremaining: v.nullable(v.number()),
      resendfrom: v.number(),
      expires: v.nullable(v.number()),
      confirmed: v.boolean(),
    }),
  }),
  v.object({ step: v.literal('verified'), until: v.number(), purpose }),
]);

type Dated = v.InferOutput<typeof shape>;
/** Without its end, which is set at the moment of keeping. */
type Undated<Kept> = Kept extends unknown ? Omit<Kept, 'until'> : never;
export type KeptIdentification = Undated<Dated>;

/** What this tab kept, if it is whole and not too old. */
export const keptIdentification = (now: number): Dated | null => {
  try {
    const read = v.safeParse(shape, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    // A clock that was set back would keep it for longer than it was meant to.
    const isInTime = read.success && read.output.until > now && read.output.until <= now + KEPT_FOR;
    return isInTime ? read.output : null;
  } catch {
    return null;
  }
};

/** Where the storage is full or refused the tab just forgets at a reload. */
export const keepIdentification = (kept: KeptIdentification | null, now: number): void => {
  try {
    if (kept) sessionStorage.setItem(KEY, JSON.stringify({ ...kept, until: now + KEPT_FOR }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
};
