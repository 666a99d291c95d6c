import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { Button } from '../../../../src/ui/buttons/Button';
import { Checkbox } from '../../../../src/ui/forms/Checkbox';
import { ErrorSummary } from '../../../../src/ui/forms/ErrorSummary';
import { Field } from '../../../../src/ui/forms/Field';
import type { FieldErrors } from '../../../../src/ui/forms/formFields';
import { readForm } from '../../../../src/ui/forms/formFields';
import { FormLayout } from '../../../../src/ui/forms/FormLayout';
import { OtpField } from '../../../../src/ui/forms/OtpField';
import { PasswordField } from '../../../../src/ui/forms/PasswordField';
import { RadioGroup } from '../../../../src/ui/forms/RadioGroup';
import { Select } from '../../../../src/ui/forms/Select';
import { TextArea } from '../../../../src/ui/forms/TextArea';
import { useBrowserFormData } from './formData';

useBrowserFormData();

const schema = v.object({
  number: v.pipe(v.string(), v.nonEmpty('missing'), v.regex(/^\d{10}$/, 'short')),
  city: v.pipe(v.string('missing'), v.nonEmpty('missing')),
});
const texts = { missing: 'Fill this in.', short: 'Ten digits, please.' };
type Errors = FieldErrors<'number' | 'city', keyof typeof texts>;

const Form = ({ onRead }: { readonly onRead: (values: unknown) => void }) => {
  const [errors, setErrors] = useState<Errors>({});
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const reading = readForm(schema, event.currentTarget, ['missing', 'short']);
        setErrors(reading.ok ? {} : reading.errors);
        if (reading.ok) onRead(reading.values);
      }}
    >
      <ErrorSummary errors={errors} texts={texts} />
      <Field
        name="number"
        label="Number"
        hint="The one we know"
        error={errors.number && texts[errors.number]}
      />
      <Field name="city" label="City" error={errors.city && texts[errors.city]} />
      <Button type="submit">Send</Button>
    </form>
  );
};

