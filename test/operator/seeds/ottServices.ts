/** Over-the-top services that can be paid without a login. Prices are in paise per month before tax. */
export const OTT_SERVICES = [
  { productid: 'OTT1', service: 'Jharokha Play', name: 'Jharokha Play, one screen', price: 9_900 },
  {
    productid: 'OTT2',
    service: 'Jharokha Play',
    name: 'Jharokha Play, the household',
    price: 19_900,
  },
  { productid: 'OTT3', service: 'Lantern Stories', name: 'Lantern Stories', price: 14_900 },
] as const;
