import { openapiDiff } from './openapiDiff';

const document = {
  info: { version: '1' },
  paths: { '/cart': { get: { summary: 'The cart' } } },
  components: {
    schemas: {
      Cart: { type: 'object', required: ['total'], properties: { total: { type: 'string' } } },
    },
  },
};
const schemas = (Cart: object) => ({ ...document, components: { schemas: { Cart } } });
const { Cart } = document.components.schemas;

describe('The difference of two contracts', () => {
  it('Equal contracts have no difference', () => {
    expect(openapiDiff(document, structuredClone(document))).toEqual([]);
  });

  it.each([
    [
      'a new operation',
      { ...document, paths: { '/cart': { ...document.paths['/cart'], post: {} } } },
      'added    POST /cart',
    ],
    ['a removed operation', { ...document, paths: {} }, 'removed  GET /cart'],
    [
      'a changed operation',
      { ...document, paths: { '/cart': { get: { summary: 'A cart' } } } },
      'changed  GET /cart: summary',
    ],
    [
      'a new field',
      schemas({ ...Cart, properties: { ...Cart.properties, gst: {} } }),
      'added    schemas Cart.gst',
    ],
    ['a removed field', schemas({ ...Cart, properties: {} }), 'removed  schemas Cart.total'],
    [
      'a changed field',
      schemas({ ...Cart, properties: { total: { type: 'number' } } }),
      'changed  schemas Cart.total: type',
    ],
    [
      'a field that is no longer required',
      schemas({ ...Cart, required: [] }),
      'changed  schemas Cart: required.0, required',
    ],
    [
      'a changed mark',
      schemas({ ...Cart, properties: { total: { type: 'string', 'x-field': 'ours' } } }),
      'changed  schemas Cart.total: x-field',
    ],
    ['another version', { ...document, info: { version: '2' } }, 'changed  document: info.version'],
  ])('Names %s in one line', (_title, after, line) => {
    expect(openapiDiff(document, after)).toEqual([line]);
  });
});
