import { selectBoxes } from '../../../../store/account/equipment';
import { selectOptimiserInput } from '../../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { savingOfferText } from './savingOffer.text';

/** For which box a saving is, and whether its prices are with tax: "For Living-room box, before tax". */
export const useSavingScope = (): ((saving: Saving) => string) => {
  const t = useText(savingOfferText);
  const input = useAppSelector(selectOptimiserInput);
  const boxes = useAppSelector(selectBoxes);
  return ({ stbno }) => {
    const name = boxes.find((box) => box.stbno === stbno)?.boxname || t.box(stbno.slice(-4));
    return (input?.isWithTax ? t.forBox : t.forBoxBeforeTax)(name);
  };
};
