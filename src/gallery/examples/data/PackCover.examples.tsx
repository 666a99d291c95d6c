import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { type CoverSize, PackCover } from '../../../ui/tiles/PackCover';
import type { CoverChannel } from '../../../ui/tiles/packFace';
import { sampleChannels } from './ChannelTile.examples';
import type { Examples } from './Example';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
`;

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
  <Line>
    <PackCover size={size} channels={channels} {...family} />
    <PackCover size={size} channels={null} {...family} language="Tamil" />
    <PackCover size={size} channels={channels} {...nothing} />
    <PackCover size={size} channels={null} {...sports} />
    <PackCover size={size} channels={null} {...line} speed={100} />
    <PackCover size={size} channels={null} {...nothing} />
  </Line>
);

export const galleryExamples: Examples = {
  '132 × 88': () => <Covers size="large" />,
  '72 × 48': () => <Covers size="small" />,
};
