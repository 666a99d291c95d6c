import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { loginForm } from '../support/loginForm';
import { expect, story } from '../support/story';
import { loseAnswer, refusal } from '../support/troubles';

const SUPPORT = '/nxtselfcareportal/help/customersupport';
const TICKET = '**/subscriber/v1/ticket';
const ASHA = '100004417';
const DRAFT = 'selfcareTicketDraft';

/** The form, by its visible labels. */
const ticketForm = (page: Page) => ({
  category: page.getByLabel('What is it about?'),
  box: page.getByLabel('Which box?'),
  subject: page.getByLabel('Subject'),
  description: page.getByLabel('What is happening, and since when?'),
  contact: page.getByLabel('How should we reply?'),
  send: page.getByRole('button', { name: 'Send', exact: true }),
});

const fillIn = async (page: Page, subject = 'A charge I do not know') => {
  const form = ticketForm(page);
  await form.category.selectOption('Billing');
  await form.subject.fill(subject);
  await form.description.fill('It is on the bill of last month.');
  await form.contact.selectOption('Send me a text message');
  return form;
};

const isSent = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your ticket is sent' });
const inDoubt = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Was your ticket sent?' });

story(
  'A subscriber using only the keyboard writes a ticket, and the operator receives it once',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: `${SUPPORT}?new=ticket` });
    const { category, box, subject, description, contact, send } = ticketForm(page);
    await send.waitFor();
    const tabTo = async (target: typeof category) => {
      for (let press = 0; press < 40; press += 1) {
        if (await target.evaluate((one) => one === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('The keyboard does not reach it');
    };
    await tabTo(send);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Check what you entered' })).toBeFocused();
    expect(callsOf(operator, 'createTicket')).toEqual([]);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(category).toBeFocused();
    await page.keyboard.type('No picture');
    await expect(box).toHaveValue('STB000004417');
    await tabTo(subject);
    await page.keyboard.type('Screen is dark');
    await tabTo(description);
    await page.keyboard.type('E16 since this morning.');
    await tabTo(contact);
    await page.keyboard.type('Call me');
    await tabTo(send);
    await page.keyboard.press('Enter');

    await expect(isSent(page)).toBeFocused();
    const [ticket, ...others] = operator.books
      .tickets(ASHA)
      .filter(({ subject }) => subject === 'Screen is dark');
    expect(others).toEqual([]);
    expect(ticket).toMatchObject({
      categoryid: 'PICTURE',
      contactmethod: 'CALL',
      stbno: 'STB000004417',
      description: 'E16 since this morning.',
      status: 'OPEN',
    });
    await expect(page.getByText(ticket?.id ?? '?', { exact: true })).toBeVisible();
    expect(await keptIn(page)).not.toHaveProperty(DRAFT);

    await tabTo(page.getByRole('button', { name: 'Copy' }));
    await page.keyboard.press('Enter');
    // Where the page may not write to the clipboard, it selects the number instead, so that the subscriber can copy it.
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/Copied\.|is selected/);
    await tabTo(page.getByRole('link', { name: 'Open the ticket' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Screen is dark' })).toBeFocused();
  },
);

story(
  'What is typed and chosen while a ticket is sent changes nothing, and after a failure all can be changed',
  async ({ page, operator, logInAs }) => {
    operator.scenario.add({
      call: 'createTicket',
      trouble: refusal(400, 'BAD_REQUEST', 'Please choose another day.'),
    });
    await logInAs('asha', { at: `${SUPPORT}?new=ticket` });
    const { category, subject, send } = await fillIn(page, 'Dark');
    let answer: () => Promise<void> = () => Promise.resolve();
    await page.route(TICKET, (route) => {
      answer = () => route.continue();
    });
    await subject.press('Enter');
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await expect(subject).toBeFocused();
    await page.keyboard.type(' screen');
    await expect(subject).toHaveValue('Dark');
    await category.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('Speed');
    await page.keyboard.press('Escape');
    await expect(category).toBeFocused();
    await expect(category.locator('option:checked')).toHaveText('Billing');

    await answer();
    await expect(page.getByText('Please choose another day.')).toBeVisible();
    await subject.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' screen');
    await expect(subject).toHaveValue('Dark screen');
    await category.selectOption('PICTURE');
  },
);

story(
  'A subscriber who reads a suggested answer, returns and presses twice sends one ticket',
  async ({ page, operator, logInAs }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    operator.scenario.pick('slow', { call: 'createTicket', milliseconds: 600 });
    await logInAs('asha', { at: `${SUPPORT}?new=ticket` });
    const form = await fillIn(page, 'Error code E16');
    const answer = page.getByRole('status').getByRole('link', { name: /error code/ });
    await expect(answer).toHaveAttribute('href', '/nxtselfcareportal/help#error-code');
    await answer.click();
    await expect(page).toHaveURL('/nxtselfcareportal/help#error-code');
    await page.goBack();
    await expect(form.subject).toHaveValue('Error code E16');
    await form.send.dblclick();
    await form.subject.press('Enter');
    await expect(isSent(page)).toBeVisible();
    expect(callsOf(operator, 'createTicket')).toHaveLength(1);

    // This browser has no clipboard access, so the number is selected instead.
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('It is selected.')).toBeVisible();
    const { id = '?' } = operator.books.tickets(ASHA).at(-1) ?? {};
    expect(await page.evaluate(() => String(getSelection()))).toBe(id);
  },
);

story(
  'A subscriber whose ticket got no answer checks the list before it is sent again',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: `${SUPPORT}?new=ticket` });
    await loseAnswer(page, TICKET);
    operator.scenario.pick('slow', { call: 'tickets', milliseconds: 700 });
    await (await fillIn(page)).send.click();
    await expect(inDoubt(page)).toBeFocused();
    // Nothing can be sent again before the list is there.
    await expect(page.getByRole('button', { name: 'It isn’t there, send it again' })).toBeHidden();
    await expect(page.getByText('This one has the same text.')).toBeVisible();

    // The outcome is still unknown after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'It is in the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customer support' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'New ticket' })).toBeVisible();
    expect(await keptIn(page)).not.toHaveProperty(DRAFT);
    const sent = () =>
      operator.books.tickets(ASHA).filter(({ subject }) => subject === 'A charge I do not know');
    expect(sent()).toHaveLength(1);

    // The same is done with a ticket that did not arrive.
    await page.getByRole('link', { name: 'New ticket' }).click();
    await loseAnswer(page, TICKET, false);
    await (await fillIn(page, 'Another charge')).send.click();
    await expect(inDoubt(page)).toBeVisible();
    await page.getByRole('button', { name: 'It isn’t there, send it again' }).click();
    const form = ticketForm(page);
    await expect(form.subject).toHaveValue('Another charge');
    await form.send.click();
    await expect(isSent(page)).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(
      operator.books.tickets(ASHA).filter(({ subject }) => subject === 'Another charge'),
    ).toHaveLength(1);
  },
);

