import type { Failure } from '../../../../../store/core/failure';
import { selectStatus } from '../../../../../store/core/flows';
import {
  identify,
  startedAgain,
  type Claim,
  type OtpData,
} from '../../../../../store/identity/identification';
import { useText } from '../../../../text/useText';
import { Alert } from '../../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { codeText } from './code.text';
import { refusalCode, isIdentificationStale, useFailureText } from '../refusals';

/** What is wrong with the code itself stands at its field; everything else stands above the form. */
export const useFieldError = (failure: Failure | null, otpData: OtpData): string | undefined => {
  const t = useText(codeText);
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

interface CodeFailureProps {
  readonly failure: Failure;
  readonly claim: Claim;
}

export const CodeFailure = ({ failure, claim }: CodeFailureProps) => {
  const t = useText(codeText);
  const sentence = useFailureText();
  if (isIdentificationStale(failure))
    return (
      <Alert tone="warn" live action={<Restart claim={claim} />}>
        {t.stale}
      </Alert>
    );
  return (
    <Alert tone="bad" live>
      {refusalCode(failure) === 'OTP_LIMIT' ? t.limit : sentence(failure)}
    </Alert>
  );
};

/** One press when the number is still known; after a reload it has to be typed again. */
const Restart = ({ claim }: { readonly claim: Claim }) => {
  const t = useText(codeText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectStatus(state, identify) === 'running');
  const restart = () =>
    dispatch(claim.identity === '' ? startedAgain() : identify.requested(claim));
  return (
    <button type="button" aria-busy={isBusy || undefined} onClick={restart}>
      {t.restart}
    </button>
  );
};
