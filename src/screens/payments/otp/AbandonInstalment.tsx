import styled from 'styled-components';
import type { Failure } from '../../../../store/core/failure';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { DialogAlert } from './DialogAlert';
import { otpDialogText } from './otpDialog.text';

const Block = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
    text-align: center;
  }
`;

interface AbandonInstalmentProps {
  readonly isPaying: boolean;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly onAbandon: () => void;
  /** Closes the dialog and leaves the payment as it is. */
  readonly onClose: () => void;
}

/** Leaves without paying, and says what that does. Not offered while money may be moving. */
export const AbandonInstalment = ({
  isPaying,
  isBusy,
  failure,
  onAbandon,
  onClose,
}: AbandonInstalmentProps) => {
  const t = useText(otpDialogText);
  if (isPaying)
    return (
      <Block>
        <p role="status">{t.paying}</p>
      </Block>
    );
  return (
    <Block>
      {failure && <DialogAlert>{t.notLeft}</DialogAlert>}
      <Button tone="ghost" wide busy={isBusy} onClick={onAbandon}>
        {t.leave}
      </Button>
      {failure && (
        <Button tone="ghost" wide onClick={onClose}>
          {t.close}
        </Button>
      )}
      <p>{t.leaveMeans}</p>
    </Block>
  );
};
