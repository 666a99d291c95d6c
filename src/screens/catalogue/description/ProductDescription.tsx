import { useMemo } from 'react';
import styled from 'styled-components';
import { selectPacksByChannel, selectPacksById } from '../../../../store/catalogue/catalogueIndex';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { ChannelPicture } from '../../../app/pictures/ChannelPicture';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { FactLine } from '../../../ui/data/FactLine';
import { FactList } from '../../../ui/data/FactList';
import { EMPTY_TEXT, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Section } from '../../../ui/layout/Section';
import { Row } from '../../../ui/layout/Stack';
import { descriptionText, offerText } from '../catalogue.text';
import { channelCartProduct, packCartProduct } from '../rows/AddButton';
import { usePackFacts } from '../rows/offerFacts';
import { useEntitlements } from '../rows/purchaseTarget';
import { PackChannels } from './PackChannels';
import { PacksWithChannel } from './PacksWithChannel';
import { Purchase } from './Purchase';

/** The picture of a pack or channel and the text about it, side by side where both fit. */
const PictureAndText = styled(Row)`
  & > div {
    flex: 1 1 12rem;
  }
`;

export const PackDescription = ({ pack }: { readonly pack: AvailablePack }) => {
  const t = useText(descriptionText);
  const { contents, kindAndLanguage } = usePackFacts(pack);
  const { products } = useEntitlements();
  return (
    <>
      <PictureAndText $gap="m l">
        <ProductPicture product={pack} size="large" />
        <div>
          <p>
            <FactLine facts={[...contents, ...kindAndLanguage]} />
          </p>
          <p>
            <TextOrDashes text={pack.description} />
          </p>
        </div>
      </PictureAndText>
      <Purchase
        offer={pack}
        product={packCartProduct(pack)}
        entitlement={products.get(pack.productid)}
      />
      {pack.producttype !== 'BROADBAND' && (
        <Section title={t.channels}>
          <PackChannels pack={pack} />
        </Section>
      )}
    </>
  );
};

export const ChannelDescription = ({ channel }: { readonly channel: Channel }) => {
  const t = useText(descriptionText);
  const translateWord = useCatalogueWord();
  const { free, onlyInPacks } = useText(offerText);
  const { channels } = useEntitlements();
  const isSold = channel.pay && channel.productid !== '';
  return (
    <>
      <PictureAndText $gap="m l">
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

/** The packs with a channel: the cheapest pack first, packs without a price last. */
const usePacksWithChannel = ({ channelid, bouquets }: Channel): readonly AvailablePack[] => {
  const productids = useAppSelector(selectPacksByChannel).get(channelid) ?? bouquets;
  const packs = useAppSelector(selectPacksById);
  return useMemo(
    () =>
      [...new Set(productids)]
        .map((productid) => packs.get(productid))
        .filter((pack) => pack !== undefined)
        .sort((pack, other) => amountOf(pack) - amountOf(other)),
    [productids, packs],
  );
};
