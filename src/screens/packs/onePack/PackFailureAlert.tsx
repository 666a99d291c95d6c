import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { packFailureReason } from '../../../../store/packs/packResult';
import { useText } from '../../../text/useText';
import { useDayText } from '../../../ui/data/dayText';
import { Alert } from '../../../ui/feedback/Alert';
import { TechnicalDetails } from '../../../ui/feedback/TechnicalDetails';
import { failedPackText } from './failedPack.text';

/** Why a pack failed, in our words and in the operator's (specification §8: 1087 and its messages). */
export const PackFailureAlert = ({ pack }: { readonly pack: Pack }) => {
  const t = useText(failedPackText);
  const reason = useFailureReason(pack);
  if (packStatusOf(pack) !== 'FAILED') return null;
  return (
    <Alert tone="bad">
      <p>{reason}</p>
      {(pack.error !== '' || pack.errorcode !== '') && (
        <TechnicalDetails>
          {pack.error !== '' && <p>{t.itsMessage(pack.error)}</p>}
          {pack.errorcode !== '' && <p>{t.code(pack.errorcode)}</p>}
        </TechnicalDetails>
      )}
    </Alert>
  );
};

const useFailureReason = ({ error, renewablefrom }: Pack): string => {
  const t = useText(failedPackText);
  const dayText = useDayText();
  const reason = packFailureReason(error);
  if (reason === 'tooEarly')
    return renewablefrom === '' ? t.tooEarly : t.tooEarlyUntil(dayText(renewablefrom));
  return reason === 'chargeRefused' ? t.chargeRefused : t.otherFailure;
};
