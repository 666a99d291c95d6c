import { reportFaults } from '../../../../sagas/api/faultReports';

Object.assign(globalThis, { __webpack_hash__: 'b1' });

const ADDRESS = 'https://faults.example.com/portal';
const sent: { readonly address: string; readonly body: string; readonly credentials: string }[] =
  [];
const written = jest.fn();

beforeAll(() => {
  globalThis.fetch = async (address, { body, credentials } = {}) => {
    if (typeof address !== 'string' || typeof body !== 'string') throw new TypeError('No text');
    sent.push({ address, body, credentials: credentials ?? '' });
    return new Response();
  };
  console.error = written;
  history.pushState({}, '', '/instantpaymentdetails/100004417?mobileno=9876543210');
  reportFaults(ADDRESS);
});
beforeEach(() => sent.splice(0));

const failure = (text: string, name = 'TypeError', place = 'main.1a2b3c4d.js:0:79') =>
  Object.assign(new Error(text), {
    name,
    stack: `${name}: ${text}\n  at f (https://portal.example.com/dist/${place})\n  at https://portal.example.com/pay?txnid=77`,
  });
const bodies = () => sent.map(({ body }) => JSON.parse(body));

it('An uncaught error is reported with its name and script locations, and without its message, a query or a cookie', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: failure('asha 9876543210') }));
  expect(bodies()).toEqual([
    {
      kind: 'error',
      what: 'TypeError',
      at: ['main.1a2b3c4d.js:0:79'],
      refused: '',
      on: '/instantpaymentdetails/…',
      build: 'b1',
    },
  ]);
  expect(sent[0]).toMatchObject({ address: ADDRESS, credentials: 'omit' });
});

it('An error that is caught and logged is reported, and is still logged', () => {
  console.error('Caught:', failure('No such pack', 'RangeError'));
  expect(bodies()).toMatchObject([{ what: 'RangeError' }]);
  expect(written).toHaveBeenCalledWith('Caught:', expect.any(Error));
});

it('A policy violation is reported with its directive and the refused origin', () => {
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example.com/p.png?customerid=100004417',
    sourceFile: 'https://portal.example.com/dist/home.aa11bb22.js',
    lineNumber: 1,
    columnNumber: 5,
  });
  document.dispatchEvent(violation);
  expect(bodies()).toMatchObject([
    {
      kind: 'policy',
      what: 'img-src',
      refused: 'https://elsewhere.example.com',
      at: ['home.aa11bb22.js:1:5'],
    },
  ]);
});

it('The same fault is reported once, and a page sends ten reports at most', () => {
  const raise = (place: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error: failure('', 'Error', place) }));
  raise('state.aa11bb22.js:0:1');
  raise('state.aa11bb22.js:0:1');
  expect(sent).toHaveLength(1);
  for (let at = 0; at < 20; at += 1) raise(`react.aa11bb22.js:0:${at}`);
  // Three were sent by the tests above.
  expect(sent).toHaveLength(7);
});
