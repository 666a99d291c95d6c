import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { equipmentDomain } from '../../../../sagas/account/equipment';
import { retrackDomain } from '../../../../sagas/account/retrack';
import { endpoints } from '../../../../sagas/api/endpoints';
import { RefreshedBox } from '../../../../src/screens/help/guide/Refresh';
import { selectSnackbar } from '../../../../store/app/snackbar';
import { ticketsReducer } from '../../../../store/help/tickets';
import { type Box, box } from '../../../../store/wire/entities/account/equipment';
import { openPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';

const SENT = 'Sent. It usually takes 5 minutes to arrive.';
const UNKNOWN = /^We don’t know if your box was refreshed/;
/** The box as the operator lists it. */
const listed = (stbno: string, retrackafter = ''): Box => v.parse(box, { stbno, retrackafter });
const answered = { success: true, stbno: '', waitminutes: 5, retrackafter: '', message: 'Sent.' };

/** A page on which "Refresh box" is pressed at one box after another. */
const open = async () => {
  const portal = await openPortal({ domains: [equipmentDomain, retrackDomain] });
  portal.addDomain('tickets', ticketsReducer);
  portal.operator.answers(endpoints.cpe, []);
  const page = (boxes: readonly Box[]) => (
    <Provider store={portal.store}>
      <MemoryRouter>
        {boxes.map((one) => (
          <section key={one.stbno} aria-label={one.stbno}>
            <RefreshedBox box={one} />
          </section>
        ))}
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(page([]));
  const settle = () => act(untilIdle);
  return {
    portal,
    settle,
    show: async (...boxes: readonly (string | Box)[]) => {
      rerender(page(boxes.map((one) => (typeof one === 'string' ? listed(one) : one))));
      await settle();
    },
    at: (stbno: string) => within(screen.getByRole('region', { name: stbno })),
    asked: () =>
      portal.operator
        .receivedOf('retrack')
        .map(({ body }) => new URLSearchParams(body).get('stbno')),
    untilAsked: (count: number) =>
      act(() => until(() => portal.operator.receivedOf('retrack').length === count)),
  };
};
const button = (part: ReturnType<typeof within>) =>
  part.getByRole('button', { name: 'Refresh box' });

describe('Two boxes that are refreshed one after the other', () => {
  it('The second box is busy while the first is refreshed, is sent then, and each shows its own answer', async () => {
    const { portal, show, settle, at, asked, untilAsked } = await open();
    const answerFirst = portal.operator.holdsBack(endpoints.retrack);
    await show('B1');
    await untilAsked(1);
    await show('B1', 'B2');
    expect(button(at('B2')).getAttribute('aria-busy')).toBe('true');
    expect(asked()).toEqual(['B1']);
    const answerSecond = portal.operator.holdsBack(endpoints.retrack);
    answerFirst(answered);
    await untilAsked(2);
    expect(asked()).toEqual(['B1', 'B2']);
    expect(at('B1').getByText(SENT)).toBeTruthy();
    expect(at('B2').queryByText(SENT)).toBeNull();
    answerSecond({ ...answered, waitminutes: 7 });
    await settle();
    expect(at('B2').getByText('Sent. It usually takes 7 minutes to arrive.')).toBeTruthy();
    expect(at('B1').getByText(SENT)).toBeTruthy();
  });

  it('Three presses are sent in turn, each once', async () => {
    const { portal, show, settle, asked, untilAsked } = await open();
    const answer = portal.operator.holdsBack(endpoints.retrack);
    await show('B1');
    await untilAsked(1);
    await show('B1', 'B2', 'B3');
    portal.operator.answers(endpoints.retrack, answered);
    answer(answered);
    await untilAsked(3);
    await settle();
    expect(asked()).toEqual(['B1', 'B2', 'B3']);
    expect(screen.getAllByText(SENT)).toHaveLength(3);
  });

  it('The unknown outcome of the first is shown at the first alone', async () => {
    const { portal, show, settle, at, untilAsked } = await open();
    const answer = portal.operator.holdsBack(endpoints.retrack);
    await show('B1');
    await untilAsked(1);
    await show('B1', 'B2');
    portal.operator.keepsSilent(endpoints.retrack);
    answer('', { status: 502 });
    await untilAsked(2);
    await settle();
    expect(at('B1').getByText(UNKNOWN)).toBeTruthy();
    expect(at('B2').queryByText(UNKNOWN)).toBeNull();
  });

  it('The failure of a box that is no longer on the page is said by the snackbar, not at another box', async () => {
    const { portal, show, settle, at, untilAsked } = await open();
    const answer = portal.operator.holdsBack(endpoints.retrack);
    await show('B1');
    await untilAsked(1);
    await show('B2');
    portal.operator.keepsSilent(endpoints.retrack);
    answer({ message: 'Not now.', errorcode: 'BAD_REQUEST' }, { status: 403 });
    await untilAsked(2);
    await settle();
    expect(at('B2').queryByRole('alert')).toBeNull();
    expect(selectSnackbar(portal.state())).toMatchObject({ status: 'error' });
  });

  it('A press at a box that is being refreshed already sends nothing and gets its answer', async () => {
    const { portal, show, settle, at, asked, untilAsked } = await open();
    const answer = portal.operator.holdsBack(endpoints.retrack);
    await show('B1');
    await untilAsked(1);
    await show();
    await show('B1');
    answer(answered);
    await settle();
    expect(at('B1').getByText(SENT)).toBeTruthy();
    expect(asked()).toEqual(['B1']);
  });

  it('The answer of an earlier visit is not shown again while nothing was sent', async () => {
    const { portal, show, settle, at, untilAsked } = await open();
    portal.operator.answers(endpoints.retrack, answered);
    await show('B1');
    await settle();
    portal.operator.keepsSilent(endpoints.retrack);
    await show('B2');
    await untilAsked(2);
    await show('B1', 'B2');
    expect(at('B1').queryByText(SENT)).toBeNull();
  });
});

it('A box whose refresh was refused is sent again by the next press', async () => {
  const { portal, show, settle, at, asked } = await open();
  portal.operator.refuses(endpoints.retrack, 403, { message: 'No.', errorcode: 'BAD_REQUEST' });
  await show('B1');
  expect(at('B1').getByRole('alert')).toBeTruthy();
  portal.operator.answers(endpoints.retrack, answered);
  await userEvent.click(button(at('B1')));
  await settle();
  expect(asked()).toEqual(['B1', 'B1']);
  expect(at('B1').queryByRole('alert')).toBeNull();
  expect(at('B1').getByText(SENT)).toBeTruthy();
});

it('A press at a box that had to wait is not sent later, after the refresh of another box', async () => {
  const { portal, show, at, asked } = await open();
  portal.operator.answers(endpoints.retrack, answered);
  await show(listed('B1', '2099-01-01T00:00:00Z'));
  expect(at('B1').getByText('This box was refreshed a moment ago.')).toBeTruthy();
  await show('B1', 'B2');
  expect(asked()).toEqual(['B2']);
  expect(at('B1').queryByText(SENT)).toBeNull();
});
