import { type Failure, refusalCode } from '../../../../../store/core/failure';
import type { OtpData } from '../../../../../store/documented/documentedState';
import { type Claim, identify, startedAgain } from '../../../../../store/identity/identification';
import { useAppDispatch } from '../../../../app/hooks';
import { useIsRunning } from '../../../../app/hooks/useFlow';
import { useFailureText } from '../../../../app/hooks/useFlow';
import { useText } from '../../../../text/useText';
import { Alert } from '../../../../ui/feedback/Alert';
import { isIdentificationStale } from '../refusals';
import { identificationOtpText } from './identificationOtp.text';

/** The error shown at the code field. Every other failure is shown above the form. */
export const useFieldError = (failure: Failure | null, otpData: OtpData): string | undefined => {
  const t = useText(identificationOtpText);
  const left = otpData.attemptsremaining;
  switch (refusalCode(failure)) {
    case 'OTP_INCORRECT':
      return left === null ? t.wrong : `${t.wrong} ${t.triesLeft(left)}`;
    case 'OTP_EXPIRED':
      return t.expired;
    case 'OTP_SPENT':
      return t.spent;
    default:
      return undefined;
  }
};

interface IdentificationOtpFailureProps {
  readonly failure: Failure;
  readonly claim: Claim;
}

export const IdentificationOtpFailure = ({ failure, claim }: IdentificationOtpFailureProps) => {
  const t = useText(identificationOtpText);
  const failureText = useFailureText();
  if (isIdentificationStale(failure))
    return (
      <Alert tone="warn" live action={<Restart claim={claim} />}>
        {t.stale}
      </Alert>
    );
  return (
    <Alert tone="bad" live>
      {refusalCode(failure) === 'OTP_LIMIT' ? t.limit : failureText(failure)}
    </Alert>
  );
};

/** Sends a new code at once when the identity is known; after a reload it has to be typed again. */
const Restart = ({ claim }: { readonly claim: Claim }) => {
  const t = useText(identificationOtpText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(identify);
  const restart = () =>
    dispatch(claim.identity === '' ? startedAgain() : identify.requested(claim));
  return (
    <button type="button" aria-busy={isBusy || undefined} onClick={restart}>
      {t.restart}
    </button>
  );
};
