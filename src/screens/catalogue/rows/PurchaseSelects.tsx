import { Link } from 'react-router-dom';
import { CONTACT } from '../../../../store/core/paths';
import type { ChargePeriod } from '../../../../store/packs/chargePeriods';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { CHARGE_PERIODS } from '../../../../store/wire/values';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/forms/Select';
import { Stack } from '../../../ui/layout/Stack';
import type { BrowseState } from '../browse/browseState';
import { addPacksText, offerText } from '../catalogue.text';
import { usePurchaseTarget } from './purchaseTarget';

interface BoxSelectProps {
  readonly boxes: readonly Box[];
  readonly browse: Pick<BrowseState, 'box'>;
  readonly onChange: (changed: Pick<BrowseState, 'box'>) => void;
}

/** Chooses the box. Not shown for a single box. Without a box it says that packs and channels need a box. */
export const BoxSelect = ({ boxes, browse, onChange }: BoxSelectProps) => {
  const t = useText(addPacksText);
  const { stbno } = usePurchaseTarget();
  const boxWords = useBoxWords();
  if (stbno === null)
    return <Alert action={<Link to={CONTACT}>{t.contact}</Link>}>{t.noBox}</Alert>;
  if (boxes.length < 2) return null;
  return (
    <Stack $maxWidth="24rem">
      <Select
        name="box"
        label={t.box}
        value={String(Math.min(browse.box, boxes.length - 1))}
        options={boxes.map((box, at) => ({
          value: String(at),
          label: boxWords.fullName(box.stbno),
        }))}
        onChange={({ target }) => onChange({ box: Number(target.value) })}
      />
    </Stack>
  );
};

interface PurchaseTermSelectProps {
  readonly term: ChargePeriod;
  readonly onChange: (term: ChargePeriod) => void;
}

/** How long to pay for. */
export const PurchaseTermSelect = ({ term, onChange }: PurchaseTermSelectProps) => {
  const t = useText(offerText);
  return (
    <Select
      name="term"
      label={t.term}
      value={term}
      options={CHARGE_PERIODS.map((value) => ({ value, label: t.terms[value] }))}
      // The options are the terms and nothing else.
      onChange={({ target }) => onChange(target.value as ChargePeriod)}
    />
  );
};
