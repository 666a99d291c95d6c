import { createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { documentedState } from '../documented/documentedState';
import type { Subscriber } from '../wire/entities/account/subscriber';

/** The subscriber's record (specification §3, Subscriber info). */
export const loadSubscriber = defineFlow<void, Subscriber>('subscriber/load', 'noPayload');

/** A customer of the platform itself, who has no local operator (specification §6). */
export const isDirectCustomer = ({ customertype }: Pick<Subscriber, 'customertype'>): boolean =>
  customertype === 'DP';

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
