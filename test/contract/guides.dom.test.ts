import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslist, scripts } from '../../package.json';
import { endpoints } from '../../sagas/api/endpoints';
import { samples } from '../../sagas/api/samples/samples';
import { rooms } from '../structure/rooms';
import { theSample } from '../support/builders';
import { openPortal } from '../support/portal';
import { cartDomain } from './guideExamples/cartSaga';
import { addToCart, loadCart } from './guideExamples/cartStore';

const root = path.join(__dirname, '../..');
const guides = [
  'README.md',
  ...['public', 'sagas', 'src', 'store', 'test'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((name) => name.endsWith('.md') && !name.includes('node_modules')),
  ),
];
const textOf = (guide: string): string => readFileSync(path.join(root, guide), 'utf8');
const examplesIn = (guide: string): readonly string[] =>
  [...textOf(guide).matchAll(/```ts\n([^]*?)```/g)].map(([, code = '']) => code);
/** The lines after the imports, whose addresses differ. */
const body = (code: string) => code.replace(/^import .*\n/gm, '').trim();

describe('The examples of the guides', () => {
  it.each([
    ['store/README.md', ['cartStore.ts']],
    ['sagas/README.md', ['cartSaga.ts', 'cart.dom.test.ts']],
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

it('The guide of the sagas names everything that a test has of the portal and of its operator', async () => {
  const portal = await openPortal();
  const names = [...Object.keys(portal), ...Object.keys(portal.operator)];
  // The store provides these itself: no test of a saga needs them.
  const ofTheStore = ['store', 'persistor', 'rehydrated', 'addDomain'];
  const named = [...textOf('sagas/README.md').matchAll(/^\| `(\w+)/gm)].map(([, name]) => name);
  expect(names.filter((name) => !ofTheStore.includes(name) && !named.includes(name))).toEqual([]);
});

it('The guide of deployment promises the oldest browsers of `browserslist`', () => {
  const [, promised = ''] =
    /`browserslist`[^:]*: ([^]*?)\. The\s/.exec(textOf('public/README.md')) ?? [];
  const listed = browserslist.map((line) => line.replace(' >= ', ' ').toLowerCase());
  const desktop = listed.filter((line) => !line.startsWith('ios_saf'));
  expect(promised.toLowerCase().split(', ')).toEqual(desktop);
  expect(listed.map((line) => line.replace('ios_saf', 'safari'))).toEqual([
    ...desktop,
    desktop.at(-1),
  ]);
});

it('The first page is read in one sitting: at most 150 lines, and no cell of a table above 120 characters', () => {
  const lines = textOf('README.md').trim().split('\n');
  expect(lines.length).toBeLessThanOrEqual(150);
  const cells = lines.filter((line) => line.startsWith('|')).flatMap((line) => line.split('|'));
  expect(cells.filter((cell) => cell.trim().length > 120)).toEqual([]);
});

it('The tables of commands in README.md have every script of package.json, and no other', () => {
  const rows = [...textOf('README.md').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)];
  expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(scripts).sort());
});

/** The anchors that a page offers: its headings, as GitHub writes them. */
const anchorsIn = (guide: string): readonly string[] =>
  [...textOf(guide).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('The links in the guides', () => {
  const LINK = /\]\(([^)\s]+)\)|<img src="([^"]+)"/g;
  const links = guides.flatMap((guide) =>
    [...textOf(guide).matchAll(LINK)].flatMap(([, page, picture]) => {
      const link = page ?? picture ?? '';
      if (/^\w+:/.test(link)) return [];
      const [file = '', anchor] = link.split('#');
      const to = file ? path.join(path.dirname(guide), file) : guide;
      return [{ says: `${guide} links to ${link}`, to, anchor }];
    }),
  );

  it('Every file that a guide links to or shows exists', () => {
    expect(links.length).toBeGreaterThan(20);
    expect(
      links.filter(({ to }) => !existsSync(path.join(root, to))).map(({ says }) => says),
    ).toEqual([]);
  });

  it('Every heading that a guide links to exists', () => {
    const toHeadings = links.filter(({ anchor }) => anchor !== undefined);
    expect(toHeadings.length).toBeGreaterThan(0);
    expect(
      toHeadings
        .filter(({ to, anchor = '' }) => !anchorsIn(to).includes(anchor))
        .map(({ says }) => says),
    ).toEqual([]);
  });

  it('A guide refers to another guide of its folder by a link, whose file and heading are checked', () => {
    const named = guides.flatMap((guide) =>
      [...textOf(guide).matchAll(/`\w+\.md` here/g)].map(([name]) => `${guide}: ${name}`),
    );
    expect(named).toEqual([]);
  });
});

describe('The paths in the guides', () => {
  const PATH = /`((?:test|src|store|sagas|public)\/[\w./-]+|[\w/]+\.ts)`/g;
  const pathsIn = (text: string) => [...text.matchAll(PATH)].map(([, name = '']) => name);

  /** This page names the surviving mutants of a room by their file alone, without its folder. */
  const SURVIVORS = 'test/mutation/README.md';

  it.each(guides.filter((guide) => guide !== SURVIVORS && pathsIn(textOf(guide)).length > 0))(
    'Every path in %s exists',
    (guide) => {
      const named = pathsIn(textOf(guide));
      const isThere = (name: string) =>
        [root, path.join(root, path.dirname(guide))].some((from) =>
          existsSync(path.join(from, name)),
        );
      expect(named.filter((name) => !isThere(name))).toEqual([]);
    },
  );

  it('A card payment passes at most thirty files, and each file of its walk exists', () => {
    const [, section = ''] = textOf('sagas/README.md').split(/^## A card payment.*\n\n/m);
    const [walk = ''] = section.split('\n\n');
    const files = new Set(pathsIn(walk));
    expect(files.size).toBeGreaterThan(20);
    expect(files.size).toBeLessThanOrEqual(30);
    expect([...files].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each(['sagas/README.md', 'src/README.md', 'store/README.md'])(
    'Every component that %s names is exported by a file of src',
    (guide) => {
      const named = [...textOf(guide).matchAll(/`<([A-Z]\w+)[^`]*>`/g)].map(
        ([, name = '']) => name,
      );
      const exported = new Set(
        readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.tsx'))
          .flatMap((file) => [...textOf(path.join('src', file)).matchAll(/^export const (\w+)/gm)])
          .map(([, name]) => name),
      );
      expect(named.filter((name) => !exported.has(name))).toEqual([]);
    },
  );

  it('Every file of a room’s front door exists', () => {
    const listed = rooms.flatMap((room) =>
      (room.front ?? []).map((file) => `${room.path}/${file}`),
    );
    const isThere = (file: string) =>
      ['.ts', '.tsx'].some((ending) => existsSync(path.join(root, file + ending)));
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((file) => !isThere(file))).toEqual([]);
  });

  it('Every folder of the tests is named in their guide', () => {
    const folders = readdirSync(path.join(root, 'test'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `test/${name}`);
    const named = pathsIn(textOf('test/README.md'));
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });
});
