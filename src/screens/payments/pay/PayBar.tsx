import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import { useText } from '../../../text/useText';
import { media } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Money } from '../../../ui/data/Money';
import { DockedBar, DockedLine } from '../../../ui/layout/DockedBar';
import { paymentMethodsText } from './paymentMethods.text';

/** On a wide screen the total is right above the button. */
const BelowTotal = styled(DockedLine)`
  ${media.wide} {
    p {
      display: none;
    }
    & > button {
      flex: 1;
    }
  }
`;

interface PayBarProps {
  /** null while it is unknown. */
  readonly amount: Paise | null;
  /** How it is paid. */
  readonly by: string;
  /** What the button does, with the amount, for those who hear it. */
  readonly label: string;
  readonly isBusy: boolean;
  readonly onPay: () => void;
  /** Whether the amount is the total of a `BillTotal`. */
  readonly isBelowTotal?: boolean;
  /** Why the last press paid nothing: it has to be seen where the press was. */
  readonly notice?: ReactNode;
}

/** The amount and the one button that pays it. */
export const PayBar = ({
  amount,
  by,
  label,
  isBusy,
  onPay,
  isBelowTotal = false,
  notice,
}: PayBarProps) => {
  const t = useText(paymentMethodsText);
  const Line = isBelowTotal ? BelowTotal : DockedLine;
  return (
    <DockedBar>
      {notice}
      <Line>
        {/* The button says it to those who hear the page. */}
        <p aria-hidden>
          {amount !== null && <Money amount={amount} size="title" />}
          <small>{by}</small>
        </p>
        <Button busy={isBusy} onClick={onPay} aria-label={label}>
          {t.pay}
        </Button>
      </Line>
    </DockedBar>
  );
};
