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
import { List, ListRow } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Section } from '../../ui/layout/Section';
import { WideOnly } from '../../ui/layout/VisuallyHidden';
import { cartText, checkoutText } from './cart.text';

/** On a phone the amount is below the name, so that the cover and the button fit beside the name. */
const CartRows = styled.div`
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

/** The lines of the cart, including those that are being added or removed. */
export const CartLines = ({ lines }: CartLinesProps) => {
  const { lines: title } = useText(checkoutText);
  const { withTax } = useText(cartText);
  const placeOf = useLinePlace();
  useLoadCovers(lines);
  const [first] = lines;
  const isShared = isSameForAll(lines);
  const facts = first && isShared ? placeOf(first) : [title];
  return (
    // The title names the box and the term if all lines share them: "Box ending 4417 · for a month · incl. GST".
    <Section isCaption={isShared} title={<FactLine facts={[...facts, withTax]} />}>
      {/* The questions do not block the payment, so nothing is shown if their code cannot be loaded. */}
      {lines.some(isBasePack) && <BasePackQuestions lines={lines} failed={() => null} />}
      <CartRows>
        <List>
          {lines.map((line, at) => (
            <CartLineRow
              key={line.cartitemid || `${line.productid} ${at}`}
              line={line}
              isShared={isShared}
            />
          ))}
        </List>
      </CartRows>
    </Section>
  );
};

/** Whether all lines have the same box and term. If so, both are shown once, above the lines. */
const isSameForAll = ([first, ...others]: readonly ShownLine[]): boolean =>
  others.every(
    ({ stbno, chargeperiod }) => stbno === first?.stbno && chargeperiod === first.chargeperiod,
  );

interface CartLineRowProps {
  readonly line: ShownLine;
  readonly isShared: boolean;
}

const CartLineRow = ({ line, isShared }: CartLineRowProps) => {
  const t = useText(checkoutText);
  const placeOf = useLinePlace();
  const { channelcount, producttype } = line;
  const channels =
    channelcount === null || producttype === 'CHANNEL' ? '' : t.channels(channelcount);
  return (
    <ListRow
      lead={<ProductPicture product={line} />}
      title={line.productname}
      sub={
        isShared ? (
          // A phone has no room for the number of channels.
          channels && <WideOnly>{channels}</WideOnly>
        ) : (
          <FactLine facts={[channels, ...placeOf(line)]} />
        )
      }
      end={<Money amount={line.total} />}
      endSub={line.pending === '' ? undefined : t[line.pending]}
      action={<RemoveButton line={line} />}
    />
  );
};

/** Returns a function that names the box and the term of a line. */
const useLinePlace = () => {
  const t = useText(checkoutText);
  const boxWords = useBoxWords();
  return ({ stbno, chargeperiod }: ShownLine): readonly string[] => [
    stbno && boxWords.numbered(stbno),
    // An undocumented term is shown as the operator writes it.
    inWords(t.terms, chargeperiod),
  ];
};

/** A line that is still being added has no `cartitemid` and no amounts yet, so it cannot be removed. */
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