story(
  'A draft survives a reload and an expired session, is shown to no other subscriber, and is deleted at logout',
  async ({ page, operator, logInAs }) => {
    await logInAs('asha', { at: `${SUPPORT}?new=ticket` });
    await fillIn(page);
    await page.reload();
    const form = ticketForm(page);
    await expect(form.subject).toHaveValue('A charge I do not know');
    await expect(form.category).toHaveValue('BILLING');

    operator.endSessions(ASHA);
    await form.send.click();
    await expect(loginForm(page).heading).toBeVisible();
    expect(await keptIn(page)).toHaveProperty(DRAFT);

    await loginForm(page).send('dinesh', 'Namaste-2026');
    await page.waitForURL('**/nxtselfcareportal');
    await page.goto(`${SUPPORT}?new=ticket`);
    await expect(form.send).toBeVisible();
    await expect(form.subject).toHaveValue('');
    await expect(page.locator('body')).not.toContainText('A charge I do not know');
    operator.endSessions();
    await page.reload();

    await loginForm(page).send('asha', 'Namaste-2026');
    await page.waitForURL('**/nxtselfcareportal');
    await page.goto(`${SUPPORT}?new=ticket`);
    // The ticket was refused because the session had ended, so it is simply unsent.
    await expect(form.description).toHaveValue('It is on the bill of last month.');
    await form.send.click();
    await expect(isSent(page)).toBeVisible();
    expect(callsOf(operator, 'createTicket').map(({ status }) => status)).toEqual([401, 200]);

    await page.getByRole('link', { name: 'Back to customer support' }).click();
    await page.getByRole('link', { name: 'New ticket' }).click();
    await form.subject.fill('Never to be seen');
    await expect.poll(async () => (await keptIn(page))[DRAFT]).toContain('Never to be seen');
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(loginForm(page).heading).toBeVisible();
    expect(await keptIn(page)).not.toHaveProperty(DRAFT);
  },
);

