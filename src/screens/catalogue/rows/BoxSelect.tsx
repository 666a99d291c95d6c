import { Link } from 'react-router-dom';
import { CONTACT } from '../../../../store/core/paths';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/forms/Select';
import { Stack } from '../../../ui/layout/Stack';
import type { BrowseState } from '../browse/browseState';
import { addPacksText } from '../catalogue.text';
import { usePurchaseTarget } from './purchaseTarget';

interface BoxSelectProps {
  readonly boxes: readonly Box[];
  readonly browse: Pick<BrowseState, 'box'>;
  readonly onChange: (changed: Pick<BrowseState, 'box'>) => void;
}

/** Not shown for a single box. Without any box it says that nothing can be watched. */
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
