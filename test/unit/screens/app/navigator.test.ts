import { createNavigator } from '../../../../src/app/pageServices';

const START = 'https://portal.example.com/checkout?step=paid';

/** A page at START that goes where the router sends it, or elsewhere. */
const opened = (elsewhere?: string) => {
  let address = START;
  const navigator = createNavigator(() => address);
  navigator.attach((to) => {
    address = new URL(elsewhere ?? to, address).href;
  });
  return { navigator, address: () => address };
};

it.each([
  ['a screen', '/nxtselfcareportal', undefined, 'arrived'],
  ['a result, which stands in the query', '/paymentstatuscheck?txnid=TX%201', undefined, 'arrived'],
  ['a place on a screen', '/nxtselfcareportal/alert#messages', undefined, 'arrived'],
  ['a screen that leads elsewhere', '/nxtselfcareportal', '/', 'redirected'],
  [
    'a result whose query is lost',
    '/paymentstatuscheck?txnid=TX1',
    '/paymentstatuscheck',
    'redirected',
  ],
  ['the address where the page is', '/checkout?step=paid', undefined, 'duplicated'],
  ['the same screen with another query', '/checkout', undefined, 'arrived'],
] as const)('Going to %s (%s) ends as it should', async (_, to, elsewhere, ended) => {
  const { navigator } = opened(elsewhere);
  expect(await navigator.go(to)).toBe(ended);
});

it('A page that is there already is not moved', async () => {
  const { navigator, address } = opened('/elsewhere');
  await navigator.go('/checkout?step=paid');
  expect(address()).toBe(START);
});

it('Before the router is there a navigation is aborted', async () => {
  expect(await createNavigator(() => START).go('/offerplans')).toBe('aborted');
});
