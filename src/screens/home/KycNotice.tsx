import { Link } from 'react-router-dom';
import { selectUserInfo } from '../../../store/account/subscriber';
import { KYC } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { useAppSelector } from '../../app/hooks';
import { dashboardText } from './dashboard.text';

/** The subscriber's papers, where there is something to do about them. */
export const KycNotice = () => {
  const t = useText(dashboardText);
  const status = useAppSelector(selectUserInfo)?.kycstatus;
  if (status !== 'MISSING' && status !== 'REJECTED') return null;
  const isRejected = status === 'REJECTED';
  return (
    <Alert
      tone={isRejected ? 'bad' : 'warn'}
      action={<Link to={KYC}>{isRejected ? t.kycReplace : t.kycAdd}</Link>}
    >
      {isRejected ? t.kycRejected : t.kycMissing}
    </Alert>
  );
};
