import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { selectStatus } from '../../../../store/core/flows';
import {
  identify,
  type IdentificationPurpose,
  type IdentificationStep,
} from '../../../../store/identity/identification';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { readForm, type FieldErrors } from '../../../ui/forms/formFields';
import { Alert } from '../../../ui/feedback/Alert';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { identifyText } from './identify.text';
import { IdentifyFailure } from './IdentifyFailure';
import { Form } from './sheets';

const claimSchema = v.object({
  purpose: v.picklist(['REGISTER', 'RESETPASSWORD'], 'purpose'),
  identity: v.pipe(v.string(), v.trim(), v.nonEmpty('identity'), v.maxLength(64, 'long')),
});
type Code = 'purpose' | 'identity' | 'long';

/** Both ways to a login begin alike, and the login's links lead here without saying which was meant. */
export const IdentifyStep = ({ now }: { readonly now: IdentificationStep<'identifying'> }) => {
  const t = useText(identifyText);
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<FieldErrors<string, Code>>({});
  const isBusy = useAppSelector((state) => selectStatus(state, identify) === 'running');
  // Chosen by the notice and not in the group, which then begins with it.
  const [instead, setInstead] = useState<IdentificationPurpose>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(claimSchema, event.currentTarget, ['purpose', 'identity', 'long']);
    setErrors(reading.ok ? {} : reading.errors);
    if (reading.ok) dispatch(identify.requested(reading.values));
  };
  return (
    <Form method="post" noValidate onSubmit={submit}>
      {now.wasReloaded && <Alert tone="warn">{t.reloaded}</Alert>}
      <ErrorSummary errors={errors} texts={t.errors} />
      {now.failure && (
        <IdentifyFailure failure={now.failure} claim={now.claim} onPurposeSwitched={setInstead} />
      )}
      <RadioGroup
        key={instead}
        name="purpose"
        label={t.purpose}
        defaultValue={instead ?? now.claim?.purpose}
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
        defaultValue={now.claim?.identity}
        error={errors['identity'] && t.errors[errors['identity']]}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" wide busy={isBusy}>
        {t.submit}
      </Button>
    </Form>
  );
};
