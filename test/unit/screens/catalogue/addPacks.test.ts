/** @jest-environment node */
import {
  addressOf,
  choiceOf,
  comparisonOf,
  inList,
  purchaseOf,
  type Choice,
} from '../../../../src/screens/catalogue/browse/choice';
import { partsOf } from '../../../../src/screens/catalogue/compare/parts';
import { aChannel } from '../../../support/builders';

const read = (address: string): Choice => choiceOf(new URLSearchParams(address));

describe('The address of the chosen filters', () => {
  it('The address of an untouched screen has no query', () => {
    expect(addressOf(read('')).toString()).toBe('');
  });

  it('The query holds every chosen filter and is read back unchanged', () => {
    const address =
      'list=channels&q=khel+61&genre=Sports&language=Hindi&hd=1&cost=pay&price=20-&box=2&term=yearly&compare=A%2CB';
    expect(addressOf(read(address)).toString()).toBe(address);
  });

  it.each([
    'list=nothing',
    'price=3-4',
    'box=0',
    'box=x',
    'term=daily',
    'cost=9',
    'kind=CHANNEL',
    'other=1',
  ])('The query leaves out what means nothing: %s', (address) => {
    expect(addressOf(read(address)).toString()).toBe('');
  });

  it('At most three packs can be compared', () => {
    expect(read('compare=A,B,C,D').compared).toEqual(['A', 'B', 'C']);
  });

  it('Switching lists keeps the filters that apply to both', () => {
    const choice = read('list=channels&q=khel&genre=Sports&price=5-10&hd=1&term=yearly');
    expect(addressOf(inList(choice, 'packs')).toString()).toBe('q=khel&hd=1&term=yearly');
  });

  it('A link to a product carries its box and term', () => {
    expect(purchaseOf(read('q=khel&box=2&term=quarterly'))).toBe('box=2&term=quarterly');
    expect(comparisonOf(read('compare=A,B'))).toBe('?compare=A%2CB&view=compare');
  });
});

describe('Packs side by side', () => {
  const channel = (id: string, lcn: number | null = null) => aChannel({ channelid: id, lcn });
  const [a, b, c, d] = [channel('a', 3), channel('b', 1), channel('c'), channel('d', 2)];

  it('Channels in all packs come first, then those in fewer, each channel once', () => {
    const parts = partsOf([
      { productid: 'one', channels: [a!, b!, c!, a!] },
      { productid: 'two', channels: [b!, a!, d!] },
      { productid: 'three', channels: [a!, d!] },
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
