import { type MouseEvent, useState } from 'react';
import { useStore } from 'react-redux';
import styled from 'styled-components';
import {
  addToCart,
  type CartProduct,
  removeFromCart,
  selectCartLines,
} from '../../../../store/cart/cart';
import { type BasePacks, basePacksOf, isBasePack } from '../../../../store/cart/surplusBasePacks';
import { type Entitlement, selectCartLine } from '../../../../store/catalogue/activeEntitlements';
import { shownPriceOf } from '../../../../store/core/values/price';
import { selectAllPacks } from '../../../../store/packs/packList';
import type { RootState } from '../../../../store/root/rootReducer';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { space, target } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Icon } from '../../../ui/data/Icon';
import { addIcon, checkIcon } from '../../../ui/data/icons';
import { moveToCart } from '../../../ui/tiles/moveToCart';
import type { SecondBasePackProps } from '../../cart/SecondBasePack';
import { offerText } from '../catalogue.text';
import { usePurchaseTarget } from './purchaseTarget';

/** Shares a chunk with the result of the optimiser, because both have a dialog. */
const SecondBasePack = lazyPart<SecondBasePackProps>({
  id: 'catalogue-base-pack',
  load: async () =>
    (await import(/* webpackChunkName: "save-result" */ '../../cart/SecondBasePack'))
      .SecondBasePack,
  needs: ['replacement', 'packs', 'packChanges', 'cart'],
});

/** The action of a card. It has the height of a touch target and less padding than other buttons. */
const CardButton = styled(Button)`
  min-height: ${target};
  padding-inline: ${space.m};
`;

export const packCartProduct = (pack: AvailablePack): CartProduct => ({
  productid: pack.productid,
  productname: pack.productname,
  producttype: pack.producttype,
  channelcount: pack.channelcount,
  price: shownPriceOf(pack).amount,
});

export const channelCartProduct = (channel: Channel): CartProduct => ({
  productid: channel.productid,
  productname: channel.channelname,
  producttype: 'CHANNEL',
  channelcount: 1,
  price: shownPriceOf(channel).amount,
});

interface AddButtonProps {
  readonly product: CartProduct;
  readonly entitlement: Entitlement | undefined;
  /** The size of the button: an icon in a row, a word in a card, a sentence on the product's own page. */
  readonly size?: ShapeProps['size'];
}

/**
 * Adds the product to the cart, or removes it. Asks before it adds a second base pack for a box. Renders nothing if the
 * subscriber has the product or cannot buy it.
 */
export const AddButton = ({ product, entitlement, size = 'icon' }: AddButtonProps) => {
  const dispatch = useAppDispatch();
  const { stbno, term } = usePurchaseTarget();
  const shownLine = entitlement?.reason === 'inCart' ? entitlement.line : null;
  const line = useAppSelector((state) =>
    shownLine ? selectCartLine(state, shownLine.cartitemid) : null,
  );
  const store = useStore<RootState>();
  /** While the dialog asks: the base packs that this pack may replace, and the pressed button. Otherwise null. */
  const [question, setQuestion] = useState<{ others: BasePacks; pressed: Element } | null>(null);
  const box = product.producttype === 'BROADBAND' ? '' : stbno;
  if (entitlement?.reason === 'owned') return null;
  if (!shownLine && (product.price === null || product.productid === '' || box === null))
    return null;
  const add = (pressed: Element) => {
    setQuestion(null);
    dispatch(addToCart.requested({ products: [product], stbno: box ?? '', chargeperiod: term }));
    moveToCart(pressed);
  };
  const basePacksOnBox = () => {
    const state = store.getState();
    return basePacksOf(box ?? '', selectCartLines(state), selectAllPacks(state) ?? []);
  };
  const press = (pressed: Element) => {
    if (line) {
      dispatch(removeFromCart.requested({ lines: [line] }));
      return;
    }
    const bases = isBasePack(product) && basePacksOnBox();
    if (bases && bases.count > 0) setQuestion({ others: bases, pressed });
    else add(pressed);
  };
  return (
    <>
      <Shape
        size={size}
        isInCart={shownLine !== null}
        name={product.productname}
        busy={question !== null || shownLine?.pending === 'adding'}
        onClick={({ currentTarget }) => press(currentTarget)}
      />
      {question && (
        <SecondBasePack
          product={product}
          others={question.others}
          onAdd={() => add(question.pressed)}
          onClose={() => setQuestion(null)}
          failed={tryAgain}
        />
      )}
    </>
  );
};

interface ShapeProps {
  readonly size: 'icon' | 'word' | 'sentence';
  readonly name: string;
  readonly isInCart: boolean;
  readonly busy: boolean;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

const Shape = ({ size, name, isInCart, ...press }: ShapeProps) => {
  const t = useText(offerText);
  const icon = isInCart ? checkIcon : addIcon;
  const label = (isInCart ? t.remove : t.add)(name);
  switch (size) {
    case 'icon':
      return (
        <IconButton {...press} icon={icon} label={label} tone={isInCart ? 'primary' : 'ghost'} />
      );
    case 'word':
      return (
        <CardButton
          {...press}
          tone={isInCart ? 'tonal' : 'ghost'}
          // The accessible name must contain the visible words of the button (WCAG 2.5.3).
          aria-label={isInCart ? `${t.inCartWord}. ${label}` : label}
          title={label}
        >
          <Icon path={icon} size={18} />
          {isInCart ? t.inCartWord : t.addWord}
        </CardButton>
      );
    case 'sentence':
      return (
        <Button {...press} tone={isInCart ? 'ghost' : 'primary'}>
          {isInCart ? t.removeShort : t.addShort}
        </Button>
      );
  }
};
