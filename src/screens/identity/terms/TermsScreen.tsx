import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { acceptTerms, logOut } from '../../../../store/identity/session';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureMessage, useIsRunning } from '../../../app/hooks/useFlow';
import { useOperatorWords } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { fieldId } from '../../../ui/forms/FieldFrame';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { phoneLink } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { OutwardLink } from '../../../ui/layout/InlineLink';
import { Row } from '../../../ui/layout/Stack';
import { termsText } from '../identity.text';

const Paragraphs = styled.div`
  display: grid;
  gap: ${space.m};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/**
 * Shown after the login until the subscriber accepts, if the company agreement is NO (specification §3 and §7). Without
 * terms in the operator's configuration, the screen shows the operator's contacts.
 */
export const TermsScreen = () => {
  const t = useText(termsText);
  const { name, terms = {} } = useOperator();
  const shown = useOperatorWords()(terms);
  const isPublished = shown.words !== '';
  const dispatch = useAppDispatch();
  const [isMissing, setMissing] = useState(false);
  const isBusy = useIsRunning(acceptTerms);
  const failureMessage = useFailureMessage(acceptTerms);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const agreed = new FormData(event.currentTarget).has('agree');
    setMissing(!agreed);
    if (agreed) dispatch(acceptTerms.requested());
    else document.getElementById(fieldId('agree'))?.focus();
  };
  return (
    <EntryFrame view="terms" title={t.title} lead={isPublished ? t.lead : t.notPublished(name)}>
      {isPublished ? <Terms {...shown} /> : <OperatorContacts />}
      <FormLayout busy={isBusy} noValidate onSubmit={submit}>
        {failureMessage && (
          <Alert tone="bad" live>
            {failureMessage}
          </Alert>
        )}
        <Checkbox
          name="agree"
          label={isPublished ? t.agree : t.agreeUnseen(name)}
          error={isMissing ? t.mustAgree : undefined}
        />
        <Button type="submit" wide busy={isBusy}>
          {t.accept}
        </Button>
        <Button tone="ghost" wide onClick={() => dispatch(logOut.requested())}>
          {t.leave}
        </Button>
      </FormLayout>
    </EntryFrame>
  );
};

const Terms = ({ words, lang }: ReturnType<ReturnType<typeof useOperatorWords>>) => {
  const t = useText(termsText);
  if (/^https:\S+$/.test(words))
    return (
      <OutwardLink href={words} hrefLang={lang} target="_blank" rel="noopener noreferrer">
        {t.read}
      </OutwardLink>
    );
  return (
    <Paragraphs lang={lang}>
      {words.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Paragraphs>
  );
};

const OperatorContacts = () => {
  const { phone, email } = useOperator();
  return (
    <Row $gap="none xl">
      {phone && <OutwardLink href={phoneLink(phone)}>{phone}</OutwardLink>}
      {email && <OutwardLink href={`mailto:${email}`}>{email}</OutwardLink>}
    </Row>
  );
};
