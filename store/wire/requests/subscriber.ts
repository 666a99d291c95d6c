import * as v from 'valibot';
import { email, operatorId, line, mobileno, newPassword, otp, typedPassword } from './fields';

export const login = v.object({ username: line(64), password: typedPassword });

/** Only the fields that change. */
export const subscriberChanges = v.pipe(
  v.object({
    firstname: v.optional(line(60)),
    surname: v.optional(line(60)),
    mobileno: v.optional(mobileno),
    email: v.optional(email),
  }),
  v.check((changes) => Object.values(changes).some((value) => value !== undefined), 'no change'),
);

/** Who somebody says they are: a mobile number, a customer number or a username. */
export const validate = v.object({
  identity: line(64),
  purpose: v.picklist(['REGISTER', 'RESETPASSWORD']),
});

export const otpRequest = v.object({ validationtoken: operatorId });
export const otpCheck = v.object({ validationtoken: operatorId, otp });

export const registration = v.object({
  verificationtoken: operatorId,
  username: line(64),
  password: newPassword,
  firstname: line(60),
  surname: v.optional(line(60)),
  email: v.optional(email),
});

/** With an OTP that was verified, or, by somebody logged in, with the password so far. */
export const passwordReset = v.union([
  v.object({ verificationtoken: operatorId, newpassword: newPassword }),
  v.object({ password: typedPassword, newpassword: newPassword }),
]);

export const retrack = v.object({ stbno: operatorId, smcno: v.optional(operatorId) });
