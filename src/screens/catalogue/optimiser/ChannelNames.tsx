import type { SoldChannel } from '../../../../store/catalogue/optimiser/boxPacks';
import type { NamedChannel } from '../../../../store/catalogue/optimiser/saving';
import { HdMark } from '../../../app/lists/HdMark';
import { Row } from '../../../ui/layout/Stack';

interface ChannelNameProps {
  readonly channel: Pick<SoldChannel, 'channelname' | 'hd'>;
}

/** An HD channel is marked, unless its name contains HD. */
export const ChannelName = ({ channel }: ChannelNameProps) => (
  <>
    {channel.channelname}
    <HdMark channel={channel} />
  </>
);

/** The number and the name of each channel, side by side. */
export const ChannelNameList = ({ channels }: { readonly channels: readonly NamedChannel[] }) => (
  <Row as="ul" role="list" $gap="xs m" $align="start">
    {channels.map((channel) => (
      <li key={channel.channelid}>
        {channel.lcn} <ChannelName channel={channel} />
      </li>
    ))}
  </Row>
);
