import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/packs/packList';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { failedPackText } from './failedPack.text';
import { useDayText } from './useDayText';

interface PackProps {
  readonly pack: Pack;
}

/** Why a pack failed, in plain words and then in the operator's own (specification §8: 1087 and its messages). */
export const PackFailureAlert = ({ pack }: PackProps) => {
  const t = useText(failedPackText);
  const reason = useFailureReason(pack);
  if (packStatusOf(pack) !== 'FAILED') return null;
  return (
    <Alert tone="bad">
      <p>{reason}</p>
      {pack.error !== '' && <p>{t.itsMessage(pack.error)}</p>}
      {pack.errorcode !== '' && <p>{t.code(pack.errorcode)}</p>}
    </Alert>
  );
};

const useFailureReason = ({ error, renewablefrom }: Pack): string => {
  const t = useText(failedPackText);
  const dayText = useDayText();
  if (/within 15 days of expiry/i.test(error))
    return renewablefrom === '' ? t.tooEarly : t.tooEarlyUntil(dayText(renewablefrom));
  return /CreateConditionalVoucherCharges/i.test(error) ? t.chargeRefused : t.otherFailure;
};
