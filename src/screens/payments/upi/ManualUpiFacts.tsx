import styled from 'styled-components';
import { parseUpiIntent } from '../../../../store/payments/upiIntent';
import { useText } from '../../../text/useText';
import { color, size, space, target } from '../../../theme/tokens';
import { CopyText } from '../../../ui/feedback/CopyText';
import { Money } from '../../../ui/data/Money';
import { TextOr } from '../../../ui/data/TextOr';
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
    display: grid;
    gap: ${space.m};
    padding-top: ${space.s};
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** The facts of the QR code, for a payer who can neither scan it nor open its link. */
export const ManualUpiFacts = ({ intent }: { readonly intent: string }) => {
  const t = useText(upiText);
  const asks = parseUpiIntent(intent);
  if (!asks) return null;
  return (
    <Folded>
      <summary>{t.byHand}</summary>
      <dl>
        <div>
          <dt>{t.payee}</dt>
          <dd>
            <CopyText text={asks.payee} />
          </dd>
        </div>
        <div>
          <dt>{t.payeeName}</dt>
          <dd>
            <TextOr text={asks.payeeName} />
          </dd>
        </div>
        <div>
          <dt>{t.amount}</dt>
          <dd>
            <Money amount={asks.amount} />
          </dd>
        </div>
        {asks.reference !== '' && (
          <div>
            <dt>{t.reference}</dt>
            <dd>
              <CopyText text={asks.reference} />
            </dd>
          </div>
        )}
      </dl>
    </Folded>
  );
};
