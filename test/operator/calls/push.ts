import type { Handlers } from '../route';

/** The operator's own relay. It adds the provider's credentials, which must not reach a browser. */
export const pushCalls: Handlers<'subscribeToTopic'> = {
  subscribeToTopic: ({ database, clock, request: { token, region } }) => {
    database.run(
      'insert or replace into push_topics values (?, ?, ?)',
      ...[token, region, clock.now()],
    );
    return { message: `Subscribed to the news of ${region}.` };
  },
};
