import { isDirectCustomer } from '../../../../store/account/subscriber';

it.each(['DP', 'dp', ' Dp '])(
  'A customer of the type "%s" is the platform’s own',
  (customertype) => {
    expect(isDirectCustomer({ customertype })).toBe(true);
  },
);

it.each(['LCO', 'DPX', ''])(
  'A customer of the type "%s" belongs to a local operator',
  (customertype) => {
    expect(isDirectCustomer({ customertype })).toBe(false);
  },
);
