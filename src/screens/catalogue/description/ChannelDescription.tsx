import { useMemo } from 'react';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { selectPacksByChannel, selectPacksById } from '../../../../store/catalogue/catalogueIndex';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { ChannelPicture } from '../../../app/pictures/ChannelPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { FactLine } from '../../../ui/data/FactLine';
import { FactList } from '../../../ui/data/FactList';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Section } from '../../../ui/layout/Section';
import { descriptionText, offerText } from '../catalogue.text';
import { channelCartProduct } from '../rows/cartProducts';
import { usePurchaseTarget } from '../rows/purchaseTarget';
import { PacksWithChannel } from './PacksWithChannel';
import { PictureAndText } from './PictureAndText';
import { Purchase } from './Purchase';

interface ChannelDescriptionProps {
  readonly channel: Channel;
  readonly boxes: readonly Box[];
}

export const ChannelDescription = ({ channel, boxes }: ChannelDescriptionProps) => {
  const t = useText(descriptionText);
  const translateWord = useCatalogueWord();
  const { free, onlyInPacks } = useText(offerText);
  const { stbno } = usePurchaseTarget();
  const { channels } = useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
  const isSold = channel.pay && channel.productid !== '';
  return (
    <>
      <PictureAndText>
        <ChannelPicture channel={channel} size={72} />
        <div>
          <FactLine
            facts={[channel.lcn, translateWord(channel.genre), translateWord(channel.language)]}
          />
        </div>
      </PictureAndText>
      {isSold ? (
        <Purchase
          offer={channel}
          product={channelCartProduct(channel)}
          entitlement={channels.get(channel.channelid)}
          boxes={boxes}
        />
      ) : (
        <p>{channel.pay ? onlyInPacks : free}</p>
      )}
      <Section title={t.facts}>
        <FactList
          look="compact"
          facts={[
            [t.number, channel.lcn ?? EMPTY_TEXT],
            [t.genre, translateWord(channel.genre)],
            [t.language, translateWord(channel.language)],
            [t.picture, channel.hd ? t.hd : t.sd],
            [t.broadcaster, channel.broadcaster],
          ]}
        />
      </Section>
      <Section title={t.packs}>
        <PacksWithChannel channel={channel} packs={usePacksWithChannel(channel)} />
      </Section>
    </>
  );
};

const amountOf = (pack: AvailablePack): number => shownPriceOf(pack).amount ?? Infinity;

/** The cheapest first; those without a price last. */
const usePacksWithChannel = ({ channelid, bouquets }: Channel): readonly AvailablePack[] => {
  const holding = useAppSelector(selectPacksByChannel).get(channelid) ?? bouquets;
  const packs = useAppSelector(selectPacksById);
  return useMemo(
    () =>
      [...new Set(holding)]
        .map((productid) => packs.get(productid))
        .filter((pack) => pack !== undefined)
        .sort((one, two) => amountOf(one) - amountOf(two)),
    [holding, packs],
  );
};
