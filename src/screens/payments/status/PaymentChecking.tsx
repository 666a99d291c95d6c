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

/** The prerendered HTML of the status page: a heading that says that the portal is asking the operator. */
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
