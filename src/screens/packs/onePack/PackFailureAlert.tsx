import { packFailureReason, packNameOf } from '../../../../store/packs/packResult';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { useText } from '../../../text/useText';
import { useDayText } from '../../../ui/data/DateText';
import { Alert } from '../../../ui/feedback/Alert';
import { TechnicalDetails } from '../../../ui/layout/Folded';
import { GetHelp } from '../../help/newTicket/GetHelp';
import { failedPackText } from '../packs.text';

/**
 * Why a pack failed, in the portal's words and the operator's (specification §8, code 1087 and its messages). Offers a
 * ticket unless the subscriber only has to wait.
 */
export const PackFailureAlert = ({ pack }: { readonly pack: Pack }) => {
  const t = useText(failedPackText);
  const reason = useFailureReason(pack);
  if (packStatusOf(pack) !== 'FAILED') return null;
  const isTooEarly = packFailureReason(pack.error) === 'tooEarly';
  return (
    <Alert tone="bad" action={!isTooEarly && <FailedPackHelp pack={pack} />}>
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

/** The ticket contains the product id and the error code, so that the operator can find the failure. */
const FailedPackHelp = ({ pack }: { readonly pack: Pack }) => {
  const { productid, errorcode, totalprice } = pack;
  return (
    <GetHelp
      question="packs"
      reference={[productid, errorcode].filter(Boolean).join(' · ')}
      amount={totalprice}
      time=""
      packs={[packNameOf(pack)]}
    />
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
