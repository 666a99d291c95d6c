import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { equipmentDomain } from '../../../../sagas/account/equipment';
import { retrackDomain } from '../../../../sagas/account/retrack';
import { endpoints } from '../../../../sagas/api/endpoints';
import { ticketDraftDomain } from '../../../../sagas/help/ticketDraft';
import { ticketsDomain } from '../../../../sagas/help/tickets';
import { type Symptom, SYMPTOMS } from '../../../../src/screens/help/guide/guideSteps';
import { Refresh, RefreshedBox } from '../../../../src/screens/help/guide/Refresh';
import { OperatorContext } from '../../../../src/ui/frame/operator';
import { loadEquipment } from '../../../../store/account/equipment';
import { retrackBox } from '../../../../store/account/retrack';
import { emptyDraft, selectTicketDraft } from '../../../../store/help/ticketDraft';
import { loadTicketChoices } from '../../../../store/help/tickets';
import { type Box, box } from '../../../../store/wire/entities/account/equipment';
import { openPortal } from '../../../support/portal';
import { untilIdle } from '../../../support/waiting';

type Operator = Awaited<ReturnType<typeof openPortal>>['operator'];

const BOX = 'STB000008031';
const CATEGORIES = ['CHANNEL', 'PICTURE', 'BOX'].map((categoryid) => ({
  ...{ categoryid, category: categoryid, needsbox: true },
}));

const listed = (retrackafter: string): Box =>
  v.parse(box, { stbno: BOX, boxname: 'Living room', retrackafter });
const LATER = '2099-01-01T00:00:00Z';

/** A page with the box. `wasRefreshed`: the box has been asked to refresh before the page is shown. */
const open = async (
  { retrackafter = '', wasRefreshed = false, answer }: RefreshCase,
  page: (box: Box) => ReactNode,
) => {
  const portal = await openPortal({
    domains: [equipmentDomain, retrackDomain, ticketsDomain, ticketDraftDomain],
  });
  portal.operator.answers(endpoints.cpe, [listed(retrackafter)]);
  portal.operator.answers(endpoints.ticketCategories, CATEGORIES);
  portal.operator.answers(endpoints.contactMethods, []);
  answer?.(portal.operator);
  await portal.press(loadEquipment);
  await portal.press(loadTicketChoices);
  if (wasRefreshed) await portal.press(retrackBox, { stbno: BOX });
  render(
    <Provider store={portal.store}>
      <MemoryRouter>{page(listed(retrackafter))}</MemoryRouter>
    </Provider>,
  );
  await act(untilIdle);
  return {
    draftAfter: async (button: string) => {
      await userEvent.click(screen.getByRole('button', { name: button }));
      await act(untilIdle);
      return selectTicketDraft(portal.state());
    },
  };
};

interface RefreshCase {
  readonly retrackafter?: string;
  readonly wasRefreshed?: boolean;
  readonly answer?: (operator: Operator) => void;
}

const sends = (operator: Operator): void =>
  operator.answers(endpoints.retrack, {
    ...{ success: true, stbno: BOX, waitminutes: 5, retrackafter: '', message: 'Sent.' },
  });
const refuses = (operator: Operator): void =>
  operator.refuses(endpoints.retrack, 403, { message: 'No.', errorcode: 'BAD_REQUEST' });
const losesAnswer = (operator: Operator): void => operator.refuses(endpoints.retrack, 500);

const HELPED_NOT = 'it did not help.';
const REFRESHED = `I refreshed the box from the portal; ${HELPED_NOT}`;
const RECENT = `The box was refreshed a short time ago; ${HELPED_NOT}`;
const NOT_KNOWN =
  'I tried to refresh the box from the portal. I don’t know whether it was refreshed.';
const FAILED = 'I tried to refresh the box from the portal. It was not refreshed.';
const BOX_LINE = 'Box: Living room · ending\u00a08031.';

const guide = (symptom: Symptom, code = '') =>
  function Guide(one: Box) {
    const problem = { stbno: BOX, symptom, code };
    return <Refresh problem={problem} boxes={[one]} onPicture={() => undefined} />;
  };

