import * as v from 'valibot';
import { operatorDefaults } from '../operatorDefaults';
import { isoDay, line, operatorId, pageOf } from './fields';

export const transactionQuery = v.object({
  ...pageOf,
  fromdate: v.optional(isoDay),
  todate: v.optional(isoDay),
  transactiontype: v.optional(v.picklist(operatorDefaults.transactiontype)),
});

export const alertQuery = v.object(pageOf);

/** `relay` is the configured address itself and fills the path; it does not travel in the body. */
export const topicSubscription = v.object({
  relay: v.optional(v.pipe(v.string(), v.url())),
  token: line(4_096),
  region: operatorId,
});
