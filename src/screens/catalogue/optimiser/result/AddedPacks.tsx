import styled from 'styled-components';
import { addToCart, type CartProduct } from '../../../../../store/cart/cart';
import type { AddedPack, Saving } from '../../../../../store/catalogue/optimiser/saving';
import {
  type Replacement,
  replacementChosen,
  replacementOf,
} from '../../../../../store/packs/replacement';
import { useAppDispatch } from '../../../../app/hooks';
import { useText } from '../../../../text/useText';
import { color, motion, space, target } from '../../../../theme/tokens';
import { Button } from '../../../../ui/buttons/Button';
import { FactLine } from '../../../../ui/data/FactLine';
import { Icon } from '../../../../ui/data/Icon';
import { downIcon } from '../../../../ui/data/icons';
import { List, ListRow } from '../../../../ui/data/List';
import { Money } from '../../../../ui/data/Money';
import { Section } from '../../../../ui/layout/Section';
import { resultText } from '../../catalogue.text';
import { ChannelNameList } from '../ChannelNames';

const toCartProduct = (pack: Saving['addedPacks'][number]): CartProduct => {
  const { productid, productname, producttype, channelcount, price } = pack;
  return { productid, productname, producttype, channelcount, price };
};

export const toReplacement = ({ stbno, addedPacks, removedPacks }: Saving): Replacement =>
  replacementOf(stbno, addedPacks, removedPacks);

const PurposeDetails = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${target};
    color: ${color.brand};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    transition: transform ${motion};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  & > div {
    padding-bottom: ${space.s};
  }
  strong {
    color: ${color.ink};
  }
`;

/** The new packs, the purpose of each, and the button that adds them to the cart. */
export const AddedPacks = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  return (
    <Section title={t.comes}>
      <List label={t.comes}>
        {saving.addedPacks.map((pack) => (
          <ListRow
            key={pack.productid}
            title={pack.productname}
            sub={<PackPurpose pack={pack} />}
            end={<Money amount={pack.price} />}
          />
        ))}
      </List>
      <TakeMix saving={saving} />
    </Section>
  );
};

/** The purpose of a new pack: the channels that it keeps and adds. */
const PackPurpose = ({ pack }: { readonly pack: AddedPack }) => {
  const t = useText(resultText);
  const { producttype, keptChannels, addedChannels, extraChannels } = pack;
  if (producttype === 'CHANNEL') return keptChannels.length > 0 ? t.singleKept : t.singleAdded;
  const parts = [
    { title: t.keeps(keptChannels.length), channels: keptChannels },
    { title: t.adds(addedChannels.length), channels: addedChannels },
    { title: t.extra(extraChannels.length), channels: extraChannels },
  ].filter(({ channels }) => channels.length > 0);
  return (
    <PurposeDetails>
      <summary>
        <FactLine facts={parts.map(({ title }) => title)} />
        <Icon path={downIcon} size={18} />
      </summary>
      {parts.map(({ title, channels }) => (
        <div key={title}>
          {parts.length > 1 && <strong>{title}</strong>}
          <ChannelNameList channels={channels} />
        </div>
      ))}
    </PurposeDetails>
  );
};

/**
 * Adds all new packs to the cart at once, so that the cart never holds half of the change. The cart shows the price of
 * the new packs and which old packs end. One press in the cart pays for the new packs and ends the old ones.
 */
const TakeMix = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  const dispatch = useAppDispatch();
  const { stbno, addedPacks } = saving;
  const take = () => {
    const products = addedPacks.map(toCartProduct);
    dispatch(addToCart.requested({ products, stbno, chargeperiod: 'MONTHLY' }));
    dispatch(replacementChosen(toReplacement(saving)));
  };
  return (
    <>
      <Button wide onClick={take}>
        {t.take}
      </Button>
      <p>{t.takeHint}</p>
    </>
  );
};
