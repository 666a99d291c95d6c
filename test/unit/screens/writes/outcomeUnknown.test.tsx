import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { OutcomeUnknown } from '../../../../src/screens/writes/OutcomeUnknown';
import type { Failure } from '../../../../store/core/failure';
import { messages } from '../../../../store/core/messages';
import { loadedReducer } from '../../../support/stateAfter';

const shown = (failure: Failure): string => {
  render(
    <Provider store={configureStore({ reducer: loadedReducer() })}>
      <OutcomeUnknown failure={failure}>We don’t know if it arrived.</OutcomeUnknown>
    </Provider>,
  );
  return screen.getByRole('alert').textContent;
};
const write = { kind: 'unknown', call: 'createTicket' } as const;

it.each<[string, Failure, string]>([
  ['got no answer', write, messages.connectionLost],
  ['met a fault of a server', { ...write, status: 503 }, messages.systemFaulty],
  ['got an unreadable answer', { ...write, status: 200, message: '' }, messages.answerUnreadable],
  [
    'got the operator’s words',
    { ...write, status: 200, message: 'Maybe.' },
    'Your operator said: “Maybe.”',
  ],
])('A write that %s says so before what is not known', (_, failure, cause) => {
  expect(shown(failure)).toBe(`${cause}We don’t know if it arrived.`);
});
