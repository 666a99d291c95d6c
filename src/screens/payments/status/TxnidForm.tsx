import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paymentWatched, selectIsWatched } from '../../../../store/payments/payments';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Field } from '../../../ui/forms/Field';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { Stack } from '../../../ui/layout/Card';
import { paymentStatusText } from './paymentStatus.text';
import { MAX_TXNID_LENGTH, useTxnidHint } from './txnidInAddress';

interface TxnidFormProps {
  /** A reference that the operator does not know: the field begins with it. */
  readonly unknown?: string;
}

/** Asks for the reference when the address has none, or one that is not known. */
export const TxnidForm = ({ unknown }: TxnidFormProps) => {
  const t = useText(paymentStatusText);
  const [, setQuery] = useSearchParams();
  const hint = useTxnidHint();
  const dispatch = useAppDispatch();
  const isChecking = useAppSelector((state) =>
    unknown === undefined ? false : selectIsWatched(state, unknown),
  );
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const txnid = typedIn(event.currentTarget, 'txnid').trim();
    setMissing(txnid === '');
    // The same one again is asked about again.
    if (txnid !== '' && txnid === unknown) dispatch(paymentWatched({ txnid }));
    else if (txnid !== '') setQuery({ txnid });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <Field
          name="txnid"
          label={t.reference}
          defaultValue={unknown ?? hint}
          maxLength={MAX_TXNID_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? t.referenceMissing : undefined}
        />
        <Button type="submit" wide busy={isChecking}>
          {t.ask}
        </Button>
      </Stack>
    </form>
  );
};
