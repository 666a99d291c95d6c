import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Wish } from '../../../../store/cart/cart';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { Mark } from '../../../../store/catalogue/activeEntitlements';
import type { Paise } from '../../../../store/core/money';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/forms/Select';
import { Card } from '../../../ui/layout/Card';
import { AddButton } from '../rows/AddButton';
import { BoxChoice } from '../rows/BoxChoice';
import { choiceOf, TERMS } from '../browse/choice';
import { offerText } from '../rows/offer.text';
import { MarkText } from '../rows/OfferLine';
import { descriptionText } from './description.text';
import { Facts, type Fact } from './Facts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const Small = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

interface PurchaseProps {
  readonly wish: Wish;
  readonly mark: Mark | undefined;
  readonly boxes: readonly Box[];
  /** With tax, where the operator says so. */
  readonly amount: Paise | null;
  readonly amountSays: string;
  readonly parts: readonly Fact[];
}

/** What it costs, for which box and term, and into the cart. */
export const Purchase = ({ wish, mark, boxes, amount, amountSays, parts }: PurchaseProps) => {
  const t = useText(descriptionText);
  const { noPrice } = useText(offerText);
  const needsBox = wish.producttype !== 'BROADBAND';
  const isOwned = mark?.why === 'owned' || mark?.why === 'inOwned';
  return (
    <Card>
      <Grid>
        <p>
          <Money of={amount} size="big" /> <Small as="span">{amountSays}</Small>
        </p>
        {parts.length > 0 && <Facts of={parts} />}
        {mark && (
          <Alert tone="ok">
            <MarkText of={mark} />
          </Alert>
        )}
        {wish.price === null && <Small>{noPrice}</Small>}
        {!isOwned && wish.price !== null && wish.productid !== '' && (
          <>
            {needsBox && <Where boxes={boxes} />}
            <Term />
            <AddButton isLong wish={wish} mark={mark} />
            <Small>{t.note}</Small>
          </>
        )}
      </Grid>
    </Card>
  );
};

const useChosen = () => {
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { choice: choiceOf(params), set };
};

const Where = ({ boxes }: { readonly boxes: readonly Box[] }) => {
  const { choice, set } = useChosen();
  return (
    <BoxChoice boxes={boxes} choice={choice} onChoice={({ box }) => set('box', String(box + 1))} />
  );
};

const Term = () => {
  const t = useText(descriptionText);
  const { terms } = useText(offerText);
  const { choice, set } = useChosen();
  return (
    <Select
      name="term"
      label={t.term}
      value={choice.term}
      options={TERMS.map((value) => ({ value, label: terms[value] }))}
      onChange={({ target }) => set('term', target.value.toLowerCase())}
    />
  );
};
