import { selectOptimiserInput } from '../../../../store/catalogue/optimiser/optimiser';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { savingOfferText } from '../packs.text';

/** For which box a saving is, and whether its prices are with tax: "For Living-room box, before tax". */
export const useSavingScope = (): ((saving: Saving) => string) => {
  const t = useText(savingOfferText);
  const input = useAppSelector(selectOptimiserInput);
  const boxWords = useBoxWords();
  return ({ stbno }) => {
    const sentence = input?.isWithTax ? t.forBox : t.forBoxBeforeTax;
    return sentence(boxWords.name(stbno));
  };
};
