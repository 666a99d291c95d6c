import {
  ownChannels,
  ownChannelsQuery,
  packsWithChannels,
} from '../../../../src/screens/packs/channels/ownChannels';
import { ownChannelsPath } from '../../../../store/core/viewPaths';
import { aChannel, aPack } from '../../../support/builders';

const running = { productstatus: 'ACTIVE', daysleft: 3, producttype: 'BASE' } as const;
const packs = [
  aPack({ ...running, productid: 'A', stbno: 'STB4417' }),
  aPack({ ...running, productid: 'B', stbno: 'STB8031' }),
  aPack({ ...running, productid: 'C', stbno: 'STB4417' }),
  aPack({ ...running, productid: 'OVER', stbno: 'STB4417', daysleft: -1 }),
  aPack({ ...running, productid: 'LINE', stbno: '', producttype: 'BROADBAND' }),
];

const queryOf = (path: string) =>
  ownChannelsQuery(new URL(path, 'https://portal.test').searchParams);

describe('The packs whose channels are listed', () => {
  it.each([
    ['of every box', ownChannelsPath(), ['A', 'B', 'C']],
    ['of one box', ownChannelsPath({ ending: '4417' }), ['A', 'C']],
    ['of one pack', ownChannelsPath({ ending: '4417', productid: 'C' }), ['C']],
    ['of a box that the household has not', ownChannelsPath({ ending: '0000' }), []],
  ])('The address of the channels %s names its running packs', (_, path, productids) => {
    const query = queryOf(path);
    expect(query && packsWithChannels(packs, query).map((pack) => pack.productid)).toEqual(
      productids,
    );
  });

  it('The address of a pack asks for no channels', () => {
    expect(queryOf('/nxtselfcareportal/mypacks?pack=A&box=4417')).toBeNull();
  });
});

describe('The channels of a household', () => {
  const channel = (channelid: string, lcn: number | null) => aChannel({ channelid, lcn });

  it('Each channel is listed once by its number, with every pack that brings it', () => {
    const [one, two, three] = [channel('one', 300), channel('two', 101), channel('three', null)];
    expect(
      ownChannels([
        { productname: 'Family HD', channels: [one, two] },
        { productname: 'Khel Plus', channels: [three, one] },
        { productname: 'Khel Plus', channels: [one] },
      ]).map((own) => [own.channel.channelid, own.packs]),
    ).toEqual([
      ['two', ['Family HD']],
      ['one', ['Family HD', 'Khel Plus']],
      ['three', ['Khel Plus']],
    ]);
  });
});
