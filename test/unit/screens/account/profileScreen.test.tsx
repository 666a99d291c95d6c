import { configureStore } from '@reduxjs/toolkit';
import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { ProfileScreen } from '../../../../src/screens/account/profile/ProfileScreen';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { KYC, PROFILE } from '../../../../store/core/paths';
import { box } from '../../../../store/wire/entities/account/equipment';
import { subscriber } from '../../../../store/wire/entities/account/subscriber';
import { loadedReducer } from '../../../support/stateAfter';

const open = (fields: object = {}, boxes?: readonly string[]) => {
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(loadSubscriber.succeeded(v.parse(subscriber, { customerid: '417', ...fields })));
  if (boxes) store.dispatch(loadEquipment.succeeded(boxes.map((stbno) => v.parse(box, { stbno }))));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[PROFILE]}>
        <ProfileScreen />
      </MemoryRouter>
    </Provider>,
  );
};
const part = (name: string) => within(screen.getByRole('region', { name }));
/** The values of a part in the order in which they are read. */
const values = (name: string) =>
  part(name)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('The person in the profile', () => {
  it.each([
    [{ firstname: 'Asha', surname: 'Verma' }, 'Asha Verma', 'AV'],
    [{ firstname: 'asha', surname: '' }, 'asha', 'A'],
    [{ firstname: 'किरण', surname: 'वर्मा' }, 'किरण वर्मा', 'किव'],
    [{ firstname: '417', surname: 'Verma' }, '417 Verma', 'V'],
    [{ firstname: '', surname: '' }, 'Your details', ''],
  ])('With the name %j the part is called %s and has the letters "%s"', (name, title, letters) => {
    open(name);
    const heading = part(title).getByRole('heading', { level: 2 });
    expect(heading.querySelector('[aria-hidden]')?.textContent).toBe(letters);
    expect(within(heading).queryByText(title)).toBeTruthy();
  });

  it.each([
    ['VERIFIED', 'Verified'],
    ['PENDING', 'In review'],
    ['ESCALATED', 'ESCALATED'],
    ['', '---'],
  ])('The identity state %s is shown as %s beside the way to the documents', (kycstatus, words) => {
    open({ mobileno: '9000004412', email: 'asha@example.com', kycstatus });
    expect(values('Your details')).toEqual(['9000004412', 'asha@example.com', words]);
    const link = part('Your details').getByRole('link', { name: 'Identity (KYC)' });
    expect(link.getAttribute('href')).toBe(KYC);
  });

  it('The mobile number and the email have names for those who do not see the icons', () => {
    open();
    const names = part('Your details').getAllByRole('term');
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'Mobile number',
      'Email',
      'Identity (KYC)',
    ]);
  });
});

describe('The connection in the profile', () => {
  const NUMBER = '417Copy';

  it.each([
    ['are not loaded', undefined, [NUMBER, 'Prepaid']],
    ['are loaded', ['B1', 'B2'], [NUMBER, 'Prepaid', '2']],
    ['are none', [], [NUMBER, 'Prepaid', '0']],
  ])('The number of boxes is shown if the boxes are loaded: the boxes %s', (_, boxes, shown) => {
    open({ customertype: 'PREPAID' }, boxes);
    expect(values('Connection')).toEqual(shown);
  });

  it.each([
    ['REGISTERED', 'Registered'],
    ['UNREGISTERED', 'Not registered yet'],
    ['ON HOLD', 'ON HOLD'],
  ])('The state %s is shown as %s', (customerstatus, words) => {
    open({ customerstatus });
    expect(part('Connection').getByText(words)).toBeTruthy();
  });
});

it('A profile of which only the customer number is known shows --- and no made-up value', () => {
  open();
  expect(values('Your details')).toEqual(['---', '---', '---']);
  expect(values('Connection')).toEqual(['417Copy', '---']);
  expect(
    part('Your operator').getByText('We don’t have your operator’s details yet.'),
  ).toBeTruthy();
  expect(values('Login')).toEqual(['---']);
});
