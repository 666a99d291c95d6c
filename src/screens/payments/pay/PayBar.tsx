import type { ReactNode } from 'react';
import type { Paise } from '../../../../store/core/values/money';
import { Button } from '../../../ui/buttons/Button';
import { Money } from '../../../ui/data/Money';
import { DockedBar, DockedLine } from '../../../ui/layout/DockedBar';

interface PayBarProps {
  /** null while it is unknown. */
  readonly amount: Paise | null;
  /** How it is paid. */
  readonly by: string;
  /** The words on the button. */
  readonly action: string;
  /** What the button does, with the amount, for those who hear it. */
  readonly label: string;
  readonly isBusy: boolean;
  /** Left out inside a form, which the button submits. */
  readonly onPay?: () => void;
  /** Why the last press paid nothing: it has to be seen where the press was. */
  readonly notice?: ReactNode;
}

/** The amount and the one button that pays it. */
export const PayBar = ({ amount, by, action, label, isBusy, onPay, notice }: PayBarProps) => (
  <DockedBar>
    {notice}
    <DockedLine>
      {/* The button says it to those who hear the page. */}
      <p aria-hidden>
        {amount !== null && <Money amount={amount} size="title" />}
        <small>{by}</small>
      </p>
      <Button type={onPay ? 'button' : 'submit'} busy={isBusy} onClick={onPay} aria-label={label}>
        {action}
      </Button>
    </DockedLine>
  </DockedBar>
);
