import { type FormEvent, useEffect, useState } from 'react';
import { type Failure, refusalCode } from '../../../../store/core/failure';
import { plainCharacters } from '../../../../store/core/values/typed/characters';
import { MOBILE, mobileNumberIn } from '../../../../store/core/values/typed/mobileNumber';
import { findAccount } from '../../../../store/payments/instantPayment';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import type { FieldErrors } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { instantPaymentText } from '../payments.text';

type NumberError = 'missing' | 'odd';

const MIN_LENGTH = 4;
/** The characters of account and box numbers. */
const NUMBER = /^[\p{L}\d][\p{L}\d/-]*$/u;

/**
 * Reads an account number, a box number or a mobile number as people write it: with spaces, and a mobile number with
 * its country code. Returns the bare number, or the code of the error.
 */
export const readNumber = (typed: string): { readonly number: string } | NumberError => {
  const bare = plainCharacters(typed).replace(/\s/g, '');
  if (bare === '') return 'missing';
  const mobile = mobileNumberIn(bare);
  if (MOBILE.test(mobile)) return { number: mobile };
  return bare.length >= MIN_LENGTH && NUMBER.test(bare) ? { number: bare } : 'odd';
};

/** In characters. No account number and no box number is longer. */
const MAX_LENGTH = 40;

/** Finds a connection by its number, without a login. */
export const NumberForm = () => {
  const t = useText(instantPaymentText);
  const dispatch = useAppDispatch();
  const [errors, setErrors] = useState<FieldErrors<'number', NumberError>>({});
  const { isBusy, failure, begin } = useFlowRequest(findAccount);
  // An answer that arrives after the screen was left must not open the next screen.
  useEffect(() => () => void dispatch(findAccount.cancelled()), [dispatch]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readNumber(typedIn(event.currentTarget, 'number'));
    setErrors(typeof reading === 'string' ? { number: reading } : {});
    if (typeof reading === 'string') return;
    begin();
    dispatch(findAccount.requested(reading.number));
  };
  return (
    <FormLayout method="post" busy={isBusy} noValidate onSubmit={submit}>
      <ErrorSummary errors={errors} texts={t.errors} />
      {failure && <FindFailure failure={failure} />}
      <Field
        name="number"
        label={t.number}
        hint={t.numberHint}
        error={errors.number && t.errors[errors.number]}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" wide busy={isBusy}>
        {t.find}
      </Button>
    </FormLayout>
  );
};

/** Says why no account was found for a typed or saved number. */
export const FindFailure = ({ failure }: { readonly failure: Failure }) => {
  const t = useText(instantPaymentText);
  const failureText = useFailureText();
  const isLost = refusalCode(failure) === 'NUMBER_LOST';
  const isUnknown = failure.kind === 'refused' && failure.status === 404;
  return (
    <Alert live tone="bad">
      {isLost ? t.lost : isUnknown ? t.unknownNumber : failureText(failure)}
    </Alert>
  );
};
