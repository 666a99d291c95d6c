import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { maxCharacters } from '../../../../store/core/values/typed/textLength';
import {
  createTicket,
  draftTyped,
  selectHasTicketDraft,
  selectTicketDraft,
} from '../../../../store/help/ticketDraft';
import { offeredCategory, type TicketChoices } from '../../../../store/help/tickets';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { isOutcomeUnknown } from '../../../../store/writes/outcome';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ErrorSummary } from '../../../ui/forms/ErrorSummary';
import { Field } from '../../../ui/forms/Field';
import { type FieldErrors, readForm } from '../../../ui/forms/formFields';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedFields } from '../../../ui/forms/rules/typedText';
import { Select } from '../../../ui/forms/Select';
import { TextArea } from '../../../ui/forms/TextArea';
import { useCaretAtEnd } from '../../../ui/forms/useCaretAtEnd';
import { FailureAlert } from '../../writes/OutcomeUnknown';
import { newTicketText } from '../help.text';

/** The operator's limits. */
const SUBJECT_LENGTH = 120;
const DESCRIPTION_LENGTH = 4_000;

const requiredText = <Code extends string>(code: Code, maxLength: number) =>
  v.pipe(v.string(code), v.trim(), v.nonEmpty(code), maxCharacters(maxLength, code));

/** The schema of a ticket; some categories need a box. */
export const ticketSchema = (needsBox: boolean) =>
  v.object({
    categoryid: requiredText('categoryid', 64),
    stbno: needsBox ? requiredText('stbno', 64) : v.optional(v.string('stbno')),
    subject: requiredText('subject', SUBJECT_LENGTH),
    description: requiredText('description', DESCRIPTION_LENGTH),
    contactmethod: requiredText('contactmethod', 64),
  });

const TICKET_CODES = ['categoryid', 'stbno', 'subject', 'description', 'contactmethod'] as const;
type TicketCode = (typeof TICKET_CODES)[number];

/** Loaded after the form, together with the answers of the help page. */
const Suggestions = lazyPart({
  id: 'ticket-suggestions',
  load: async () => (await import(/* webpackChunkName: "faqs" */ './Suggestions')).Suggestions,
  needs: ['faqs'],
});

interface TicketFormProps {
  readonly choices: TicketChoices;
  readonly boxes: readonly Box[];
  readonly onDiscard: () => void;
}

/** The form of a ticket. It starts with the draft and updates it with every keystroke. */
export const TicketForm = ({ choices, boxes, onDiscard }: TicketFormProps) => {
  const t = useText(newTicketText);
  const dispatch = useAppDispatch();
  const [draft] = useState(useAppSelector(selectTicketDraft));
  const hasDraft = useAppSelector(selectHasTicketDraft);
  const [subject, setSubject] = useState(draft.subject);
  const [errors, setErrors] = useState<FieldErrors<string, TicketCode>>({});
  const request = useFlowRequest(createTicket);
  const caretAtEnd = useCaretAtEnd();
  // Categories that need a box are left out if the subscriber has no box.
  const categories = choices.categories.filter(({ needsbox }) => !needsbox || boxes.length > 0);
  const [first] = useState(offeredCategory(categories, draft.categoryid));
  const [categoryid, setCategory] = useState(first);
  const needsBox = categories.some(
    ({ categoryid: id, needsbox }) => id === categoryid && (needsbox ?? boxes.length > 0),
  );
  const errorOf = (name: TicketCode) => errors[name] && t.errors[errors[name]];

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reading = readForm(ticketSchema(needsBox), event.currentTarget, TICKET_CODES);
    setErrors(reading.ok ? {} : reading.errors);
    if (!reading.ok) return;
    const { stbno, ...ticket } = reading.values;
    request.begin();
    dispatch(createTicket.requested({ ...ticket, ...(needsBox && stbno && { stbno }) }));
  };

  return (
    <FormLayout
      busy={request.isBusy}
      noValidate
      onSubmit={submit}
      onInput={({ currentTarget }) =>
        dispatch(draftTyped(typedFields(currentTarget, TICKET_CODES)))
      }
    >
      <ErrorSummary errors={errors} texts={t.errors} />
      <Select
        name="categoryid"
        label={t.category}
        placeholder={t.choose}
        error={errorOf('categoryid')}
        defaultValue={first}
        onChange={({ currentTarget }) => setCategory(currentTarget.value)}
        options={categories.map(({ categoryid: id, category }) => ({
          value: id,
          label: category || id,
        }))}
      />
      <UnreadableRows call="ticketCategories" />
      {needsBox && <BoxSelect boxes={boxes} first={draft.stbno} error={errorOf('stbno')} />}
      <Field
        {...caretAtEnd}
        name="subject"
        label={t.subject}
        hint={t.subjectHint}
        error={errorOf('subject')}
        defaultValue={draft.subject}
        maxLength={SUBJECT_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => setSubject(currentTarget.value)}
      />
      <Suggestions text={subject} failed={() => null} />
      <TextArea
        name="description"
        label={t.description}
        error={errorOf('description')}
        defaultValue={draft.description}
        maxLength={DESCRIPTION_LENGTH}
      />
      <Select
        name="contactmethod"
        label={t.contact}
        placeholder={t.choose}
        error={errorOf('contactmethod')}
        defaultValue={draft.contactmethod}
        options={choices.methods.map(({ contactmethod, name }) => ({
          value: contactmethod,
          label: name || contactmethod,
        }))}
      />
      <UnreadableRows call="contactMethods" />
      {request.failure !== null && !isOutcomeUnknown(request.failure) && (
        <FailureAlert failure={request.failure} />
      )}
      <Button type="submit" wide busy={request.isBusy}>
        {t.send}
      </Button>
      {hasDraft && !request.isBusy && (
        <Button tone="ghost" wide onClick={onDiscard}>
          {t.discard}
        </Button>
      )}
    </FormLayout>
  );
};

interface BoxSelectProps {
  readonly boxes: readonly Box[];
  readonly first: string;
  readonly error: string | undefined;
}

const BoxSelect = ({ boxes, first, error }: BoxSelectProps) => {
  const t = useText(newTicketText);
  const boxWords = useBoxWords();
  const only = boxes.length === 1 ? (boxes[0]?.stbno ?? '') : '';
  return (
    <Select
      name="stbno"
      label={t.box}
      {...(only === '' && { placeholder: t.choose })}
      error={error}
      defaultValue={first || only}
      options={boxes.map(({ stbno }) => ({
        value: stbno,
        label: boxWords.fullName(stbno),
      }))}
    />
  );
};
