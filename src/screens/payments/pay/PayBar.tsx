import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { media } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { DockedBar, DockedLine } from '../../../ui/layout/DockedBar';

/**
 * On a wide screen the method is chosen right above, so its name is shown only together with the remaining balance. The
 * button is as wide as the column.
 */
const WholeLine = styled(DockedLine)`
  & > p {
    /* A long word in another language moves the button to the next line. */
    min-width: auto;
    overflow-wrap: break-word;
  }
  ${media.wide} {
    & > p {
      flex-basis: 100%;
    }
    & > p:not(:has(small)) {
      display: none;
    }
  }
`;

interface PayBarProps {
  /** The name of the payment method. */
  readonly by: string;
  /** The balance that would be left. */
  readonly leaves?: string | undefined;
  /** What the button does, with the amount where it is known. */
  readonly action: string;
  /** The accessible name of the button, which also names the method. */
  readonly label?: string | undefined;
  readonly isBusy: boolean;
  readonly onPay: () => void;
  /** Why the last press paid nothing, shown above the button that was pressed. */
  readonly notice?: ReactNode;
}

/** The chosen method, the balance that would be left, and the button that pays, with the amount. */
export const PayBar = ({ by, leaves, action, label, isBusy, onPay, notice }: PayBarProps) => {
  const id = useId();
  return (
    <DockedBar data-pays="">
      {notice}
      <WholeLine>
        <p id={id}>
          {by}
          {leaves !== undefined && <small>{leaves}</small>}
        </p>
        <Button busy={isBusy} onClick={onPay} aria-label={label} aria-describedby={id}>
          {action}
        </Button>
      </WholeLine>
    </DockedBar>
  );
};
