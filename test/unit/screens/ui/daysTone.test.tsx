import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { LastKnownState } from '../../../../src/screens/home/LastKnownHome';
import { HouseholdSentence } from '../../../../src/screens/home/services/HouseholdSentence';
import { PackLines } from '../../../../src/screens/home/services/PackLines';
import { PackStatusText } from '../../../../src/screens/packs/onePack/PackStatus';
import { Text } from '../../../../src/ui/layout/Text';
import { loadActivePacks } from '../../../../store/packs/packs';
import { aPack } from '../../../support/builders';
import { loadedReducer } from '../../../support/stateAfter';

type Tone = NonNullable<Parameters<typeof Text>[0]['$tone']>;

const packWith = (daysleft: number) =>
  aPack({ productstatus: 'ACTIVE', disconnectdate: '', expirydate: '2026-11-26', daysleft });

const colourOf = (part: ReactNode, words: RegExp, ...events: readonly UnknownAction[]): string => {
  const store = configureStore({ reducer: loadedReducer() });
  for (const event of events) store.dispatch(event);
  const { unmount } = render(<Provider store={store}>{part}</Provider>);
  // The last known home screen names the days in its headline first and then in the row of the pack.
  const [first] = screen.getAllByText(words);
  const color = first && getComputedStyle(first).color;
  unmount();
  return String(color);
};
const colourOfTone = (tone: Tone) => colourOf(<Text $tone={tone}>words</Text>, /words/);

describe('The colour of the days left', () => {
  it.each<[days: number, words: RegExp, ofPack: Tone, ofSentence: Tone, ofLastKnown: Tone]>([
    [8, /8\sdays left|ends on/, 'success', 'ink', 'ink'],
    [7, /7\sdays/, 'warn', 'warn', 'ink'],
    [1, /1\sday left|tomorrow/, 'warn', 'warn', 'ink'],
    [0, /nds today/, 'danger', 'danger', 'danger'],
    [-1, /nded (?:1\sday ago|yesterday)/, 'danger', 'danger', 'danger'],
  ])('%d days left have the same colour on every screen', (days, words, ...tones) => {
    const [ofPack, ofSentence, ofLastKnown] = tones.map(colourOfTone);
    const pack = packWith(days);
    expect(colourOf(<PackStatusText pack={pack} />, words)).toBe(ofPack);
    const listed = loadActivePacks.succeeded([pack]);
    expect(colourOf(<HouseholdSentence />, words, listed)).toBe(ofSentence);
    expect(colourOf(<LastHeadline days={days} />, words)).toBe(ofLastKnown);
  });

  it('A pack that ends today has the colour of an ended one also on the tile of another day', () => {
    const note = <PackLines packs={[packWith(0)]} days={-1} />;
    expect(colourOf(note, /Ends today/)).toBe(colourOfTone('danger'));
  });
});

const LastHeadline = ({ days }: { readonly days: number }) => {
  const { productname, expirydate, disconnectdate } = packWith(days);
  const lasting = { productname, expirydate, disconnectdate, daysleft: days };
  return (
    <LastKnownState
      last={{ customerid: '42', at: Date.now(), balance: null, packs: [lasting] }}
      onRetry={() => undefined}
    />
  );
};
