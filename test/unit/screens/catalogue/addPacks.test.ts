import {
  browseQuery,
  type BrowseState,
  browseStateFromQuery,
  comparisonPath,
  hidesOwned,
  purchaseQuery,
  withList,
} from '../../../../src/screens/catalogue/browse/browseState';
import { channelOverlapsOf } from '../../../../src/screens/catalogue/compare/channelOverlaps';
import { aChannel } from '../../../support/builders';

const read = (address: string): BrowseState => browseStateFromQuery(new URLSearchParams(address));

describe('The address of the chosen filters', () => {
  it('The address of an untouched screen has no query', () => {
    expect(browseQuery(read('')).toString()).toBe('');
  });

  it('The query holds every chosen filter and is read back unchanged', () => {
    const address =
      'list=channels&q=khel+61&genre=Sports&language=Hindi&hd=1&cost=pay&price=20-&owned=hide&box=2&term=yearly&compare=A%2CB';
    expect(browseQuery(read(address)).toString()).toBe(address);
  });

  it.each([
    'list=nothing',
    'price=3-4',
    'box=0',
    'box=x',
    'term=daily',
    'cost=9',
    'kind=CHANNEL',
    'owned=x',
    'other=1',
  ])('The query leaves out what means nothing: %s', (address) => {
    expect(browseQuery(read(address)).toString()).toBe('');
  });

  it('At most three packs can be compared', () => {
    expect(read('compare=A,B,C,D').compared).toEqual(['A', 'B', 'C']);
  });

  it('The channels open without what the subscriber has, until something is looked for or the subscriber wants to see it', () => {
    const addresses = ['list=channels', 'list=channels&genre=Sports', 'owned=hide'];
    expect(addresses.map((address) => hidesOwned(read(address)))).toEqual([true, true, true]);
    const others = [
      '',
      'list=channels&q=khel',
      'list=channels&cost=free',
      'list=channels&owned=show',
    ];
    expect(others.map((address) => hidesOwned(read(address)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('Switching lists keeps the filters that apply to both', () => {
    const browse = read('list=channels&q=khel&genre=Sports&price=5-10&hd=1&term=yearly');
    expect(browseQuery(withList(browse, 'packs')).toString()).toBe('q=khel&hd=1&term=yearly');
  });

  it('A link to a product carries its box and term', () => {
    expect(purchaseQuery(read('q=khel&box=2&term=quarterly'))).toBe('box=2&term=quarterly');
    expect(comparisonPath(read('compare=A,B'))).toBe('?compare=A%2CB&view=compare');
  });
});

describe('Packs side by side', () => {
  const channel = (id: string, lcn: number | null = null) => aChannel({ channelid: id, lcn });
  const [a, b, c, d] = [channel('a', 3), channel('b', 1), channel('c'), channel('d', 2)];

  it('Channels in all packs come first, then those in fewer, each channel once', () => {
    const parts = channelOverlapsOf([
      { productid: 'one', channels: [a, b, c, a] },
      { productid: 'two', channels: [b, a, d] },
      { productid: 'three', channels: [a, d] },
    ]);
    expect(
      parts.map(({ packs, channels }) => [packs.join('+'), channels.map((one) => one.channelid)]),
    ).toEqual([
      ['one+two+three', ['a']],
      ['one+two', ['b']],
      ['two+three', ['d']],
      ['one', ['c']],
    ]);
  });
});
