import styled from 'styled-components';
import { space } from '../../../theme/tokens';
import { PackCover, type CoverSize } from '../../../ui/tiles/PackCover';
import { sampleChannels } from './ChannelTile.examples';
import type { Examples } from './Example';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
`;

const Covers = ({ size }: { readonly size: CoverSize }) => (
  <Line>
    <PackCover size={size} channels={sampleChannels} />
    <PackCover size={size} channels={sampleChannels.slice(3, 4)} />
    <PackCover size={size} channels={null} isBroadband />
    <PackCover size={size} channels={null} />
  </Line>
);

export const galleryExamples: Examples = {
  '132 × 88': () => <Covers size="large" />,
  '72 × 48': () => <Covers size="small" />,
};
