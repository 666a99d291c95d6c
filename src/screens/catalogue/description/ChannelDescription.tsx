import { useMemo } from 'react';
import { selectPacksByChannel, selectPacksById } from '../../../../store/catalogue/catalogueIndex';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { Section } from '../../../ui/layout/Section';
import { EMPTY_TEXT, TextOr } from '../../../ui/data/TextOr';
import { useAppSelector } from '../../../app/hooks';
import { useBuying } from '../rows/buying';
import { offerText } from '../rows/offer.text';
import { useWord } from '../browse/useWord';
import { wishOfChannel } from '../browse/wishes';
import { descriptionText } from './description.text';
import { Facts } from './Facts';
import { Holders } from './Holders';
import { Purchase } from './Purchase';

interface ChannelDescriptionProps {
  readonly of: Channel;
  readonly boxes: readonly Box[];
}

export const ChannelDescription = ({ of: channel, boxes }: ChannelDescriptionProps) => {
  const t = useText(descriptionText);
  const word = useWord();
  const { free, onlyInPacks, per, beforeTax } = useText(offerText);
  const { stbno } = useBuying();
  const { channels } = useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
  const isSold = channel.pay && channel.productid !== '';
  return (
    <>
      {isSold ? (
        <Purchase
          wish={wishOfChannel(channel)}
          mark={channels.get(channel.channelid)}
          boxes={boxes}
          amount={channel.price}
          amountSays={`${per.MONTHLY}, ${beforeTax}`}
          parts={[]}
        />
      ) : (
        <p>{channel.pay ? onlyInPacks : free}</p>
      )}
      <Section title={t.facts}>
        <Facts
          of={[
            { name: t.number, value: channel.lcn ?? EMPTY_TEXT },
            { name: t.genre, value: <TextOr text={word(channel.genre)} /> },
            { name: t.language, value: <TextOr text={word(channel.language)} /> },
            { name: t.picture, value: channel.hd ? t.hd : t.sd },
            { name: t.broadcaster, value: <TextOr text={channel.broadcaster} /> },
          ]}
        />
      </Section>
      <Section title={t.packs}>
        <Holders of={channel} packs={useHolders(channel)} />
      </Section>
    </>
  );
};

/** The cheapest first; those without a price last. */
const useHolders = ({ channelid, bouquets }: Channel): readonly AvailablePack[] => {
  const holding = useAppSelector(selectPacksByChannel).get(channelid) ?? bouquets;
  const packs = useAppSelector(selectPacksById);
  return useMemo(
    () =>
      [...new Set(holding)]
        .map((productid) => packs.get(productid))
        .filter((pack) => pack !== undefined)
        .sort((one, two) => (one.price ?? Infinity) - (two.price ?? Infinity)),
    [holding, packs],
  );
};
