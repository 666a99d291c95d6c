import styled from 'styled-components';
import { parseUpiIntent } from '../../../../store/payments/upiIntent';
import { UPI_EXTRA_FIELDS } from '../../../../store/wire/values';
import { useText } from '../../../text/useText';
import { color, space, target } from '../../../theme/tokens';
import { FactList } from '../../../ui/data/FactList';
import { Money } from '../../../ui/data/Money';
import { CopyText } from '../../../ui/feedback/CopyText';
import { upiText } from './request/upi.text';

const Folded = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-height: ${target};
    color: ${color.brand};
    cursor: pointer;
  }
  dl {
    padding-top: ${space.s};
  }
`;

/** The facts of the QR code, for a payer who can neither scan it nor open its link. */
export const ManualUpiFacts = ({ intent }: { readonly intent: string }) => {
  const t = useText(upiText);
  const asks = parseUpiIntent(intent, UPI_EXTRA_FIELDS);
  if (!asks) return null;
  return (
    <Folded>
      <summary>{t.byHand}</summary>
      <FactList
        look="one"
        facts={[
          [t.payee, <CopyText key="payee" text={asks.payee} />],
          [t.payeeName, asks.payeeName],
          [t.amount, <Money key="amount" amount={asks.amount} />],
          asks.reference === ''
            ? null
            : [t.reference, <CopyText key="reference" text={asks.reference} />],
        ]}
      />
    </Folded>
  );
};
