import { isDirectCustomer } from '../../../../store/account/subscriber';

it('A customer of the type "DP" is the platform’s own', () => {
  expect(isDirectCustomer({ customertype: 'DP' })).toBe(true);
});

it.each(['LCO', 'DPX', ''])(
  'A customer of the type "%s" belongs to a local operator',
  (customertype) => {
    expect(isDirectCustomer({ customertype })).toBe(false);
  },
);
