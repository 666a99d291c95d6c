import { Link } from 'react-router-dom';
import { selectUserInfo } from '../../../store/account/subscriber';
import { HOME } from '../../app/guard';
import { useText } from '../../text/useText';
import { Notice } from '../../ui/feedback/Alert';
import { useStore } from '../../app/hooks';
import { dashboardText } from './dashboard.text';

/** The subscriber's papers, where there is something to do about them. */
export const KycNotice = () => {
  const t = useText(dashboardText);
  const status = useStore(selectUserInfo)?.kycstatus;
  if (status !== 'MISSING' && status !== 'REJECTED') return null;
  const isRejected = status === 'REJECTED';
  return (
    <Notice
      tone={isRejected ? 'bad' : 'warn'}
      action={<Link to={`${HOME}/myprofile/kyc`}>{isRejected ? t.kycReplace : t.kycAdd}</Link>}
    >
      {isRejected ? t.kycRejected : t.kycMissing}
    </Notice>
  );
};
