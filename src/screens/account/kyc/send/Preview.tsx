import styled from 'styled-components';
import { selectDocImage } from '../../../../../store/account/kyc';
import { useText } from '../../../../text/useText';
import { color, radius, size, space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/forms/Button';
import { Checkbox } from '../../../../ui/forms/Checkbox';
import { Icon } from '../../../../ui/data/Icon';
import { backIcon } from '../../../../ui/layout/entryIcons';
import { downIcon, forwardIcon } from '../../../../ui/data/icons';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { useAppSelector } from '../../../../app/hooks';
import { bytesText } from './bytesText';
import { flatterIcon, narrowerIcon, tallerIcon, upIcon, widerIcon } from '../kycIcons';
import { coverage, firstMask, moved, resized, type Mask } from './mask';
import { MaskBox, STEP } from './MaskBox';
import type { Chosen } from './useChosen';
import { previewText } from './preview.text';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** As large as the picture, so that the box's parts are the picture's parts. */
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

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
  overflow-wrap: anywhere;
`;

const Pad = styled.div`
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
  readonly chosen: Chosen;
  readonly mask: Mask | null;
  /** Only an Aadhaar card has a number that may be covered. */
  readonly canMask: boolean;
  readonly isLocked: boolean;
  readonly onMask: (mask: Mask | null) => void;
}

/** What will be sent, how large it is, and the box over the number. */
export const Preview = ({ chosen, mask, canMask, isLocked, onMask }: PreviewProps) => {
  const t = useText(previewText);
  const address = useAppSelector(selectDocImage);
  const { name, original, file, picture } = chosen;
  if (!picture)
    return (
      <Place>
        <p>{t.pdf(name)}</p>
        <Soft>{t.size(bytesText(file.size))}</Soft>
        {canMask && <Soft>{t.pdfAsIs}</Soft>}
      </Place>
    );
  const sizes = [bytesText(original), bytesText(file.size)] as const;
  return (
    <Place>
      <Stage>
        {address !== null && <img src={address} alt={t.picture} />}
        {mask && <MaskBox mask={mask} onChange={onMask} isLocked={isLocked} />}
      </Stage>
      <Soft>{file.size < original ? t.smaller(...sizes) : t.size(sizes[1])}</Soft>
      {canMask && (
        <Checkbox
          name="mask"
          label={t.mask}
          hint={t.maskHint}
          checked={mask !== null}
          disabled={isLocked}
          onChange={({ currentTarget }) => onMask(currentTarget.checked ? firstMask : null)}
        />
      )}
      {mask && !isLocked && <MaskPad mask={mask} onMask={onMask} />}
    </Place>
  );
};

interface MaskPadProps {
  readonly mask: Mask;
  readonly onMask: (mask: Mask) => void;
}

/** The same without dragging: one press, one step. */
const MaskPad = ({ mask, onMask }: MaskPadProps) => {
  const t = useText(previewText);
  const { left, right, top, bottom } = coverage(mask);
  const step = (name: string, icon: string, change: typeof moved, across: number, down: number) => (
    <Button
      tone="ghost"
      aria-label={name}
      onClick={() => onMask(change(mask, across * STEP, down * STEP))}
    >
      <Icon of={icon} />
    </Button>
  );
  return (
    <>
      <VisuallyHidden id="box-how">{t.boxHow}</VisuallyHidden>
      <Pad role="group" aria-label={t.move}>
        <span aria-hidden>{t.move}</span>
        {step(t.left, backIcon, moved, -1, 0)}
        {step(t.right, forwardIcon, moved, 1, 0)}
        {step(t.up, upIcon, moved, 0, -1)}
        {step(t.down, downIcon, moved, 0, 1)}
      </Pad>
      <Pad role="group" aria-label={t.resize}>
        <span aria-hidden>{t.resize}</span>
        {step(t.wider, widerIcon, resized, 1, 0)}
        {step(t.narrower, narrowerIcon, resized, -1, 0)}
        {step(t.taller, tallerIcon, resized, 0, 1)}
        {step(t.flatter, flatterIcon, resized, 0, -1)}
      </Pad>
      <VisuallyHidden role="status">{t.boxAt(left, right, top, bottom)}</VisuallyHidden>
    </>
  );
};
