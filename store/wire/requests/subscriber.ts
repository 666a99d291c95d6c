import * as v from 'valibot';
import {
  emailAddress,
  line,
  mobileno,
  newPassword,
  operatorId,
  otp,
  typedPassword,
} from './fields';

export const login = v.object({ username: line(64), password: typedPassword });

/** Only the fields that change. */
export const subscriberChanges = v.pipe(
  v.object({
    firstname: v.optional(line(60)),
    surname: v.optional(line(60)),
    mobileno: v.optional(mobileno),
    email: v.optional(emailAddress),
  }),
  v.check((changes) => Object.values(changes).some((value) => value !== undefined), 'no change'),
);

/** The claimed identity: a mobile number, a customer number or a user name. */
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
  email: v.optional(emailAddress),
});

/** With a verified OTP, or, when logged in, with the current password. */
export const passwordReset = v.union([
  v.object({ verificationtoken: operatorId, newpassword: newPassword }),
  v.object({ password: typedPassword, newpassword: newPassword }),
]);

export const retrack = v.object({ stbno: operatorId, smcno: v.optional(operatorId) });
