import Ajv2020, { type SchemaObject } from 'ajv/dist/2020';
import * as v from 'valibot';
import { editSchema } from '../../../src/screens/account/profile/EditDetails';
import { ticketSchema } from '../../../src/screens/help/newTicket/TicketForm';
import { credentialsRules } from '../../../src/screens/identity/login/LoginFields';
import { registrationRules } from '../../../src/screens/identity/validate/credentials/RegisterStep';
import { claimSchema } from '../../../src/screens/identity/validate/IdentifyStep';
import { applicantRules } from '../../../src/screens/newConnection/order/DetailsStep';
import { newPasswordRule } from '../../../src/ui/forms/rules/passwordRules';
import type { Schema } from '../../../store/wire/answerFields';
import { requests } from '../../../store/wire/requests/requests';
import { componentSchemas, jsonSchemaOf } from '../openapi/openapiSchemas';

type Fields = Readonly<Record<string, string>>;

interface Form {
  readonly rules: v.GenericSchema<unknown, Readonly<Record<string, unknown>>>;
  /** A form that is filled in correctly. */
  readonly filled: Fields;
  readonly request: Schema;
  /** The fields that the request has beside those of the form. */
  readonly added?: Fields;
}

const person = { firstname: 'Asha', surname: 'Verma', mobileno: '9000004412' };
const email = 'asha@example.com';
const password = 'Gulmohar-lane-7';

const forms = {
  login: {
    rules: credentialsRules,
    filled: { username: 'asha', password },
    request: requests.login,
  },
  identification: {
    rules: claimSchema,
    filled: { purpose: 'REGISTER', identity: 'asha' },
    request: requests.validate,
  },
  registration: {
    rules: registrationRules,
    filled: { username: 'asha', password, firstname: 'Asha', surname: 'Verma', email },
    request: requests.register,
    added: { verificationtoken: 'V1' },
  },
  'password reset': {
    rules: v.object({ newpassword: newPasswordRule }),
    filled: { newpassword: password },
    request: requests.resetPassword,
    added: { verificationtoken: 'V1' },
  },
  profile: {
    rules: editSchema({ ...person, email }),
    filled: { ...person, email, password },
    request: requests.updateSubscriber,
  },
  order: {
    rules: applicantRules,
    filled: { ...person, email, address: '12 Lake Road', pincode: '422001' },
    request: requests.placeOrder,
    added: { planid: 'P1', amount: '499.00' },
  },
  ticket: {
    rules: ticketSchema(false),
    filled: {
      categoryid: 'C1',
      subject: 'No picture',
      description: 'Since noon',
      contactmethod: 'SMS',
    },
    request: requests.createTicket,
  },
} satisfies Readonly<Record<string, Form>>;

/** One character each: an emoji, a letter of Devanagari, and a letter of Chakma, which takes two units of text. */
const EMOJI = '😀';
const DEVANAGARI = 'क';
const CHAKMA = '\u{11107}';
const ANY = [EMOJI, DEVANAGARI, CHAKMA];
const LETTERS = [DEVANAGARI, CHAKMA];

/** The form, the field, its greatest length, and the characters that it may contain. */
const limits: readonly (readonly [keyof typeof forms, string, number, readonly string[]])[] = [
  ['identification', 'identity', 64, ANY],
  ['registration', 'username', 64, ANY],
  ['registration', 'password', 128, ANY],
  ['registration', 'firstname', 60, ANY],
  ['registration', 'surname', 60, ANY],
  ['password reset', 'newpassword', 128, ANY],
  ['profile', 'firstname', 60, LETTERS],
  ['profile', 'surname', 60, LETTERS],
  ['order', 'firstname', 60, LETTERS],
  ['order', 'surname', 60, LETTERS],
  ['order', 'address', 400, ANY],
  ['ticket', 'subject', 120, ANY],
  ['ticket', 'description', 4_000, ANY],
];

const cases = limits.flatMap(([form, field, limit, characters]) =>
  characters.map((character) => [form, field, limit, character] as const),
);

const formWith = (name: keyof typeof forms, field: string, value: string) => {
  const form: Form = forms[name];
  const read = v.safeParse(form.rules, { ...form.filled, [field]: value });
  return {
    isAccepted: read.success,
    request: read.success ? { ...form.added, ...read.output } : null,
    schema: form.request,
  };
};

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const components = { schemas: componentSchemas() };

/** Whether the contract allows this request. */
const isInContract = (schema: Schema, request: object): boolean =>
  ajv.validate({ ...jsonSchemaOf(schema), components } as SchemaObject, request); // a keyword of the document, which JSON Schema leaves alone

describe('The length of a typed text', () => {
  it.each(cases)(
    'The form "%s", its request and the contract accept in "%s" %i times the character %s, and not once more',
    (name, field, limit, character) => {
      const { request, schema } = formWith(name, field, character.repeat(limit));
      const longer = character.repeat(limit + 1);
      const tooLong = { ...request, [field]: longer };
      expect(request).toMatchObject({ [field]: character.repeat(limit) });
      expect([v.is(schema, request), isInContract(schema, { ...request })]).toEqual([true, true]);
      expect(formWith(name, field, longer).isAccepted).toBe(false);
      expect([v.is(schema, tooLong), isInContract(schema, tooLong)]).toEqual([false, false]);
    },
  );

  it.each(['username', 'password'])(
    'The form of the login and its request accept a "%s" of any length',
    (field) => {
      const { request, schema } = formWith('login', field, 'a'.repeat(2_000));
      expect(request).toMatchObject({ [field]: 'a'.repeat(2_000) });
      expect(v.is(schema, request)).toBe(true);
    },
  );

  it.each(['registration', 'profile', 'order'] as const)(
    'The form "%s", its request and the contract accept an e-mail address of 254 characters, and not one more',
    (name) => {
      const labels = ['b'.repeat(63), 'c'.repeat(63), 'd'.repeat(58)];
      const longest = `${'a'.repeat(64)}@${labels.join('.')}.in`;
      const { request, schema } = formWith(name, 'email', longest);
      const tooLong = { ...request, email: longest.replace('d.in', 'dd.in') };
      expect([longest.length, request?.['email']]).toEqual([254, longest]);
      expect([v.is(schema, request), isInContract(schema, { ...request })]).toEqual([true, true]);
      expect(formWith(name, 'email', tooLong.email).isAccepted).toBe(false);
      expect([v.is(schema, tooLong), isInContract(schema, tooLong)]).toEqual([false, false]);
    },
  );

  it('A new password of four emoji, which are eight units of text, is too short for the form and for its request', () => {
    const { request } = formWith('password reset', 'newpassword', EMOJI.repeat(8));
    expect(v.is(requests.resetPassword, request)).toBe(true);
    expect(formWith('password reset', 'newpassword', EMOJI.repeat(4)).isAccepted).toBe(false);
    expect(v.is(requests.resetPassword, { ...request, newpassword: EMOJI.repeat(4) })).toBe(false);
  });
});
