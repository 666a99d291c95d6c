import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '../../sagas/api/endpoints';
import { theSample } from '../support/builders';
import { openPortal } from '../support/portal';
import { samples } from '../../sagas/api/samples/samples';
import { cartDomain } from './guideExamples/cartSaga';
import { addToCart, loadCart } from './guideExamples/cartStore';

const root = path.join(__dirname, '../..');
const examplesIn = (guide: string): readonly string[] =>
  [...readFileSync(path.join(root, guide), 'utf8').matchAll(/```ts\n([^]*?)```/g)].map(
    ([, code = '']) => code,
  );
/** The lines after the imports, whose addresses differ. */
const body = (code: string) => code.replace(/^import .*\n/gm, '').trim();

describe('The examples of the guides', () => {
  it.each([
    ['store/README.md', ['cartStore.ts']],
    ['sagas/README.md', ['cartSaga.ts', 'cart.test.ts']],
  ])('The examples in %s are the code that is checked and run here', (guide, files) => {
    const checked = files.map((file) =>
      body(readFileSync(path.join(__dirname, 'guideExamples', file), 'utf8')),
    );
    expect(examplesIn(guide).map(body)).toEqual(checked);
  });

  it('The examples make a domain that works', async () => {
    const portal = await openPortal({ domains: [cartDomain] });
    portal.operator.answers(endpoints.cart, samples.cart);
    portal.operator.answers(endpoints.addToCart, samples.cart);
    portal.dispatch(loadCart.requested());
    await portal.until(({ cart }) => cart.CartDetails.length > 0);
    expect(portal.state().cart.getCartDetails).toEqual(theSample('cart'));
    portal.dispatch(addToCart.requested({ productid: 'FAM01', chargeperiod: 'MONTHLY' }));
    await portal.until(() => portal.eventsOf(addToCart.succeeded).length > 0);
  });
});

describe('The paths in the guides', () => {
  const PATH = /`((?:test|src|store|sagas|public)\/[\w./-]+|[\w/]+\.ts)`/g;
  const pathsIn = (guide: string) => {
    const text = readFileSync(path.join(root, guide), 'utf8');
    return [...text.matchAll(PATH)].map(([, name = '']) => name);
  };

  it.each([
    'README.md',
    'public/OPERATOR.md',
    'src/README.md',
    'test/README.md',
    'test/replay/README.md',
  ])('Every path in %s exists', (guide) => {
    const named = pathsIn(guide);
    const isThere = (name: string) =>
      [root, path.join(root, path.dirname(guide))].some((from) =>
        existsSync(path.join(from, name)),
      );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  it('Every folder of the tests is named in their guide', () => {
    const folders = readdirSync(path.join(root, 'test'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `test/${name}`);
    expect(folders.filter((folder) => !pathsIn('test/README.md').includes(folder))).toEqual([]);
  });
});