story(
  'A deleted draft is brought back whole, also after a reload, and a new one ends the offer',
  async ({ page, logInAs }) => {
    await logInAs('asha', { at: `${SUPPORT}?new=ticket` });
    const { subject, description, category } = await fillIn(page);
    const remove = page.getByRole('button', { name: 'Delete this draft' });
    const undo = page.getByRole('button', { name: 'Undo' });
    await remove.click();
    await expect(page.getByText('Draft deleted.')).toBeVisible();
    await expect(undo).toBeFocused();
    await expect(subject).toHaveValue('');
    await page.keyboard.press('Enter');
    await expect(undo).toBeHidden();
    await expect(subject).toHaveValue('A charge I do not know');
    await page.reload();
    await expect(description).toHaveValue('It is on the bill of last month.');
    await expect(category).toHaveValue('BILLING');

    await remove.click();
    await expect(undo).toBeVisible();
    await subject.fill('No picture');
    await expect(undo).toBeHidden();
    // Emptying the form is not a deletion.
    await subject.fill('');
    await expect(remove).toBeHidden();
    await expect(undo).toBeHidden();
    await expect(subject).toBeFocused();
  },
);

story(
  'A subscriber with many tickets filters them, pages through them and closes one',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    await logInAs('lakshmi', { at: SUPPORT });
    const tickets = page.getByRole('region', { name: 'My tickets' });
    const rows = tickets.getByRole('listitem');
    await expect(rows).toHaveCount(10);
    const more = tickets.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(rows).toHaveCount(20);
    operator.scenario.pick('serverError', { call: 'tickets', times: 1 });
    await more.click();
    await expect(tickets.getByRole('alert')).toBeVisible();
    await expect(rows).toHaveCount(20);
    await tickets.getByRole('button', { name: 'Try again' }).click();
    await expect(rows).toHaveCount(24);
    await expect(more).toBeHidden();

    await tickets.getByRole('button', { name: 'In progress' }).click();
    await expect(rows).toHaveCount(2);
    await tickets.getByLabel('What it is about').selectOption('Relocation');
    await expect(page.getByText('No tickets match')).toBeVisible();
    await tickets.getByLabel('What it is about').selectOption('Channel missing');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Opened 12 days ago');

    await rows.getByRole('link').click();
    await expect(page).toHaveURL(`${SUPPORT}?ticket=DK7700A00001`);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Picture breaks up at reception' }),
    ).toBeFocused();
    const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await expect(messages).toHaveCount(10);
    const later = page.getByRole('button', { name: 'Show later messages' });
    await later.click();
    await expect(messages).toHaveCount(20);
    await later.click();
    await expect(messages).toHaveCount(23);
    await expect(messages.last()).toContainText('Message 23');

    await page.getByRole('button', { name: 'Close this ticket' }).click();
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(callsOf(operator, 'closeTicket')).toEqual([]);
    await page.getByRole('button', { name: 'Close this ticket' }).click();
    await dialog.getByLabel('Reason (optional)').fill('It works again.');
    operator.scenario.pick('serverError', { call: 'closeTicket', times: 1 });
    await dialog.getByRole('button', { name: 'Close the ticket' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('It works again.');
    await dialog.getByRole('button', { name: 'Close the ticket' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('This ticket is closed.')).toBeFocused();
    await expect(messages).toHaveCount(24);
    expect(
      operator.books.tickets('100007700').find(({ id }) => id === 'DK7700A00001'),
    ).toMatchObject({ status: 'CLOSED', closingreason: 'It works again.' });

    await page.getByRole('link', { name: 'Customer support' }).click();
    await expect(page.getByText('No tickets match')).toBeVisible();
  },
);

story(
  'The support page shows an empty list, a failure and a missing network, and recovers',
  async ({ page, operator, context, logInAs }) => {
    await logInAs('newcomer', { at: SUPPORT });
    await expect(page.getByText('No tickets yet')).toBeVisible();
    await expect(page.getByText('No TV box on this account')).toBeVisible();

    for (const call of ['tickets', 'cpe', 'ticketCategories'])
      operator.scenario.add({ call, trouble: { kind: 'cutBefore' } });
    await page.reload();
    await expect(page.getByText('This part did not load')).toHaveCount(2);
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toHaveCount(2);
    operator.scenario.clear();
    await context.setOffline(false);
    await expect(page.getByText('No tickets yet')).toBeVisible();
    await expect(page.getByText('No TV box on this account')).toBeVisible();

    await page.getByRole('link', { name: 'New ticket' }).click();
    const form = await fillIn(page);
    await context.setOffline(true);
    await form.send.click();
    await expect(page.getByText('We couldn’t reach your operator.')).toBeVisible();
    await expect(form.subject).toHaveValue('A charge I do not know');
    await context.setOffline(false);
    operator.scenario.add({
      call: 'createTicket',
      times: 1,
      trouble: refusal(400, 'BAD_REQUEST', 'Please choose another day.'),
    });
    await form.send.click();
    await expect(page.getByText('Please choose another day.')).toBeVisible();
    await form.send.click();
    await expect(isSent(page)).toBeVisible();
    expect(operator.books.tickets('100000001')).toHaveLength(1);
  },
);
