import styled from 'styled-components';
import type { NamedChannel } from '../../../../store/catalogue/optimiser/saving';
import { space } from '../../../theme/tokens';
import { ChannelName } from './ChannelName';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs} ${space.m};
`;

/** Channels by number and name, one beside the other. */
export const ChannelNameList = ({ channels }: { readonly channels: readonly NamedChannel[] }) => (
  <Names role="list">
    {channels.map((channel) => (
      <li key={channel.channelid}>
        {channel.lcn} <ChannelName channel={channel} />
      </li>
    ))}
  </Names>
);
