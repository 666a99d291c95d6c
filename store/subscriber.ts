import { createSlice } from '@reduxjs/toolkit';
import { documentedState } from './documentedState';
import type { Subscriber } from './entities/subscriber';
import { defineFlow } from './flow';

/** Who is logged in, as the operator knows them (specification §3, Subscriber info). */
export const loadSubscriber = defineFlow<void, Subscriber>('subscriber/load', 'inPlace');

const subscriber = createSlice({
  name: 'subscriber',
  initialState: documentedState.subscriber,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadSubscriber.succeeded, (_, { payload }) => ({ userInfo: payload })),
  selectors: { selectUserInfo: ({ userInfo }) => userInfo },
});

export const { selectUserInfo } = subscriber.selectors;
export const subscriberReducer = subscriber.reducer;
