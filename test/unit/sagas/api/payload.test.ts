/** @jest-environment node */
import { toFormData, toQueryString } from '../../../../sagas/api/encode';
import { endpoints } from '../../../../sagas/api/endpoints';
import { send } from '../../../../sagas/api/send';

const sending = Object.values(endpoints).filter(
  ({ sends, optionalPayload }) => sends !== 'nothing' && !optionalPayload,
);
const baseUrl = 'https://operator.example.com';

describe('a call without what it should send', () => {
  let fetch: jest.SpyInstance;
  beforeEach(() => {
    fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  });
  afterEach(() => fetch.mockRestore());

  it.each(sending.map((endpoint) => ({ name: endpoint.name, endpoint })))(
    'answers $name with the documented error, and nothing leaves',
    async ({ endpoint }) => {
      for (const payload of [undefined, null, {}, '', { productid: undefined, page: null }])
        await expect(send(endpoint, payload, { baseUrl })).rejects.toMatchObject({
          failure: { kind: 'payloadMissing', error: 'payload not found' },
        });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('counts as such when the gap in its path stays empty', async () => {
    for (const payload of [{ page: 1 }, { page: 1, ticketid: '' }, { page: 1, ticketid: null }])
      await expect(send(endpoints.ticketPage, payload, { baseUrl })).rejects.toMatchObject({
        failure: { error: 'payload not found' },
      });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('leaves all the same where the payload is optional', async () => {
    fetch.mockImplementation(async () => Response.json([]));
    expect(await send(endpoints.longDurationPrices, undefined, { baseUrl })).toEqual([]);
    const request = fetch.mock.calls[0]?.[0] as Request; // what ky hands over
    expect(request.url).toBe(`${baseUrl}/subscriber/v1/subscriber/ldrprice`);
  });

  it('knows of every call that sends something', () => {
    expect(sending).toHaveLength(44);
  });
});

describe('a query', () => {
  it('is false for an empty object, as documented', () => {
    expect(toQueryString({})).toBe(false);
    expect(toQueryString({ page: undefined, productid: null })).toBe(false);
  });

  it('keeps every value that is one, also 0, false and the empty text', () => {
    expect(toQueryString({ a: 0, b: false, c: '', d: undefined })).toBe('a=0&b=false&c=');
  });

  it('cannot be broken out of by what a subscriber typed', () => {
    expect(toQueryString({ a: '1&b=2#?', 'c d': 'é+' })).toBe('a=1%26b%3D2%23%3F&c+d=%C3%A9%2B');
  });

  it('parts several ids by commas', () => {
    expect(toQueryString({ productid: ['FAM01', 'SPO02'] })).toBe('productid=FAM01%2CSPO02');
  });
});

describe('multipart form data', () => {
  it('is false for an empty object, as documented', () => {
    expect(toFormData({})).toBe(false);
    expect(toFormData({ file: undefined })).toBe(false);
  });

  it('has a file as a file, a list item by item, and everything else as text', async () => {
    const file = new File(['scan'], 'scan.png', { type: 'image/png' });
    const form = toFormData({ file, page: 1, side: ['FRONT', 'BACK'], nothing: null });
    if (!form) throw new Error('no form');
    expect([...form.keys()]).toEqual(['file', 'page', 'side', 'side']);
    expect(form.getAll('side')).toEqual(['FRONT', 'BACK']);
    expect(form.get('page')).toBe('1');
    expect(await (form.get('file') as File).text()).toBe('scan'); // it was put in as one
  });
});
