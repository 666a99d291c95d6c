import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { userNameIn } from '../../../../store/core/values/typed/mobileNumber';
import {
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
import { identifyText } from './identify.text';
import { IdentifyFailure } from './IdentifyFailure';

const claimSchema = v.object({
  purpose: v.picklist(['REGISTER', 'RESETPASSWORD'], 'purpose'),
  identity: v.pipe(
    v.string(),
    v.transform(userNameIn),
    v.nonEmpty('identity'),
    v.maxLength(64, 'long'),
  ),
});
/** The choice that an address makes: `REGISTER` and `RESET_PASSWORD` of `store/core/paths.ts`. */
const purposeOf: Readonly<Record<string, IdentificationPurpose>> = {
  register: 'REGISTER',
  password: 'RESETPASSWORD',
};
type Code = 'purpose' | 'identity' | 'long';

/** The first step of a registration and of a password reset. The links of the login screen say which. */
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
  // The purpose chosen in the failure alert; the radio group then starts with it.
  const [switchedPurpose, setSwitchedPurpose] = useState<IdentificationPurpose>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(claimSchema, event.currentTarget, ['purpose', 'identity', 'long']);
    setErrors(reading.ok ? {} : reading.errors);
    if (reading.ok) dispatch(identify.requested(reading.values));
  };
  return (
    <FormLayout method="post" noValidate onSubmit={submit}>
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
