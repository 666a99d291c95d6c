import { Link } from 'react-router-dom';
import { type Failure, refusalCode } from '../../../../store/core/failure';
import { LOGIN, OFFER_PLANS } from '../../../../store/core/paths';
import {
  type Claim,
  type IdentificationPurpose,
  identify,
} from '../../../../store/identity/identification';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { phoneLink } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { identifyText } from './identify.text';

interface IdentifyFailureProps {
  readonly failure: Failure;
  /** The identity and purpose that were sent. */
  readonly claim: Claim | null;
  /** The subscriber switched between registering and resetting the password. */
  readonly onPurposeSwitched: (purpose: IdentificationPurpose) => void;
}

/** Says why no code was sent and what to do about it. */
export const IdentifyFailure = ({ failure, claim, onPurposeSwitched }: IdentifyFailureProps) => {
  const t = useText(identifyText);
  const failureText = useFailureText();
  switch (refusalCode(failure)) {
    case 'UNKNOWN':
      return (
        <Alert tone="bad" live action={<Link to={OFFER_PLANS}>{t.newConnection}</Link>}>
          {t.unknown}
        </Alert>
      );
    case 'REGISTERED':
      return (
        <Alert
          tone="warn"
          live
          action={
            <>
              <Link to={LOGIN}>{t.logIn}</Link>
              <SwitchPurpose
                {...{ claim, onPurposeSwitched }}
                purpose="RESETPASSWORD"
                label={t.setPassword}
              />
            </>
          }
        >
          {t.registered}
        </Alert>
      );
    case 'NOTREGISTERED':
      return (
        <Alert
          tone="warn"
          live
          action={
            <SwitchPurpose
              {...{ claim, onPurposeSwitched }}
              purpose="REGISTER"
              label={t.register}
            />
          }
        >
          {t.notRegistered}
        </Alert>
      );
    case 'NOMOBILE':
      return (
        <Alert tone="bad" live action={<CallOperator />}>
          {t.noMobile}
        </Alert>
      );
    default:
      return (
        <Alert tone="bad" live>
          {failureText(failure)}
        </Alert>
      );
  }
};

interface SwitchPurposeProps extends Omit<IdentifyFailureProps, 'failure'> {
  readonly purpose: IdentificationPurpose;
  readonly label: string;
}

/** Sends the identity again for the other purpose. */
const SwitchPurpose = ({ claim, purpose, label, onPurposeSwitched }: SwitchPurposeProps) => {
  const dispatch = useAppDispatch();
  if (!claim) return null;
  const press = () => {
    onPurposeSwitched(purpose);
    dispatch(identify.requested({ ...claim, purpose }));
  };
  return (
    <button type="button" onClick={press}>
      {label}
    </button>
  );
};

const CallOperator = () => {
  const t = useText(identifyText);
  const { phone } = useOperator();
  return phone === undefined ? null : <a href={phoneLink(phone)}>{t.call(phone)}</a>;
};
