import { inWords, isIn } from '../../../../src/text/words';

const words = { ACTIVE: 'On', CLOSED: 'Off' };

it.each([
  ['ACTIVE', 'On'],
  ['Asleep', 'Asleep'],
  ['', ''],
  // A property that every object inherits is not one of our words.
  ['constructor', 'constructor'],
  ['__proto__', '__proto__'],
])('The operator’s %p is shown as %p', (value, shown) => {
  expect(inWords(words, value)).toBe(shown);
});

it('A table contains only its own entries', () => {
  expect(['ACTIVE', 'toString', 'hasOwnProperty'].filter((one) => isIn(words, one))).toEqual([
    'ACTIVE',
  ]);
});
