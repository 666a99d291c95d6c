import { typedAmount } from '../../../../../../store/core/values/typed/amount';
import { visibleText } from '../../../../../../store/core/values/typed/characters';
import { codeIn, pincodeIn } from '../../../../../../store/core/values/typed/digits';
import { EMAIL, emailAddressIn } from '../../../../../../store/core/values/typed/emailAddress';
import {
  MOBILE,
  mobileNumberIn,
  userNameIn,
} from '../../../../../../store/core/values/typed/mobileNumber';

const NUMBER = '9000004412';
/** The digits of each script from zero to nine. */
const SCRIPTS = [
  ['Devanagari', '०१२३४५६७८९'],
  ['Bengali and Assamese', '০১২৩৪৫৬৭৮৯'],
  ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
  ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
  ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
  ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
  ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
  ['Punjabi', '੦੧੨੩੪੫੬੭੮੯'],
  ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
  ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['full width', '０１２３４５６７８９'],
] as const;
const inScript = (digits: string, zeroToNine: string): string =>
  digits.replace(/\d/g, (digit) => Array.from(zeroToNine)[Number(digit)] ?? '');

describe.each(SCRIPTS)('Digits of the script %s', (_, digits) => {
  it('They are read in numbers, codes, pincodes and amounts', () => {
    expect(mobileNumberIn(inScript(`+91 ${NUMBER}`, digits))).toBe(NUMBER);
    expect(userNameIn(inScript(NUMBER, digits))).toBe(NUMBER);
    expect(codeIn(inScript('048 213', digits), 6)).toBe('048213');
    expect(pincodeIn(inScript('422 001', digits))).toBe('422001');
    expect(typedAmount(inScript('₹1,00,000.50', digits))).toBe(10_000_050);
  });
});

describe('A mobile number', () => {
  it.each([
    '9000004412',
    ' 9000004412 ',
    '90000 04412',
    '90000-04412',
    '90000.04412',
    '900-000-4412',
    '9 0 0 0 0 0 4 4 1 2',
    '(90000) 04412',
    '90000\u00a004412',
    '90000\u200904412',
    '90000\u202f04412',
    '90000\u201004412',
    '90000\u201104412',
    '90000\u201304412',
    '90000\u201404412',
    '90000\u221204412',
    '90000/04412',
    '90000·04412',
    '+919000004412',
    '+91 9000004412',
    '+91-90000-04412',
    '+91 90000 04412',
    '+91.90000.04412',
    '+91 (0) 90000 04412',
    '(+91) 9000004412',
    '+ 91 9000004412',
    '＋919000004412',
    '00919000004412',
    '0091 90000 04412',
    '919000004412',
    '91 90000 04412',
    '09000004412',
    '0 90000 04412',
    '0-9000004412',
    '+9109000004412',
    'tel:+919000004412',
    '\u200e+91 90000 04412\u200e',
    '\u202a+91 90000 04412\u202c',
    '\u2066+91 90000 04412\u2069',
    '\u200b9000004412',
    '90000\u200c04412',
    '\ufeff9000004412',
    '9000\u2060004412',
    '9000\u00ad004412',
    '9000004412\n',
  ])('It is 9000004412 when it is typed or pasted as %j', (typed) => {
    expect(mobileNumberIn(typed)).toBe(NUMBER);
    expect(userNameIn(typed)).toBe(NUMBER);
  });

  it.each([
    '',
    '900000441',
    '90000044123',
    '5000004412',
    '1234567890',
    '+1 900 000 4412',
    '+92 9000004412',
    '0092 9000004412',
    'nine 000 004 412',
    '9000004412 ext 3',
    '90000+04412',
    '9000004412, 9000004413',
  ])('It is not what %j says', (typed) => {
    expect(mobileNumberIn(typed)).not.toMatch(MOBILE);
  });

  it.each([
    ['asha', 'asha'],
    [' asha\u200b ', 'asha'],
    ['K-RAO.7', 'K-RAO.7'],
    ['12345678', '12345678'],
    ['asha 90000', 'asha 90000'],
    ['0012345', '0012345'],
  ])('It is not looked for in the user name %j', (typed, username) => {
    expect(userNameIn(typed)).toBe(username);
  });
});

