import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Field } from '../../../ui/forms/Field';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { Stack } from '../../../ui/layout/Card';
import { paymentStatusText } from './paymentStatus.text';
import { MAX_TXNID_LENGTH, useTxnidHint } from './txnidInAddress';

/** Asks for the reference when the address has none. */
export const TxnidForm = () => {
  const t = useText(paymentStatusText);
  const [, setQuery] = useSearchParams();
  const hint = useTxnidHint();
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const txnid = typedIn(event.currentTarget, 'txnid').trim();
    setMissing(txnid === '');
    if (txnid !== '') setQuery({ txnid });
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <Field
          name="txnid"
          label={t.reference}
          defaultValue={hint}
          maxLength={MAX_TXNID_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isMissing ? t.referenceMissing : undefined}
        />
        <Button type="submit" wide>
          {t.ask}
        </Button>
      </Stack>
    </form>
  );
};
