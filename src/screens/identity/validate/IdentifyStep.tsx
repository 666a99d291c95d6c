import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { type Failure, refusalCode } from '../../../../store/core/failure';
import { LOGIN, OFFER_PLANS } from '../../../../store/core/paths';
import { userNameIn } from '../../../../store/core/values/typed/mobileNumber';
import { maxCharacters } from '../../../../store/core/values/typed/textLength';
import {
  type Claim,
  type IdentificationPurpose,
  type IdentificationStep,
  identify,
} from '../../../../store/identity/identification';
import { useAppDispatch } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { type FieldErrors, readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { phoneLink } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { FailureAlert } from '../../writes/OutcomeUnknown';
import { identifyText } from '../identity.text';

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
  const { phone } = useOperator();
  const dispatch = useAppDispatch();
  /** A button that sends the identity again for the other purpose. */
  const switchButton = (purpose: IdentificationPurpose, label: string) => {
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
              {switchButton('RESETPASSWORD', t.setPassword)}
            </>
          }
        >
          {t.registered}
        </Alert>
      );
    case 'NOTREGISTERED':
      return (
        <Alert tone="warn" live action={switchButton('REGISTER', t.register)}>
          {t.notRegistered}
        </Alert>
      );
    case 'NOMOBILE':
      return (
        <Alert
          tone="bad"
          live
          action={phone !== undefined && <a href={phoneLink(phone)}>{t.call(phone)}</a>}
        >
          {t.noMobile}
        </Alert>
      );
    default:
      return <FailureAlert failure={failure} />;
  }
};

/** The schema of the form. */
export const claimSchema = v.object({
  purpose: v.picklist(['REGISTER', 'RESETPASSWORD'], 'purpose'),
  identity: v.pipe(
    v.string(),
    v.transform(userNameIn),
    v.nonEmpty('identity'),
    maxCharacters(64, 'long'),
  ),
});
/** The purpose for each value of `for` in the query (`REGISTRATION` and `RESET_PASSWORD` of `paths.ts`). */
const purposeOf: Readonly<Record<string, IdentificationPurpose>> = {
  register: 'REGISTER',
  password: 'RESETPASSWORD',
};
type Code = 'purpose' | 'identity' | 'long';

/** The first step of a registration or a password reset. The query may preselect one of the two. */
export const IdentifyStep = ({
  identification,
}: {
  readonly identification: IdentificationStep<'identifying'>;
}) => {
  const t = useText(identifyText);
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<FieldErrors<string, Code>>({});
  const isBusy = useIsRunning(identify);
  const [query] = useSearchParams();
  // The purpose that was chosen in the failure alert. The radio group starts with it.
  const [switchedPurpose, setSwitchedPurpose] = useState<IdentificationPurpose>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(claimSchema, event.currentTarget, ['purpose', 'identity', 'long']);
    setErrors(reading.ok ? {} : reading.errors);
    if (reading.ok) dispatch(identify.requested(reading.values));
  };
  return (
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit}>
      {identification.wasReloaded && <Alert tone="warn">{t.reloaded}</Alert>}
      <ErrorSummary errors={errors} texts={t.errors} />
      {identification.failure && (
        <IdentifyFailure
          failure={identification.failure}
          claim={identification.claim}
          onPurposeSwitched={setSwitchedPurpose}
        />
      )}
      <RadioGroup
        key={switchedPurpose}
        name="purpose"
        label={t.purpose}
        defaultValue={
          switchedPurpose ?? identification.claim?.purpose ?? purposeOf[query.get('for') ?? '']
        }
        error={errors['purpose'] && t.errors[errors['purpose']]}
        choices={[
          { value: 'RESETPASSWORD', label: t.RESETPASSWORD, hint: t.resetHint },
          { value: 'REGISTER', label: t.REGISTER, hint: t.registerHint },
        ]}
      />
      <Field
        name="identity"
        label={t.identity}
        hint={t.identityHint}
        defaultValue={identification.claim?.identity}
        error={errors['identity'] && t.errors[errors['identity']]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide busy={isBusy}>
        {t.submit}
      </Button>
    </FormLayout>
  );
};
