import { Chips } from '../../ui/buttons/Chip';
import { backIcon, hideIcon, Icon, settingsIcon, showIcon } from '../../ui/data/Icon';
import * as icons from '../../ui/data/icons';
import {
  emptyCart,
  emptyTray,
  looseCable,
  noSignal,
  offlinePhone,
  paidReceipt,
  plannedWork,
  speechBubble,
} from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { Row } from '../../ui/layout/Stack';
import { ChannelTile, type TileChannel, type TileSize } from '../../ui/tiles/ChannelTile';
import { type CoverSize, PackCover } from '../../ui/tiles/PackCover';
import type { CoverChannel } from '../../ui/tiles/packFace';
import type { Examples } from './Example';

const icon: Examples = {
  Icons: () => (
    <Chips label="Icons">
      {Object.entries({ backIcon, showIcon, hideIcon, settingsIcon, ...icons }).map(
        ([name, path]) => (
          <Icon key={name} path={path} />
        ),
      )}
    </Chips>
  ),
};

/** One channel of each genre. */
const sampleChannels: readonly TileChannel[] = [
  { channelname: 'Aangan', genre: 'Entertainment', lcn: 101 },
  { channelname: 'Parda Gold', genre: 'Movies', lcn: 233 },
  { channelname: 'Din Bhar', genre: 'News', lcn: 312 },
  { channelname: 'Khel Ek HD', genre: 'Sports', lcn: 1147 },
  { channelname: 'Chhota Sitara', genre: 'Kids', lcn: 540 },
  { channelname: 'Taal Ghar', genre: 'Music', lcn: 618 },
  { channelname: 'Deep Jyot', genre: 'Devotional', lcn: 702 },
  { channelname: 'Khoj Kosh', genre: 'Infotainment', lcn: 455 },
  { channelname: 'Rasoi Rang', genre: 'Lifestyle', lcn: 860 },
  { channelname: 'मिट्टी', genre: 'Regional', lcn: 1320 },
];

const Tiles = ({ size }: { readonly size: TileSize }) => (
  <Row>
    {sampleChannels.map((channel) => (
      <ChannelTile key={channel.channelname} channel={channel} size={size} />
    ))}
  </Row>
);

const channelTile: Examples = {
  '72 px': () => <Tiles size={72} />,
  '44 px': () => <Tiles size={44} />,
  '28 px': () => <Tiles size={28} />,
};

const channels: readonly CoverChannel[] = sampleChannels.map((channel) => ({
  ...channel,
  language: '',
  bouquets: [],
}));
const family = { producttype: 'BASE', genre: '', language: 'Hindi' };
const sports = { producttype: 'BOUQUET', genre: 'Sports', language: '' };
const line = { producttype: 'BROADBAND', genre: '', language: '' };
const nothing = { producttype: 'BOUQUET', genre: '', language: '' };

const Covers = ({ size }: { readonly size: CoverSize }) => (
  <Row>
    <PackCover size={size} channels={channels} {...family} />
    <PackCover size={size} channels={null} {...family} language="Tamil" />
    <PackCover size={size} channels={channels} {...nothing} />
    <PackCover size={size} channels={null} {...sports} />
    <PackCover size={size} channels={null} {...line} speed={100} />
    <PackCover size={size} channels={null} {...nothing} />
  </Row>
);

const packCover: Examples = {
  '132 × 88': () => <Covers size="large" />,
  '72 × 48': () => <Covers size="small" />,
};

const illustration: Examples = {
  'No signal': () => <Illustration drawing={noSignal} />,
  'A loose cable': () => <Illustration drawing={looseCable} />,
  'An empty cart': () => <Illustration drawing={emptyCart} />,
  'An empty tray': () => <Illustration drawing={emptyTray} />,
  Paid: () => <Illustration drawing={paidReceipt} />,
  Offline: () => <Illustration drawing={offlinePhone} />,
  'A speech bubble': () => <Illustration drawing={speechBubble} />,
  'Planned work': () => <Illustration drawing={plannedWork} />,
};

export const pictureExamples: Readonly<Record<string, Examples>> = {
  Icon: icon,
  ChannelTile: channelTile,
  PackCover: packCover,
  Illustration: illustration,
};
