import { StaticRouter } from 'react-router-dom';
import styled from 'styled-components';
import { PAYMENT_STATUS } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { OperatorMark } from '../../../ui/frame/operator';
import { ResultHead } from '../../../ui/result/ResultHead';
import { ResultColumn } from '../../../ui/result/ResultLayout';
import { paymentStatusText } from '../payments.text';

const Page = styled.div`
  display: grid;
  gap: ${space.l};
  padding: 14px ${space.l} ${space.l};
`;

/**
 * The HTML of the status page before any script runs: the head of the result, which says that the operator is being
 * asked.
 */
export const PaymentChecking = () => {
  const t = useText(paymentStatusText);
  return (
    <StaticRouter location={PAYMENT_STATUS}>
      <Page>
        <OperatorMark />
        <ResultColumn>
          <ResultHead state="asking" title={t.titles.asking}>
            <p>{t.dontClose}</p>
          </ResultHead>
        </ResultColumn>
      </Page>
    </StaticRouter>
  );
};
