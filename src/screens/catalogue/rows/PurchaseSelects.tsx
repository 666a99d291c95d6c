import { Link } from 'react-router-dom';
import { CONTACT } from '../../../../store/core/paths';
import type { ChargePeriod } from '../../../../store/packs/chargePeriods';
import { CHARGE_PERIODS } from '../../../../store/wire/values';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/forms/Select';
import { Stack } from '../../../ui/layout/Stack';
import { addPacksText, offerText } from '../catalogue.text';
import { usePurchaseTarget } from './purchaseTarget';

interface SelectProps<Value> {
  readonly onChange: (value: Value) => void;
}

/**
 * Chooses the box by its index. Hidden for a single box. If there is no box, it says that packs and channels need one.
 */
export const BoxSelect = ({ onChange }: SelectProps<number>) => {
  const t = useText(addPacksText);
  const { boxes, stbno } = usePurchaseTarget();
  const boxWords = useBoxWords();
  if (stbno === null)
    return <Alert action={<Link to={CONTACT}>{t.contact}</Link>}>{t.noBox}</Alert>;
  if (boxes.length < 2) return null;
  return (
    <Stack $maxWidth="24rem">
      <Select
        name="box"
        label={t.box}
        value={String(boxes.findIndex((box) => box.stbno === stbno))}
        options={boxes.map((box, at) => ({
          value: String(at),
          label: boxWords.fullName(box.stbno),
        }))}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </Stack>
  );
};

/** Chooses the term to pay for. */
export const PurchaseTermSelect = ({ onChange }: SelectProps<ChargePeriod>) => {
  const t = useText(offerText);
  return (
    <Select
      name="term"
      label={t.term}
      value={usePurchaseTarget().term}
      options={CHARGE_PERIODS.map((value) => ({ value, label: t.terms[value] }))}
      // The options are the terms and nothing else.
      onChange={({ target }) => onChange(target.value as ChargePeriod)}
    />
  );
};
