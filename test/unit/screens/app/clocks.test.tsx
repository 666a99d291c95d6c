import { configureStore } from '@reduxjs/toolkit';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { useIsPast, useSecondsUntil } from '../../../../src/app/hooks/timers';
import { useOperatorToday } from '../../../../src/app/hooks/useOperatorNow';
import { clockOffsetFound } from '../../../../store/app/app';
import { loadedReducer } from '../../../support/stateAfter';

const DAY = 86_400_000;

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

it('A moment further ahead than a timer of the browser can wait is past when it comes, and not before', () => {
  const { result } = renderHook(() => useIsPast(1_000_000 + 30 * DAY));
  pass(29 * DAY);
  expect(result.current).toBe(false);
  pass(DAY);
  expect(result.current).toBe(true);
});

it('A later moment takes the place of one that is past', () => {
  const { result, rerender } = renderHook(({ moment }) => useIsPast(moment), {
    initialProps: { moment: 1_001_000 },
  });
  pass(1_000);
  expect(result.current).toBe(true);
  rerender({ moment: 1_005_000 });
  expect(result.current).toBe(false);
  pass(4_000);
  expect(result.current).toBe(true);
});

it('The seconds of another moment are counted from now', () => {
  const { result, rerender } = renderHook(({ moment }) => useSecondsUntil(moment), {
    initialProps: { moment: 1_001_000 },
  });
  pass(61_000);
  expect(result.current).toBe(0);
  rerender({ moment: 1_000_000 + 91_000 });
  expect(result.current).toBe(30);
  pass(10_000);
  expect(result.current).toBe(20);
});

it('An unknown moment is never past', () => {
  expect(renderHook(() => useIsPast(null)).result.current).toBe(false);
});

it.each([
  ['right, late in the evening in India', '2026-11-30T18:29:00Z', 0, '2026-11-30'],
  ['right, after midnight in India', '2026-11-30T18:31:00Z', 0, '2026-12-01'],
  ['two days behind', '2026-11-28T12:00:00Z', 2 * DAY, '2026-11-30'],
  ['a day ahead', '2026-12-01T12:00:00Z', -DAY, '2026-11-30'],
])('On a device whose clock is %s it is the day of the operator', (_, now, ahead, day) => {
  jest.setSystemTime(new Date(now));
  const store = configureStore({ reducer: loadedReducer() });
  store.dispatch(clockOffsetFound(ahead));
  const { result } = renderHook(() => useOperatorToday(), {
    wrapper: ({ children }: PropsWithChildren) => <Provider store={store}>{children}</Provider>,
  });
  expect(result.current).toBe(day);
});
