import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { ChannelTile, type TileChannel, type TileSize } from '../../../ui/tiles/ChannelTile';
import type { Examples } from './Example';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
`;

/** One of each genre. */
export const sampleChannels: readonly TileChannel[] = [
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
  <Line>
    {sampleChannels.map((channel) => (
      <ChannelTile key={channel.channelname} channel={channel} size={size} />
    ))}
  </Line>
);

export const galleryExamples: Examples = {
  '72 px': () => <Tiles size={72} />,
  '44 px': () => <Tiles size={44} />,
  '28 px': () => <Tiles size={28} />,
};
