import styled from 'styled-components';
import { selectDocImage } from '../../../../../store/account/kyc';
import { useAppSelector } from '../../../../app/hooks';
import { useText } from '../../../../text/useText';
import { color, radius, size, space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/buttons/Button';
import { backIcon, Icon } from '../../../../ui/data/Icon';
import { downIcon, forwardIcon } from '../../../../ui/data/icons';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { useIsFormBusy } from '../../../../ui/forms/FormLayout';
import { Stack } from '../../../../ui/layout/Stack';
import { SoftText } from '../../../../ui/layout/Text';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { previewText } from '../../account.text';
import { bytesText } from '../fileFacts';
import {
  initialMask,
  type Mask,
  MASK_STEP,
  MaskBox,
  maskCoverage,
  moveMask,
  resizeMask,
} from './MaskBox';
import type { ChosenFile } from './useChosenFile';

/** The icons of the mask buttons, in the kit's style. */
const upIcon = 'M6 15l6-6 6 6';
const widerIcon = 'M4 12h16M8 8l-4 4 4 4M16 8l4 4-4 4';
const narrowerIcon = 'M2 12h8M7 9l3 3-3 3M22 12h-8M17 9l-3 3 3 3';
const tallerIcon = 'M12 4v16M8 8l4-4 4 4M8 16l4 4 4-4';
const flatterIcon = 'M12 2v8M9 7l3 3 3-3M12 22v-8M9 17l3-3 3 3';

/** The stage is as large as the picture, because the mask is placed in fractions of the stage. */
const Stage = styled.div`
  position: relative;
  justify-self: center;
  width: fit-content;
  img {
    max-height: 60vh;
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
  }
`;

const PadRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  & > span {
    flex: 1 0 3rem;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  & > button {
    padding: 8px 12px;
  }
`;

interface PreviewProps {
  readonly chosen: ChosenFile;
  readonly mask: Mask | null;
  /** Only the number of an Aadhaar card may be masked. */
  readonly canMask: boolean;
  readonly onMask: (mask: Mask | null) => void;
}

/** The picture or PDF that will be sent, its size and the mask over the number. */
export const Preview = ({ chosen, mask, canMask, onMask }: PreviewProps) => {
  const t = useText(previewText);
  const address = useAppSelector(selectDocImage);
  const isFormBusy = useIsFormBusy();
  const { name, original, file, picture } = chosen;
  if (!picture)
    return (
      <Stack $gap="m">
        <p>{t.pdf(name)}</p>
        <SoftText>{t.size(bytesText(file.size))}</SoftText>
        {canMask && <SoftText>{t.pdfAsIs}</SoftText>}
      </Stack>
    );
  const sizes = [bytesText(original), bytesText(file.size)] as const;
  return (
    <Stack $gap="m">
      <Stage>
        {address !== null && <img src={address} alt={t.picture} />}
        {mask && <MaskBox mask={mask} onChange={onMask} />}
      </Stage>
      <SoftText>{file.size < original ? t.smaller(...sizes) : t.size(sizes[1])}</SoftText>
      {canMask && (
        <Checkbox
          name="mask"
          label={t.mask}
          hint={t.maskHint}
          checked={mask !== null}
          onChange={({ currentTarget }) => onMask(currentTarget.checked ? initialMask : null)}
        />
      )}
      {mask && !isFormBusy && <MaskPad mask={mask} onMask={onMask} />}
    </Stack>
  );
};

interface MaskPadProps {
  readonly mask: Mask;
  readonly onMask: (mask: Mask) => void;
}

/** Buttons that move and resize the mask without dragging. */
const MaskPad = ({ mask, onMask }: MaskPadProps) => {
  const t = useText(previewText);
  const { left, right, top, bottom } = maskCoverage(mask);
  const step = (
    name: string,
    icon: string,
    change: typeof moveMask,
    across: number,
    down: number,
  ) => (
    <Button
      tone="ghost"
      aria-label={name}
      onClick={() => onMask(change(mask, across * MASK_STEP, down * MASK_STEP))}
    >
      <Icon path={icon} />
    </Button>
  );
  return (
    <>
      <VisuallyHidden id="box-how">{t.boxHow}</VisuallyHidden>
      <PadRow role="group" aria-label={t.move}>
        <span aria-hidden>{t.move}</span>
        {step(t.left, backIcon, moveMask, -1, 0)}
        {step(t.right, forwardIcon, moveMask, 1, 0)}
        {step(t.up, upIcon, moveMask, 0, -1)}
        {step(t.down, downIcon, moveMask, 0, 1)}
      </PadRow>
      <PadRow role="group" aria-label={t.resize}>
        <span aria-hidden>{t.resize}</span>
        {step(t.wider, widerIcon, resizeMask, 1, 0)}
        {step(t.narrower, narrowerIcon, resizeMask, -1, 0)}
        {step(t.taller, tallerIcon, resizeMask, 0, 1)}
        {step(t.flatter, flatterIcon, resizeMask, 0, -1)}
      </PadRow>
      <VisuallyHidden role="status">{t.boxAt(left, right, top, bottom)}</VisuallyHidden>
    </>
  );
};
