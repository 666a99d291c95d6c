import styled from 'styled-components';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import { HdMark } from '../../../app/lists/HdMark';
import { ChannelPicture } from '../../../app/pictures/ChannelPicture';
import { color, size, space, target } from '../../../theme/tokens';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Folded } from '../../../ui/layout/Folded';
import { NameLink } from '../../../ui/layout/NameLink';
import { useDescriptionPath } from './offerFacts';

const Group = styled.div`
  border-bottom: 1px solid ${color.line};
`;

const Names = styled.ul`
  columns: 14rem;
  padding-block: 0 ${space.m};
  padding-inline: ${space.xl} 0;
  li {
    display: flex;
    align-items: center;
    gap: ${space.s};
    min-height: ${target};
    break-inside: avoid;
    overflow-wrap: anywhere;
  }
  small {
    flex: none;
    min-width: 4ch;
    color: ${color.inkSoft};
    font-size: ${size.small};
    font-variant-numeric: tabular-nums;
  }
`;

/** A longer list is folded, because few subscribers want to read all names. */
const MAX_UNFOLDED = 20;

interface FoldedChannelsProps {
  readonly title: string;
  readonly channels: readonly Channel[];
  readonly isOpen?: boolean;
  /** Each name links to the channel's details. */
  readonly isLinked?: boolean;
}

/** The number and the name of each channel, folded under a title that says what the channels have in common. */
export const FoldedChannels = ({
  title,
  channels,
  isOpen = false,
  isLinked = false,
}: FoldedChannelsProps) => (
  <Group>
    <Folded
      look="row"
      open={isOpen || channels.length <= MAX_UNFOLDED}
      summary={<strong>{title}</strong>}
    >
      <Names role="list">
        {channels.map((channel) => (
          <li key={channel.channelid}>
            <ChannelPicture channel={channel} size={28} />
            <small>{channel.lcn ?? EMPTY_TEXT}</small>
            <span>
              {isLinked ? <ChannelLink channel={channel} /> : channel.channelname || EMPTY_TEXT}
              <HdMark channel={channel} />
            </span>
          </li>
        ))}
      </Names>
    </Folded>
  </Group>
);

const ChannelLink = ({ channel: { channelid, channelname } }: { readonly channel: Channel }) => (
  <NameLink to={useDescriptionPath('channel', channelid)}>{channelname || EMPTY_TEXT}</NameLink>
);
