import styled from 'styled-components';
import { removeFromCart, type ShownLine } from '../../../store/cart/cart';
import { isBasePack } from '../../../store/cart/surplusBasePacks';
import { useAppDispatch } from '../../app/hooks';
import { useBoxWords } from '../../app/hooks/useBoxWords';
import { lazyPart } from '../../app/lazy/lazyPart';
import { ProductPicture } from '../../app/pictures/ProductPicture';
import { useLoadCovers } from '../../app/pictures/useLoadCovers';
import { useText } from '../../text/useText';
import { inWords } from '../../text/words';
import { space } from '../../theme/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { FactLine } from '../../ui/data/FactLine';
import { binIcon } from '../../ui/data/icons';
import { List, Row } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Section } from '../../ui/layout/Section';
import { cartText } from './cart.text';
import { checkoutText } from './checkout.text';

/** On a phone the amount is below the words, so that there is room for the cover and the button beside them. */
const Lines = styled.div`
  @media (max-width: 480px) {
    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
    }
    li > :nth-child(1),
    li > :nth-child(4) {
      grid-row: 1 / span 2;
    }
    li > :nth-child(3) {
      display: flex;
      grid-area: 2 / 2;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 ${space.s};
      margin: 0;
    }
    li > :nth-child(4) {
      grid-column: 3;
    }
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
  useLoadCovers(lines);
  return (
    <Section title={t.lines}>
      {/* The cart can be paid without the question. */}
      {lines.some(isBasePack) && <BasePackQuestions lines={lines} failed={() => null} />}
      <Lines>
        <List>
          {lines.map((line, at) => (
            <CartLineRow key={line.cartitemid || `${line.productid} ${at}`} line={line} />
          ))}
        </List>
      </Lines>
    </Section>
  );
};

const CartLineRow = ({ line }: { readonly line: ShownLine }) => {
  const t = useText(checkoutText);
  const { withTax } = useText(cartText);
  return (
    <Row
      lead={<ProductPicture product={line} />}
      title={line.productname}
      sub={<FactLine facts={useLineFacts(line)} />}
      end={<Money amount={line.total} />}
      endSub={line.pending === '' ? withTax : t[line.pending]}
      action={<RemoveButton line={line} />}
    />
  );
};

const useLineFacts = ({
  channelcount,
  stbno,
  chargeperiod,
  producttype,
}: ShownLine): readonly string[] => {
  const t = useText(checkoutText);
  const boxWords = useBoxWords();
  // A term we know is translated; any other is shown as the operator writes it.
  const term = inWords(t.terms, chargeperiod);
  const isOne = producttype === 'CHANNEL';
  return [
    channelcount === null || isOne ? '' : t.channels(channelcount),
    term,
    stbno && boxWords.numbered(stbno),
  ];
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