describe('The ticket of the picture guide', () => {
  const answers: Readonly<Record<Symptom, readonly [category: string, subject: string, string]>> = {
    noSignal: ['PICTURE', '“No signal” or “No input”', '“No signal” or “No input”'],
    errorCode: ['PICTURE', 'An error code or a number', 'An error code or a number'],
    black: ['PICTURE', 'Black screen', 'Black screen'],
    frozen: ['PICTURE', 'The picture freezes or breaks up', 'The picture freezes or breaks up'],
    missing: [
      'CHANNEL',
      'A channel is missing or “not subscribed”',
      'A channel is missing or “not subscribed”',
    ],
    // "Something else" was answered, and that the picture does not work.
    other: ['PICTURE', 'The picture does not work', 'Something else'],
  };

  it.each(SYMPTOMS)('The ticket after the answer "%s" has this answer', async (symptom) => {
    const { draftAfter } = await open({}, guide(symptom));
    const [categoryid, subject, onScreen] = answers[symptom];
    expect(await draftAfter('No, create a ticket')).toEqual({
      ...emptyDraft,
      ...{ categoryid, stbno: BOX, subject },
      description: `${BOX_LINE}\nOn the screen: ${onScreen}.`,
    });
  });

  const talk = {
    name: 'Lantern',
    phone: '1800 000 4417',
    messageLink: 'https://chat.test/?t={text}',
  };

  it('A message to the operator has the numbers, the answers and what was done; a call needs no ticket', async () => {
    await open({ answer: sends, wasRefreshed: true }, (one) => (
      <OperatorContext value={talk}>{guide('errorCode', 'E16')(one)}</OperatorContext>
    ));
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const [address, text = ''] = (hrefOf('Message Lantern') ?? '').split('?t=');
    expect(address).toBe('https://chat.test/');
    expect(decodeURIComponent(text).split('\n').slice(-3)).toEqual([
      BOX_LINE,
      'On the screen: An error code or a number: E16.',
      REFRESHED,
    ]);
    expect(decodeURIComponent(text)).toContain(`Box number: ${BOX}`);
    expect(hrefOf('Call Lantern')).toBe('tel:18000004417');
  });

  it.each([
    ['a phone and no chat', { name: 'Lantern', phone: '1800 000 4417' }, ['Call Lantern']],
    ['neither', { name: 'Lantern' }, []],
    ['a number that cannot be dialled', { name: 'Lantern', phone: 'ask us' }, []],
  ])(
    'The guide offers the contacts that an operator with %s has configured',
    async (_, operator, links) => {
      await open({}, (one) => (
        <OperatorContext value={operator}>{guide('black')(one)}</OperatorContext>
      ));
      expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(links);
    },
  );

  it('The ticket after an error code has the code', async () => {
    const { draftAfter } = await open({}, guide('errorCode', 'E16'));
    expect(await draftAfter('No, create a ticket')).toMatchObject({
      subject: 'Error code E16 on the TV',
      description: `${BOX_LINE}\nOn the screen: An error code or a number: E16.`,
    });
  });

  it.each<[string, RefreshCase, string]>([
    ['was not asked for in this session', {}, ''],
    ['was done', { wasRefreshed: true, answer: sends }, REFRESHED],
    ['was done before a reload', { retrackafter: LATER }, RECENT],
    ['was refused', { wasRefreshed: true, answer: refuses }, FAILED],
    ['got no certain answer', { wasRefreshed: true, answer: losesAnswer }, NOT_KNOWN],
    [
      'got no certain answer, and the operator lists it',
      { retrackafter: LATER, wasRefreshed: true, answer: losesAnswer },
      RECENT,
    ],
  ])('When a refresh %s, the ticket says no more than that', async (_, refresh, line) => {
    const { draftAfter } = await open(refresh, guide('black'));
    expect((await draftAfter('No, create a ticket')).description).toBe(
      [BOX_LINE, 'On the screen: Black screen.', line].filter(Boolean).join('\n'),
    );
  });
});

describe('The ticket after "Refresh box" outside the guide', () => {
  const SUBJECT = 'Refreshing the box did not help';

  it.each<[string, RefreshCase, subject: string, line: string]>([
    ['is still running', { answer: ({ keepsSilent }) => keepsSilent(endpoints.retrack) }, '', ''],
    ['was done', { answer: sends }, SUBJECT, REFRESHED],
    ['was done before a reload', { retrackafter: LATER }, SUBJECT, RECENT],
    ['was refused', { answer: refuses }, '', FAILED],
    ['got no certain answer', { answer: losesAnswer }, '', NOT_KNOWN],
  ])(
    'When the refresh %s, the ticket says no more than that, and nothing about the screen',
    async (_, refresh, subject, line) => {
      const { draftAfter } = await open(refresh, (one) => <RefreshedBox box={one} />);
      expect(await draftAfter('Didn’t help? Create a ticket')).toEqual({
        ...emptyDraft,
        ...{ categoryid: 'BOX', stbno: BOX, subject },
        description: [BOX_LINE, line].filter(Boolean).join('\n'),
      });
    },
  );
});
