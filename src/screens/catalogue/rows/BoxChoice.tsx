import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { CONTACT } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/forms/Select';
import { addPacksText } from '../browse/addPacks.text';
import { useBuying } from './buying';
import type { Choice } from '../browse/choice';

const Narrow = styled.div`
  max-width: 24rem;
`;

interface BoxChoiceProps {
  readonly boxes: readonly Box[];
  readonly choice: Pick<Choice, 'box'>;
  readonly onChoice: (changed: Pick<Choice, 'box'>) => void;
}

/** One box needs no choice; without any, nothing can be watched. */
export const BoxChoice = ({ boxes, choice, onChoice }: BoxChoiceProps) => {
  const t = useText(addPacksText);
  const { stbno } = useBuying();
  if (stbno === null)
    return <Alert action={<Link to={CONTACT}>{t.contact}</Link>}>{t.noBox}</Alert>;
  if (boxes.length < 2) return null;
  return (
    <Narrow>
      <Select
        name="box"
        label={t.box}
        value={String(Math.min(choice.box, boxes.length - 1))}
        options={boxes.map((box, at) => ({
          value: String(at),
          label: [box.boxname, t.boxNumber(box.stbno.slice(-4))].filter(Boolean).join(' · '),
        }))}
        onChange={({ target }) => onChoice({ box: Number(target.value) })}
      />
    </Narrow>
  );
};
