import * as v from 'valibot';
import { MINUTE, SECOND } from '../../operator/clock';
import { openTestClient } from '../../operator/testClient';
import {
  advanceClock,
  client,
  codeSent,
  loggedIn,
  newestCode,
  openStandIn,
  operator,
} from './support/standIn';

openStandIn();

const wrongCode = () => (newestCode() === '000000' ? '000001' : '000000');
const verify = async (validationtoken: string, otp: string) => {
  const { status, body } = await client.call('verifyOtp', { validationtoken, otp });
  const { verificationtoken } = v.parse(
    v.looseObject({ verificationtoken: v.optional(v.string(), '') }),
    body,
  );
  return { status, body, verificationtoken };
};
const newpassword = 'another-one-2027';

it('A subscriber who forgot the password sets a new one with the code from the phone', async () => {
  const { verificationtoken } = await verify(await codeSent('RESETPASSWORD', 'asha'), newestCode());
  expect((await client.call('resetPassword', { verificationtoken, newpassword })).status).toBe(200);
  expect((await client.login('asha', newpassword)).status).toBe(200);
  expect((await client.login('asha')).status).toBe(403);
});

it('A new password ends the sessions opened with the old one', async () => {
  const other = await loggedIn('asha');
  const { verificationtoken } = await verify(await codeSent('RESETPASSWORD', 'asha'), newestCode());
  await client.call('resetPassword', { verificationtoken, newpassword });
  expect((await other.call('subscriber', undefined)).status).toBe(401);
});

it('A password is set only with a verified code, and once per code', async () => {
  const validationtoken = await codeSent('RESETPASSWORD', 'asha');
  const early = { verificationtoken: validationtoken, newpassword };
  expect((await client.call('resetPassword', early)).status).toBe(403);
  const { verificationtoken } = await verify(validationtoken, newestCode());
  expect((await client.call('resetPassword', { verificationtoken, newpassword })).status).toBe(200);
  expect((await client.call('resetPassword', { verificationtoken, newpassword })).status).toBe(403);
});

it('A code sent for registration does not set a password', async () => {
  const { verificationtoken } = await verify(
    await codeSent('REGISTER', '9000002222'),
    newestCode(),
  );
  expect((await client.call('resetPassword', { verificationtoken, newpassword })).status).toBe(403);
});

it('A subscriber who knows the old password changes it and keeps the current session', async () => {
  await client.login('asha');
  const wrong = { password: 'not hers', newpassword };
  expect((await client.call('resetPassword', wrong)).status).toBe(403);
  const right = { password: 'Namaste-2026', newpassword };
  expect((await client.call('resetPassword', right)).status).toBe(200);
  expect((await client.call('subscriber', undefined)).status).toBe(200);
  const stranger = await openTestClient(operator).call('resetPassword', right);
  expect(stranger.status).toBe(401);
});

it('A customer without a login registers', async () => {
  const { verificationtoken } = await verify(
    await codeSent('REGISTER', '9000002222'),
    newestCode(),
  );
  const registration = {
    verificationtoken,
    username: 'imran',
    password: newpassword,
    firstname: 'Imran',
  };
  const taken = await client.call('register', { ...registration, username: 'asha' });
  expect([taken.status, taken.body]).toMatchObject([409, { errorcode: 'USERNAME_TAKEN' }]);
  expect((await client.call('register', registration)).status).toBe(200);
  expect((await client.login('imran', newpassword)).status).toBe(200);
});

it.each([
  ['REGISTER', 'asha', 409, 'REGISTERED'],
  ['REGISTER', '9999999999', 404, 'UNKNOWN'],
  ['RESETPASSWORD', '100002222', 409, 'NOTREGISTERED'],
] as const)(
  'The purpose %s with the identity %s is answered with the documented error',
  async (purpose, identity, status, errorcode) => {
    const answer = await client.call('validate', { purpose, identity });
    expect(answer).toMatchObject({ status, body: { errorcode } });
  },
);

it('A customer without a login cannot log in', async () => {
  expect((await client.login('100002222', 'anything')).status).toBe(403);
});

it('A code is accepted after two wrong attempts and refused after three', async () => {
  const first = await codeSent('RESETPASSWORD', 'asha');
  for (let time = 0; time < 2; time += 1) {
    expect((await verify(first, wrongCode())).body).toMatchObject({ errorcode: 'OTP_INCORRECT' });
  }
  expect((await verify(first, newestCode())).status).toBe(200);

  const second = await codeSent('RESETPASSWORD', 'asha');
  for (let time = 0; time < 3; time += 1) await verify(second, wrongCode());
  expect(await verify(second, newestCode())).toMatchObject({
    status: 403,
    body: { errorcode: 'OTP_SPENT' },
  });
});

it('A code is refused after five minutes', async () => {
  const validationtoken = await codeSent('RESETPASSWORD', 'asha');
  advanceClock(5 * MINUTE + 1);
  expect((await verify(validationtoken, newestCode())).body).toMatchObject({
    errorcode: 'OTP_EXPIRED',
  });
});

it('A code can be resent three times, half a minute apart, and each new code invalidates the previous one', async () => {
  const validationtoken = await codeSent('RESETPASSWORD', 'asha');
  const resend = () => client.call('regenerateOtp', { validationtoken });
  expect(await resend()).toMatchObject({ status: 429, body: { errorcode: 'OTP_WAIT' } });
  const former = newestCode();
  for (let time = 0; time < 3; time += 1) {
    advanceClock(31 * SECOND);
    expect((await resend()).status).toBe(200);
  }
  advanceClock(31 * SECOND);
  expect(await resend()).toMatchObject({ status: 429, body: { errorcode: 'OTP_LIMIT' } });
  if (former !== newestCode()) expect((await verify(validationtoken, former)).status).toBe(403);
  expect((await verify(validationtoken, newestCode())).status).toBe(200);
});

it('A request without a session sees only part of a mobile number', async () => {
  const { body } = await client.call('validate', { purpose: 'RESETPASSWORD', identity: 'asha' });
  expect(JSON.stringify(body)).not.toContain('9000004412');
});
