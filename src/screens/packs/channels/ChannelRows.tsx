import type { ReactNode } from 'react';
import styled from 'styled-components';
import { descriptionPath } from '../../../../store/core/viewPaths';
import { HdMark } from '../../../app/lists/HdMark';
import { LongRows } from '../../../app/lists/LongRows';
import { ChannelPicture, PictureBeside } from '../../../app/pictures/ChannelPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { FactLine } from '../../../ui/data/FactLine';
import { EMPTY_TEXT, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { TitleLink } from '../../../ui/layout/NameLink';
import { SoftText } from '../../../ui/layout/Text';
import { ownChannelsText } from '../packs.text';
import type { OwnChannel } from './ownChannels';

const Line = styled(PictureBeside)`
  padding: ${space.m} 0;
`;

const TEMPLATE = 'minmax(0, 2fr) 4.5rem minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)';

interface ChannelRowsProps {
  readonly channels: readonly OwnChannel[];
}

/** The channels in the given order: a list on a phone, a table on a wide screen. */
export const ChannelRows = ({ channels }: ChannelRowsProps) => {
  const t = useText(ownChannelsText);
  const translateWord = useCatalogueWord();
  const show = (render: (ownChannel: OwnChannel) => ReactNode) => (at: number) => {
    const ownChannel = channels[at];
    return ownChannel && render(ownChannel);
  };
  const column = (
    key: keyof typeof t.columns,
    textOf: (ownChannel: OwnChannel) => string | undefined,
    numeric = false,
  ) => ({
    key,
    numeric,
    head: t.columns[key],
    cell: show((ownChannel) => <TextOrDashes text={textOf(ownChannel)} />),
  });
  return (
    <LongRows
      label={t.title}
      keys={channels.map(({ channel }) => channel.channelid)}
      height={69}
      row={show((ownChannel) => (
        <ChannelLine ownChannel={ownChannel} />
      ))}
      table={{
        template: TEMPLATE,
        columns: [
          {
            key: 'channel',
            head: t.columns.channel,
            cell: show((ownChannel) => (
              <PictureBeside>
                <ChannelPicture channel={ownChannel.channel} />
                <div>
                  <ChannelLink ownChannel={ownChannel} />
                </div>
              </PictureBeside>
            )),
          },
          column('number', ({ channel }) => channel.lcn?.toString(), true),
          column('genre', ({ channel }) => translateWord(channel.genre)),
          column('language', ({ channel }) => translateWord(channel.language)),
          column('pack', ({ packs }) => packs.join(', ')),
        ],
      }}
    />
  );
};

interface OwnChannelProps {
  readonly ownChannel: OwnChannel;
}

const ChannelLink = ({ ownChannel: { channel } }: OwnChannelProps) => (
  <>
    <TitleLink to={descriptionPath('channel', channel.channelid, '')}>
      {channel.channelname || EMPTY_TEXT}
    </TitleLink>
    <HdMark channel={channel} />
  </>
);

const ChannelLine = ({ ownChannel }: OwnChannelProps) => {
  const translateWord = useCatalogueWord();
  const { channel, packs } = ownChannel;
  const words = [channel.genre, channel.language].filter(Boolean).map(translateWord);
  return (
    <Line>
      <ChannelPicture channel={channel} />
      <div>
        <ChannelLink ownChannel={ownChannel} />
        <SoftText>
          <FactLine facts={[channel.lcn, ...words, packs.join(', ')]} />
        </SoftText>
      </div>
    </Line>
  );
};
