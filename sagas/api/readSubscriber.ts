import { put, type SagaGenerator, select } from 'typed-redux-saga';
import { selectIsDevelopment } from '../../store/app/app';
import {
  accountMismatched,
  selectCustomerId,
  selectSessionEpoch,
} from '../../store/identity/session';
import type { Subscriber } from '../../store/wire/entities/account/subscriber';
import { callApi } from './callApi';
import { endpoints } from './endpoints';

/**
 * The record of the subscriber who is logged in. The whole browser shares one session cookie. If the record is
 * another subscriber's, that subscriber has logged in on another page. This page's session then ends before anything
 * of the other account is shown or paid.
 *
 * @throws FailureError
 */
export function* readSubscriber(): SagaGenerator<Subscriber> {
  const epoch = yield* select(selectSessionEpoch);
  return yield* checkOwner(yield* callApi(endpoints.subscriber, undefined), epoch);
}

/**
 * Ends the session when the record belongs to another subscriber, unless a session has ended or begun since `epoch`. In
 * development it ends no session.
 */
export function* checkOwner(subscriber: Subscriber, epoch: number): SagaGenerator<Subscriber> {
  if (epoch !== (yield* select(selectSessionEpoch))) return subscriber;
  const customerid = yield* select(selectCustomerId);
  const isSame = customerid === '' || subscriber.customerid === customerid;
  // In development the record may be sample data, which belongs to no account.
  const isSample = yield* select(selectIsDevelopment);
  if (!isSame && !isSample) yield* put(accountMismatched());
  return subscriber;
}
