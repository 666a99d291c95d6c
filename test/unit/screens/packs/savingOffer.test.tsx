import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { KnownSaving } from '../../../../src/screens/packs/saving/KnownSaving';
import type { ChannelSelection } from '../../../../store/catalogue/optimiser/channelSelection';
import type { Saving } from '../../../../store/catalogue/optimiser/saving';
import { paise } from '../../store/catalogue/optimiser/catalogues';
import { searchedStore } from '../../store/catalogue/optimiser/searchedStore';

/** What is shown after a search that found this; null: nothing was searched. */
const show = (saving: Partial<Saving> | null, selection: Partial<ChannelSelection> = {}) => {
  const children = jest.fn(() => null);
  render(
    <Provider store={searchedStore(saving, selection)}>
      <KnownSaving>{children}</KnownSaving>
    </Provider>,
  );
  return children.mock.lastCall;
};

it('The offer names the amount and the box where the search has found the same channels for less', () => {
  expect(show({ newPrice: paise(900) })).toMatchObject([
    {
      title: 'Same channels for ₹1.00/month less',
      about: 'For Box ending\u00a01111, before tax',
    },
  ]);
});

it.each<[string, Partial<Saving> | null, Partial<ChannelSelection>]>([
  ['nothing was searched', null, {}],
  ['nothing cheaper was found', {}, {}],
  [
    'the mix loses channels',
    {
      newPrice: paise(900),
      lostChannels: [{ channelid: 'a', channelname: 'A', lcn: 1, hd: false }],
    },
    {},
  ],
  ['the search was for fewer channels', { newPrice: paise(900) }, { keepsAll: false }],
])('The offer names no amount where %s', (_, saving, selection) => {
  expect(show(saving, selection)).toEqual([null]);
});
