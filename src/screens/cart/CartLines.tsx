import styled from 'styled-components';
import { removeFromCart, type ShownLine } from '../../../store/cart/cart';
import { isBasePack } from '../../../store/cart/surplusBasePacks';
import { lazyPart } from '../../app/lazy/lazyPart';
import { ProductPicture } from '../../app/pictures/ProductPicture';
import { useText } from '../../text/useText';
import { inWords } from '../../text/words';
import { IconButton } from '../../ui/buttons/IconButton';
import { binIcon } from '../../ui/data/icons';
import { List, Row } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Section } from '../../ui/layout/Section';
import { useAppDispatch } from '../../app/hooks';
import { cartText } from './cart.text';
import { checkoutText } from './checkout.text';

/** On a phone its place is the name's: an amount and a button stand beside that. */
const Cover = styled.div`
  @media (max-width: 480px) {
    display: none;
  }
`;

const BasePackQuestions = lazyPart<CartLinesProps>({
  id: 'checkout-base-packs',
  load: async () =>
    (await import(/* webpackChunkName: "checkout-pay" */ './BasePackQuestions')).BasePackQuestions,
  needs: ['packs'],
});

interface CartLinesProps {
  readonly lines: readonly ShownLine[];
}

/** What is in the cart, what is on its way there, and what is on its way out. */
export const CartLines = ({ lines }: CartLinesProps) => {
  const t = useText(checkoutText);
  return (
    <Section title={t.lines}>
      {/* The cart can be paid without the question. */}
      {lines.some(isBasePack) && <BasePackQuestions lines={lines} failed={() => null} />}
      <List>
        {lines.map((line, at) => (
          <CartLineRow key={line.cartitemid || `${line.productid} ${at}`} line={line} />
        ))}
      </List>
    </Section>
  );
};

const CartLineRow = ({ line }: { readonly line: ShownLine }) => {
  const t = useText(checkoutText);
  const { withTax } = useText(cartText);
  return (
    <Row
      lead={
        <Cover>
          <ProductPicture product={line} />
        </Cover>
      }
      title={line.productname}
      sub={useLineDescription(line)}
      end={<Money amount={line.total} />}
      endSub={line.pending === '' ? withTax : t[line.pending]}
      action={<RemoveButton line={line} />}
    />
  );
};

const useLineDescription = ({
  channelcount,
  stbno,
  chargeperiod,
  producttype,
}: ShownLine): string => {
  const t = useText(checkoutText);
  // A term we know is translated; any other is shown as the operator writes it.
  const term = inWords(t.terms, chargeperiod);
  const isOne = producttype === 'CHANNEL';
  return [
    channelcount === null || isOne ? '' : t.channels(channelcount),
    term,
    stbno && t.box(stbno.slice(-4)),
  ]
    .filter(Boolean)
    .join(' · ');
};

/** What the operator has not confirmed yet has no number by which it could be taken out. */
const RemoveButton = ({ line }: { readonly line: ShownLine }) => {
  const t = useText(checkoutText);
  const dispatch = useAppDispatch();
  const { price, tax, total, pending, ...rest } = line;
  const isConfirmed = price !== null && tax !== null && total !== null;
  return (
    <IconButton
      icon={binIcon}
      label={t.removeOne(line.productname)}
      busy={pending !== ''}
      onClick={() =>
        isConfirmed &&
        dispatch(removeFromCart.requested({ lines: [{ ...rest, price, tax, total }] }))
      }
    />
  );
};