const spokenAbout = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('A form filled in wrongly', () => {
  it('The focus goes to the summary, and from there to the field', async () => {
    const user = userEvent.setup();
    render(<Form onRead={jest.fn()} />);
    await user.type(screen.getByLabelText('Number'), '98765');
    await user.click(screen.getByRole('button', { name: 'Send' }));

    const summary = screen.getByRole('group', { name: 'Check what you entered' });
    expect(document.activeElement).toBe(summary);
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([texts.short, texts.missing]);
    await user.click(within(summary).getByRole('link', { name: texts.missing }));
    expect(document.activeElement).toBe(screen.getByLabelText('City'));
    expect(window.location.hash).toBe('');
  });

  it('The error and the hint are announced at the field, and typed values stay', async () => {
    const user = userEvent.setup();
    render(<Form onRead={jest.fn()} />);
    const field = screen.getByLabelText<HTMLInputElement>('Number');
    await user.type(field, '98765');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(spokenAbout(field)).toBe(`${texts.short} The one we know`);
    expect(field.value).toBe('98765');
  });

  it('The focus goes to the summary again after the same failure', async () => {
    const user = userEvent.setup();
    render(<Form onRead={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(document.activeElement).toBe(screen.getByRole('group'));
  });

  it('No error is shown once all is correct', async () => {
    const user = userEvent.setup();
    const onRead = jest.fn();
    render(<Form onRead={onRead} />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await user.type(screen.getByLabelText('Number'), '9876543210');
    await user.type(screen.getByLabelText('City'), 'Nagpur');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(onRead).toHaveBeenCalledWith({ number: '9876543210', city: 'Nagpur' });
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.getByLabelText('Number').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('Reading a form at submit', () => {
  const formOf = (html: HTMLElement[]): HTMLFormElement => {
    const form = document.createElement('form');
    form.append(...html);
    return form;
  };
  const input = (name: string, value: string): HTMLInputElement =>
    Object.assign(document.createElement('input'), { name, value });

  it('Several values of one field are read as a list', () => {
    const form = formOf([input('genre', 'Kids'), input('genre', 'Music')]);
    const reading = readForm(v.object({ genre: v.array(v.string()) }), form, ['missing']);
    expect(reading).toEqual({ ok: true, values: { genre: ['Kids', 'Music'] } });
  });

  it('An error without a catalogue text shows its first code', () => {
    const reading = readForm(v.object({ city: v.string() }), formOf([]), ['missing']);
    expect(reading).toEqual({ ok: false, errors: { city: 'missing' } });
  });
});

describe('The field for the code of a text message', () => {
  it.each([
    ['482139', '482139'],
    ['48 21-39', '482139'],
    ['Your code is 482139.', '482139'],
    ['४८२१३९', '482139'],
    ['4821397777', '482139'],
    ['Customer 100002222: your code is 482 139. It works for 5 minutes.', '482139'],
    ['482139 is your code. @portal.example.com #482139', '482139'],
    ['ग्राहक १००००२२२२, आपका कोड ४८२१३९ है।', '482139'],
  ])('The code may be pasted as %p', async (pasted, kept) => {
    const user = userEvent.setup();
    const onComplete = jest.fn();
    render(<OtpField name="otp" label="Code" onComplete={onComplete} />);
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    await user.click(field);
    await user.paste(pasted);
    expect(field.value).toBe(kept);
    expect(onComplete).toHaveBeenCalledWith(kept);
  });

  it('The phone may fill in the code, and the keyboard shows digits', () => {
    render(<OtpField name="otp" label="Code" />);
    const field = screen.getByLabelText('Code');
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
  });
});

it('The password can be shown while typing', async () => {
  const user = userEvent.setup();
  render(<PasswordField name="password" label="Password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  const reveal = screen.getByRole('button', { name: 'Show password', pressed: false });
  await user.type(field, 'example');
  expect(field.type).toBe('password');
  await user.click(reveal);
  expect(field.type).toBe('text');
  expect(field.value).toBe('example');
  expect(reveal.getAttribute('aria-pressed')).toBe('true');
  expect(field.getAttribute('autocomplete')).toBe('current-password');
});

it('The description of a checkbox and of a choice is announced', () => {
  render(
    <>
      <Checkbox name="remember" label="Remember me" hint="Only on your own device" />
      <Select
        name="city"
        label="City"
        error="Choose one."
        options={[{ value: 'n', label: 'Nagpur' }]}
      />
    </>,
  );
  expect(spokenAbout(screen.getByRole('checkbox', { name: 'Remember me' }))).toBe(
    'Only on your own device',
  );
  expect(spokenAbout(screen.getByRole('combobox', { name: 'City' }))).toBe('Choose one.');
});

describe('A busy button', () => {
  it('A press by pointer or by Enter does nothing, and the button keeps the focus', async () => {
    const user = userEvent.setup();
    const onPress = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <Field name="city" label="City" />
        <Button type="submit" busy={busy} onClick={onPress}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'Pay' });
    await user.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    await user.click(button);
    fireEvent.click(button);
    await user.type(screen.getByLabelText('City'), 'Nagpur{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(onPress).toHaveBeenCalledTimes(1);
    act(() => button.focus());
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Pay', busy: true })).toBe(button);
  });
});

describe('A form that waits for an answer', () => {
  const CITIES = [
    { value: 'n', label: 'Nagpur' },
    { value: 'p', label: 'Pune' },
  ];
  const openForm = () => {
    const onPlan = jest.fn();
    const form = (busy: boolean) => (
      <FormLayout busy={busy} aria-label="Details">
        <Field name="name" label="Name" defaultValue="Asha" />
        <TextArea name="address" label="Address" defaultValue="Jasmine Road" />
        <PasswordField name="password" label="Password" defaultValue="example" />
        <OtpField name="otp" label="Code" defaultValue="482" />
        <Select name="city" label="City" defaultValue="p" placeholder="Choose" options={CITIES} />
        <Checkbox name="agree" label="I agree" />
        <RadioGroup
          name="plan"
          label="Plan"
          defaultValue="n"
          choices={CITIES.map(({ value, label }) => ({ value, label: `Plan ${label}` }))}
          onChoose={onPlan}
        />
      </FormLayout>
    );
    const { rerender } = render(form(true));
    return { onPlan, answer: () => rerender(form(false)) };
  };
  const valuesOf = () =>
    Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')).entries());
  const change = async () => {
    const user = userEvent.setup();
    for (const name of ['Name', 'Address', 'Password'])
      await user.type(screen.getByLabelText(name), '!');
    await user.type(screen.getByLabelText('Code'), '1');
    await user
      .selectOptions(screen.getByLabelText('City'), 'Nagpur')
      .catch(() => undefined /* The option cannot be chosen. */);
    await user.click(screen.getByLabelText('I agree'));
  };
  const before = { name: 'Asha', address: 'Jasmine Road', password: 'example', otp: '482' };
  const after = { name: 'Asha!', address: 'Jasmine Road!', password: 'example!', otp: '4821' };

  it('No field can be changed until the answer, and each can be changed after it', async () => {
    const { onPlan, answer } = openForm();
    await change();
    expect(valuesOf()).toEqual({ ...before, city: 'p', plan: 'n' });
    // jsdom does not choose the former radio button again after a prevented click, as browsers do.
    expect(fireEvent.click(screen.getByLabelText('Plan Pune'))).toBe(false);
    expect(onPlan).not.toHaveBeenCalled();
    answer();
    await change();
    fireEvent.click(screen.getByLabelText('Plan Pune'));
    expect(valuesOf()).toEqual({ ...after, city: 'n', agree: 'on', plan: 'p' });
    expect(onPlan).toHaveBeenCalledWith('p');
  });

  it.each(['Name', 'Address', 'Password', 'Code', 'City', 'I agree', 'Plan Pune'])(
    'The field "%s" can have the focus, and is announced as one that cannot be changed',
    (label) => {
      openForm();
      const field = screen.getByLabelText<HTMLInputElement>(label);
      act(() => field.focus());
      expect(document.activeElement).toBe(field);
      expect(field.disabled).toBe(false);
      expect(field.readOnly === true || field.closest('[aria-readonly="true"]') !== null).toBe(
        true,
      );
    },
  );

  it('After the answer, nothing is announced about a change', () => {
    const { answer } = openForm();
    answer();
    expect(document.querySelector('[aria-readonly]')).toBeNull();
  });
});

describe('The cursor in a prefilled text', () => {
  const show = (text = 'No picture') => {
    render(<TextArea name="description" label="Description" defaultValue={text} />);
    return screen.getByRole<HTMLTextAreaElement>('textbox');
  };
  /** Presses the mouse at one place of the text and releases it at another. */
  const drag = (target: Element, from: number, to = from) =>
    userEvent.pointer([
      { keys: '[MouseLeft>]', target, offset: from },
      { target, offset: to },
      { keys: '[/MouseLeft]', target, offset: to },
    ]);
  const selection = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => [
    selectionStart,
    selectionEnd,
  ];

  it('The first tap puts the cursor at the end, and the next one where it is', async () => {
    const area = show();
    await drag(area, 2);
    expect(selection(area)).toEqual([10, 10]);
    await drag(area, 2);
    expect(selection(area)).toEqual([2, 2]);
  });

  it('A selection by the first press stays', async () => {
    const area = show();
    await drag(area, 3, 6);
    expect(selection(area)).toEqual([3, 6]);
  });

  it('After the keyboard has led into the text, a tap puts the cursor where it is', async () => {
    const area = show();
    await userEvent.tab();
    expect(document.activeElement).toBe(area);
    await drag(area, 2);
    expect(selection(area)).toEqual([2, 2]);
  });
});