describe('An amount', () => {
  it.each<[string, number | string]>([
    ['500', 50_000],
    [' 500 ', 50_000],
    ['0500', 50_000],
    ['500.5', 50_050],
    ['500.50', 50_050],
    ['500.05', 50_005],
    ['1,500', 150_000],
    ['49,000', 4_900_000],
    ['1,00,000', 10_000_000],
    ['100,000', 10_000_000],
    ['12,34,567.89', 123_456_789],
    ['1,234,567.89', 123_456_789],
    ['1 500', 150_000],
    ['1\u00a000\u00a0000', 10_000_000],
    ['1\u202f500', 150_000],
    ['₹500', 50_000],
    ['₹ 1,500.50', 150_050],
    ['Rs 500', 50_000],
    ['Rs. 49,000', 4_900_000],
    ['rs.500', 50_000],
    ['INR 500', 50_000],
    ['500 INR', 50_000],
    ['500 ₹', 50_000],
    ['500/-', 50_000],
    ['Rs. 500/-', 50_000],
    ['रु. 500', 50_000],
    ['\u200e₹\u200b500', 50_000],
    ['-500', -50_000],
    ['0', 0],
    ['300,50', 'comma'],
    ['1.000,00', 'comma'],
    ['1,5', 'comma'],
    ['1,50', 'comma'],
    ['1,0000', 'comma'],
    ['10,00', 'comma'],
    [',500', 'comma'],
    ['1,,500', 'comma'],
    ['1,00,00', 'comma'],
    ['1,000,00', 'comma'],
    ['1 000,00', 'comma'],
    ['1,000 000', 'comma'],
    ['', 'unreadable'],
    ['.', 'unreadable'],
    ['.50', 'unreadable'],
    ['500.', 'unreadable'],
    ['1.000', 'unreadable'],
    ['500.505', 'unreadable'],
    ['1.000.000', 'unreadable'],
    ['3 00', 'unreadable'],
    ['1e3', 'unreadable'],
    ['1e21', 'unreadable'],
    ['five', 'unreadable'],
    ['500 or 600', 'unreadable'],
    ['$500', 'unreadable'],
    ['5000000000000000', 'unreadable'],
    ['0x1f4', 'unreadable'],
    ['∞', 'unreadable'],
  ])('It is typed as %j and read as %p', (typed, expected) => {
    expect(typedAmount(typed)).toBe(expected);
  });

  it('A text of a hundred thousand characters is refused at once', () => {
    // A pattern that tries every split needs minutes for this.
    expect(typedAmount('1 '.repeat(50_000))).toBe('unreadable');
    expect(typedAmount(`${',1'.repeat(50_000)}.`)).toBe('comma');
  });
});

describe('An e-mail address', () => {
  it.each([
    ['asha@example.com'],
    ['Asha@Example.com'],
    ['asha.rao@example.com'],
    ['asha+tv@example.com'],
    ['asha_rao@example.com'],
    ['asha-rao@example.com'],
    ["o'brien@example.com"],
    ["d'souza.f@example.co.in"],
    ['a@example.com'],
    ['1234@example.com'],
    ['rao&sons@example.com'],
    ['asha!@example.com'],
    ['asha#1@example.com'],
    ['asha%tv@example.com'],
    ['asha/tv@example.com'],
    ['asha=tv@example.com'],
    ['asha?@example.com'],
    ['{asha}@example.com'],
    ['asha~@example.com'],
    ['asha@mail.example.co.in'],
    ['asha@a-b.example.com'],
    ['asha@example.museum'],
    ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['asha@example.xn--h2brj9c'],
    [`${'a'.repeat(64)}@example.com`],
    [' asha@example.com ', 'asha@example.com'],
    ['<asha@example.com>', 'asha@example.com'],
    ['mailto:asha@example.com', 'asha@example.com'],
    ['asha@example.com\u200b', 'asha@example.com'],
    ['\u202aasha@example.com\u202c', 'asha@example.com'],
    ['o’brien@example.com', "o'brien@example.com"],
    ['asha＠example.com', 'asha@example.com'],
  ])('It is taken when it is typed as %j', (typed, address = typed) => {
    expect(emailAddressIn(typed)).toBe(address);
    expect(address).toMatch(EMAIL);
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.com',
    'asha@example',
    'asha@.com',
    'asha@example..com',
    'asha@-example.com',
    'asha@example-.com',
    'asha@example.c',
    'asha@example.123',
    'asha@@example.com',
    'asha@example@example.com',
    '.asha@example.com',
    'asha.@example.com',
    'asha..rao@example.com',
    'asha rao@example.com',
    'asha@exa mple.com',
    'asha,rao@example.com',
    'asha@example.com, ravi@example.com',
    'asha;ravi@example.com',
    'Asha <asha@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `asha@${'a'.repeat(250)}.com`,
  ])('It is not what %j says', (typed) => {
    expect(emailAddressIn(typed)).not.toMatch(EMAIL);
  });
});

it.each([
  ['422001', '422001'],
  ['422 001', '422001'],
  ['422-001', '422001'],
  ['\u200e422001', '422001'],
  ['022001', null],
  ['42200', null],
  ['4220011', null],
  ['', null],
  ['Nashik 422001', null],
])('The pincode typed as %j is %p', (typed, expected) => {
  expect(pincodeIn(typed)).toBe(expected);
});

it.each([
  ['482139', '482139'],
  ['482 139', '482139'],
  ['482-139', '482139'],
  ['482\u200b139', '482139'],
  ['Your code is 482139. It ends in 10 minutes.', '482139'],
  ['9000004412: 482139', '482139'],
  ['48213', '48213'],
  ['4821390', '482139'],
  ['', ''],
])('The code typed as %j is %p', (typed, expected) => {
  expect(codeIn(typed, 6)).toBe(expected);
});

it.each([
  [' Asha\u200b ', 'Asha'],
  ['\u202aAsha\u202c', 'Asha'],
  // A joiner is a part of how Malayalam and other scripts are written.
  ['അർജുന്\u200d', 'അർജുന്\u200d'],
  ['क्\u200cष', 'क्\u200cष'],
])('The text typed as %j is %j', (typed, expected) => {
  expect(visibleText(typed)).toBe(expected);
});
