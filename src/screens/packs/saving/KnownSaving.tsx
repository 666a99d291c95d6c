import { selectBoxes } from '../../../../store/account/equipment';
import {
  isDefaultSelection,
  selectOptimiserInput,
  selectSaving,
} from '../../../../store/catalogue/optimiser/optimiser';
import { savingOf } from '../../../../store/core/values/money';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { moneyText } from '../../../ui/data/moneyText';
import { SavingRow } from './SavingOffer';
import { savingOfferText } from './savingOffer.text';

/** What the search has found for all channels of a box in this session; it searches nothing itself. */
export const KnownSaving = () => {
  const t = useText(savingOfferText);
  const input = useAppSelector(selectOptimiserInput);
  const saving = useAppSelector(selectSaving);
  const boxes = useAppSelector(selectBoxes);
  if (!input || !saving || !isDefaultSelection(input.selection) || saving.lostChannels.length > 0)
    return <SavingRow />;
  const less = savingOf(saving.newPrice, saving.currentPrice);
  if (less === null) return <SavingRow />;
  const box = boxes.find(({ stbno }) => stbno === saving.stbno);
  const name = box?.boxname || t.box(saving.stbno.slice(-4));
  return (
    <SavingRow
      found={{
        title: t.found(moneyText(less)),
        box: (input.isWithTax ? t.forBox : t.forBoxBeforeTax)(name),
      }}
    />
  );
};
