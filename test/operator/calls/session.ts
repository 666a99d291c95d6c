import type { WireAnswerOf } from '../../../store/wire/answers';
import { type Customer, findCustomer, theCustomer } from '../books/customers';
import { rupeesText } from '../books/pricing';
import { hashPassword, isPassword } from '../books/secrets';
import { stampOf, stampOrNothing } from '../clock';
import type { Handlers } from '../route';
import { Refusal } from '../transport/refusal';

/** Only the last four digits ever leave the operator. */
const maskedAadhaar = (aadhaar: string) => (aadhaar === '' ? '' : `XXXXXXXX${aadhaar.slice(-4)}`);

const subscriberOf = (customer: Customer): WireAnswerOf<'subscriber'> => ({
  customerid: customer.customerid,
  firstname: customer.firstname,
  surname: customer.surname,
  mobileno: customer.mobileno,
  aadhaar: maskedAadhaar(customer.aadhaar),
  email: customer.email,
  lcoid: customer.lcoid,
  lconame: customer.lconame,
  lcomobileno: customer.lcomobileno,
  lcotype: customer.lcotype,
  customerstatus: customer.customerstatus,
  kycstatus: customer.kycstatus,
  customertypeid: customer.customertypeid,
  customerclassid: customer.customerclassid,
  username: customer.username,
  customertype: customer.customertype,
  registeredon: stampOrNothing(customer.registeredon),
  dpoentityid: customer.dpoentityid,
  created: stampOf(customer.created),
  balance: rupeesText(customer.balance),
  entitytype: customer.entitytype,
  companyagreement: customer.companyagreement,
  freecustomer: customer.freecustomer,
});

export const sessionCalls: Handlers<
  | 'login'
  | 'logout'
  | 'subscriber'
  | 'updateSubscriber'
  | 'acceptTerms'
  | 'maintenance'
  | 'resetPassword'
> = {
  login: ({ database, sessions, request, setSession, sessionId }) => {
    const { id, customerid } = sessions.open(request.username, request.password);
    sessions.close(sessionId);
    setSession(id);
    return subscriberOf(theCustomer(database, customerid));
  },

  logout: ({ sessions, sessionId, setSession }) => {
    sessions.close(sessionId);
    setSession(null);
    return { message: 'You are logged out.' };
  },

  subscriber: ({ database, customerid }) => subscriberOf(theCustomer(database, customerid)),

  updateSubscriber: ({ database, customerid, request }) => {
    const customer = theCustomer(database, customerid);
    const changed = { ...customer, ...withoutNothing(request) };
    const owner = findCustomer(database, changed.mobileno);
    if (owner && owner.customerid !== customerid) {
      throw new Refusal(409, 'This mobile number belongs to another account.', 'MOBILE_TAKEN');
    }
    database.run(
      'update subscribers set firstname = ?, surname = ?, mobileno = ?, email = ? where customerid = ?',
      ...[changed.firstname, changed.surname, changed.mobileno, changed.email, customerid],
    );
    return { message: 'Your details are saved.' };
  },

  acceptTerms: ({ database, customerid }) => {
    database.run(
      `update subscribers set companyagreement = 'YES' where customerid = ?`,
      customerid,
    );
    return { message: 'Thank you. You have accepted the terms.' };
  },

  maintenance: ({ settings }) => settings.maintenance(),

  resetPassword: (call) => {
    const customerid =
      'verificationtoken' in call.request
        ? ownerOfToken(call, call.request.verificationtoken)
        : ownerByPassword(call, call.request.password);
    call.database.run(
      'update subscribers set password = ? where customerid = ?',
      ...[hashPassword(call.request.newpassword), customerid],
    );
    endOtherSessions(call, customerid);
    return { message: 'Your new password is set.' };
  },
};

type ResetCall = Parameters<typeof sessionCalls.resetPassword>[0];

const ownerOfToken = ({ identities }: ResetCall, token: string): string =>
  identities.use(token, 'RESETPASSWORD').customerid;

const ownerByPassword = ({ database, customerid }: ResetCall, password: string): string => {
  if (customerid === '') throw new Refusal(401, 'Please log in first.', 'NO_SESSION');
  if (!isPassword(password, theCustomer(database, customerid).password)) {
    throw new Refusal(403, 'Your current password is incorrect.', 'PASSWORD_REFUSED');
  }
  return customerid;
};

/**
 * Ends all sessions that were opened with the old password. The browser that set the new password gets a new session if
 * it was logged in.
 */
const endOtherSessions = ({ sessions, customerid, setSession }: ResetCall, owner: string) => {
  sessions.closeAll(owner);
  if (customerid === owner) setSession(sessions.openFor(owner));
};

const withoutNothing = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
