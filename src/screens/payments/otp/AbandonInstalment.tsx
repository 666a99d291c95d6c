import styled from 'styled-components';
import type { Failure } from '../../../../store/core/failure';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { otpDialogText } from './otpDialog.text';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
    text-align: center;
  }
`;

interface LeaveHeldProps {
  readonly isPaying: boolean;
  readonly isBusy: boolean;
  readonly failure: Failure | null;
  readonly onLeave: () => void;
  /** Puts the sheet away and leaves the payment as it is. */
  readonly onClose: () => void;
}

/** The way out, and what it does; as long as money may be moving there is none. */
export const AbandonInstalment = ({
  isPaying,
  isBusy,
  failure,
  onLeave,
  onClose,
}: LeaveHeldProps) => {
  const t = useText(otpDialogText);
  if (isPaying)
    return (
      <Place>
        <p role="status">{t.paying}</p>
      </Place>
    );
  return (
    <Place>
      {failure && (
        <Alert live tone="bad">
          {t.notLeft}
        </Alert>
      )}
      <Button tone="ghost" wide busy={isBusy} onClick={onLeave}>
        {t.leave}
      </Button>
      {failure && (
        <Button tone="ghost" wide onClick={onClose}>
          {t.close}
        </Button>
      )}
      <p>{t.leaveMeans}</p>
    </Place>
  );
};
