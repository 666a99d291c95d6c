import { endpoints } from '../../../../sagas/api/endpoints';
import { toFormData, toQueryString } from '../../../../sagas/api/payload';
import { send } from '../../../../sagas/api/send';

const sending = Object.values(endpoints).filter(
  ({ sends, optionalPayload }) => sends !== 'nothing' && !optionalPayload,
);
const baseUrl = 'https://operator.example.com';

describe('A call without its payload', () => {
  let fetch: jest.SpyInstance;
  beforeEach(() => {
    fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  });
  afterEach(() => fetch.mockRestore());

  it.each(sending.map((endpoint) => ({ name: endpoint.name, endpoint })))(
    '$name without its payload fails with the documented error and is not sent',
    async ({ endpoint }) => {
      for (const payload of [undefined, null, {}, '', { productid: undefined, page: null }])
        await expect(send(endpoint, payload, { baseUrl })).rejects.toMatchObject({
          failure: { kind: 'payloadMissing', error: 'payload not found' },
        });
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('An empty path parameter counts as a missing payload', async () => {
    for (const payload of [{ page: 1 }, { page: 1, ticketid: '' }, { page: 1, ticketid: null }])
      await expect(send(endpoints.ticketPage, payload, { baseUrl })).rejects.toMatchObject({
        failure: { error: 'payload not found' },
      });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('A call with an optional payload is sent without it', async () => {
    fetch.mockImplementation(async () => Response.json([]));
    expect(await send(endpoints.longDurationPrices, undefined, { baseUrl })).toEqual([]);
    const request = fetch.mock.calls[0]?.[0] as Request; // what ky hands over
    expect(request.url).toBe(`${baseUrl}/subscriber/v1/subscriber/ldrprice`);
  });

  it('Every call that sends something is covered', () => {
    expect(sending).toHaveLength(44);
  });
});

describe('A query string', () => {
  it('An empty object gives false, as documented', () => {
    expect(toQueryString({})).toBe(false);
    expect(toQueryString({ page: undefined, productid: null })).toBe(false);
  });

  it('Every value is kept, including 0, false and the empty text', () => {
    expect(toQueryString({ a: 0, b: false, c: '', d: undefined })).toBe('a=0&b=false&c=');
  });

  it('Typed text is escaped', () => {
    expect(toQueryString({ a: '1&b=2#?', 'c d': 'é+' })).toBe('a=1%26b%3D2%23%3F&c+d=%C3%A9%2B');
  });

  it('Several ids are joined by commas', () => {
    expect(toQueryString({ productid: ['FAM01', 'SPO02'] })).toBe('productid=FAM01%2CSPO02');
  });
});

describe('Multipart form data', () => {
  it('An empty object gives false, as documented', () => {
    expect(toFormData({})).toBe(false);
    expect(toFormData({ file: undefined })).toBe(false);
  });

  it('A file stays a file, a list is sent item by item, and everything else is text', async () => {
    const file = new File(['scan'], 'scan.png', { type: 'image/png' });
    const form = toFormData({ file, page: 1, side: ['FRONT', 'BACK'], nothing: null });
    if (!form) throw new Error('no form');
    expect([...form.keys()]).toEqual(['file', 'page', 'side', 'side']);
    expect(form.getAll('side')).toEqual(['FRONT', 'BACK']);
    expect(form.get('page')).toBe('1');
    expect(await (form.get('file') as File).text()).toBe('scan'); // it was put in as one
  });
});
