import * as v from 'valibot';
import { detailsSchema, editSchema } from '../../../../src/screens/account/profile/EditDetails';
import { dialNumber } from '../../../../src/ui/forms/rules/phoneNumber';

const empty = { firstname: '', surname: '', mobileno: '', email: '' };
const known = {
  firstname: 'Asha',
  surname: 'Verma',
  mobileno: '9000004412',
  email: 'asha@example.com',
};
const codes = (typed: Partial<typeof known>, now = known) =>
  v.safeParse(detailsSchema(now), { ...known, ...typed }).issues?.map(({ message }) => message) ??
  [];

describe('The details form', () => {
  it.each(['Asha', 'K. R. Iyer', 'Anne-Marie', 'O’Brien', 'आशा', 'ரவி', ' Asha '])(
    'The name %p is accepted',
    (firstname) => expect(codes({ firstname })).toEqual([]),
  );
  it.each(['', '  ', '4sha', 'Asha<b>', 'a'.repeat(61), '=cmd()'])(
    'The name %p is refused',
    (firstname) => expect(codes({ firstname })[0]).toBe('firstname'),
  );

  it.each([
    ['9000004412', '9000004412'],
    ['+91 90000 04412', '9000004412'],
    ['090000-04412', '9000004412'],
    ['919000004412', '9000004412'],
    ['9199999999', '9199999999'],
  ])('The mobile number %p is read as %p', (typed, mobileno) => {
    const read = v.parse(detailsSchema(known), { ...known, mobileno: typed });
    expect(read.mobileno).toBe(mobileno);
  });
  it.each(['', '12345', '5000004412', '90000044123', 'ninety'])(
    'The mobile number %p is refused',
    (mobileno) => expect(codes({ mobileno })).toEqual(['mobileno']),
  );

  it.each(['', 'asha', 'asha@', 'asha@example', 'a b@example.com'])(
    'The e-mail address %p is refused',
    (email) => expect(codes({ email }, { ...known })[0]).toBe(email ? 'email' : 'emailKept'),
  );

  it('A field that was never set may stay empty, and a set field may not be emptied', () => {
    expect(codes({ surname: '', email: ' ' }, empty)).toEqual([]);
    expect(codes({ surname: '' })).toEqual(['surnameKept']);
    expect(codes({ email: 'x' }, empty)).toEqual(['email']);
  });

  it.each([
    ['a company as a name', { firstname: 'M/s Rao & Sons (Prop. 2)' }],
    ['a name longer than today’s limit', { surname: 'a'.repeat(80) }],
    ['a landline as the number', { mobileno: '0253 123456' }],
    ['an address that is none', { email: 'asha(at)example.com' }],
  ])('%s, stored before today’s rules, does not stop another change', (_, stored) => {
    const saved = { ...known, ...stored };
    expect(codes(stored, saved)).toEqual([]);
    const change = 'mobileno' in stored ? { firstname: 'Aasha' } : { mobileno: '9000004499' };
    const read = v.parse(detailsSchema(saved), { ...saved, ...change });
    expect(read).toEqual({ ...saved, ...change });
  });

  it('A stored value that is changed must fit today’s rule', () => {
    const saved = { ...known, firstname: 'M/s Rao & Sons (Prop. 2)' };
    expect(codes({ firstname: 'M/s Rao & Sons' }, saved)).toEqual(['firstname']);
  });
});

describe('What is asked once more', () => {
  const mobileno = '9000004499';
  const email = 'asha@example.org';
  const again = { mobilenoAgain: '+91 90000 04499' };
  const password = 'secret-1';

  it.each([
    ['nothing for another name', { firstname: 'Aasha' }, {}],
    ['nothing for the same number in other words', { mobileno: '+91 90000 04412' }, {}],
    [
      'both for another number',
      { mobileno },
      { mobilenoAgain: 'mobilenoOnce', password: 'password' },
    ],
    [
      'the number, when they differ',
      { mobileno, mobilenoAgain: '9000004498', password },
      { mobilenoAgain: 'mobilenoAgain' },
    ],
    ['the password after the number', { mobileno, ...again }, { password: 'password' }],
    ['the password for another e-mail', { email }, { password: 'password' }],
    ['nothing when all is there', { mobileno, email, ...again, password }, {}],
  ])('It is %s', (_, typed, errors) => {
    const { issues = [] } = v.safeParse(editSchema(known), { ...known, ...typed });
    const found = issues.map(({ path, message }) => [String(path?.[0].key), message]);
    expect(Object.fromEntries(found)).toEqual(errors);
  });
});

it.each([
  ['9000005501', '+919000005501'],
  ['+91 90000 05501', '+919000005501'],
  ['0253 123456', '0253123456'],
  ['', null],
  ['---', null],
  ['javascript:alert(1)', null],
  ['12', null],
])('The number %p is dialled as %p', (number, link) => {
  expect(dialNumber(number)).toBe(link);
});
