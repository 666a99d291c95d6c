import { type Customer, findCustomer, masked, theCustomer } from '../books/customers';
import { otpRefusal } from '../books/otps';
import { hashPassword } from '../books/secrets';
import type { Handlers } from '../route';
import { Refusal } from '../transport/refusal';

const UNKNOWN = 'We do not know this number. Check it, or look at our plans for a new connection.';
const REGISTERED = 'This account is registered already. Please log in.';
const NOT_REGISTERED = 'This account is not registered yet. Please register first.';
const NO_MOBILE = 'This account has no mobile number. Please call your operator.';

const customerFor = (customer: Customer | undefined, purpose: string): Customer => {
  if (!customer) throw new Refusal(404, UNKNOWN, 'UNKNOWN');
  const isRegistered = customer.customerstatus === 'REGISTERED';
  if (purpose === 'REGISTER' && isRegistered) throw new Refusal(409, REGISTERED, 'REGISTERED');
  if (purpose === 'RESETPASSWORD' && !isRegistered) {
    throw new Refusal(409, NOT_REGISTERED, 'NOTREGISTERED');
  }
  if (customer.mobileno === '') throw new Refusal(409, NO_MOBILE, 'NOMOBILE');
  return customer;
};

export const identificationCalls: Handlers<
  'validate' | 'generateOtp' | 'regenerateOtp' | 'verifyOtp' | 'register'
> = {
  validate: ({ database, identities, request: { identity, purpose } }) => {
    const customer = customerFor(findCustomer(database, identity), purpose);
    const { customerid, mobileno } = customer;
    return {
      validationtoken: identities.identify(purpose, customerid, mobileno),
      customerid: masked(customerid),
      // No name is shown to a person who has only typed a number.
      username: '',
      mobileno: masked(mobileno),
      customerstatus: customer.customerstatus,
      message: `We can send a code to ${masked(mobileno)}.`,
    };
  },

  generateOtp: ({ identities, otps, request: { validationtoken } }) => {
    const { purpose, mobileno, customerid } = identities.identified(validationtoken);
    const reference = validationtoken;
    const sent = otps.send({
      reference,
      purpose: purpose === 'REGISTER' ? 'REGISTRATION' : purpose,
      mobileno,
      customerid,
    });
    return { mobileno: masked(mobileno), ...sent, message: 'The code is on its way.' };
  },

  regenerateOtp: ({ identities, otps, request: { validationtoken } }) => {
    const { mobileno } = identities.identified(validationtoken);
    const sent = otps.resend(validationtoken);
    return { mobileno: masked(mobileno), ...sent, message: 'Another code is on its way.' };
  },

  verifyOtp: ({ database, identities, otps, name, request: { validationtoken, otp } }) => {
    const { customerid } = identities.identified(validationtoken);
    const check = otps.check(name, validationtoken, otp);
    if (!check.right) throw otpRefusal(check);
    const { customerstatus, username, firstname, surname } = theCustomer(database, customerid);
    return {
      verificationtoken: identities.verify(validationtoken),
      username: customerstatus === 'REGISTERED' ? username : '',
      firstname,
      surname,
      message: 'The code is right.',
    };
  },

  register: ({ database, identities, clock, request }) => {
    const userWithName = findCustomer(database, request.username);
    const { customerid } = identities.verified(request.verificationtoken, 'REGISTER');
    if (userWithName && userWithName.customerid !== customerid) {
      throw new Refusal(409, 'This user name is taken. Please choose another.', 'USERNAME_TAKEN');
    }
    identities.use(request.verificationtoken, 'REGISTER');
    database.run(
      `update subscribers set username = ?, password = ?, firstname = ?, surname = ?,
         email = ?, customerstatus = 'REGISTERED', registeredon = ? where customerid = ?`,
      ...[request.username, hashPassword(request.password), request.firstname],
      ...[request.surname ?? '', request.email ?? '', clock.now(), customerid],
    );
    return { customerid, username: request.username, message: 'You can log in now.' };
  },
};
