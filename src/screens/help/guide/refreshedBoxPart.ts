import type { Box } from '../../../../store/wire/entities/account/equipment';
import { lazyPart } from '../../../app/lazy/lazyPart';

/** The refresh that was pressed at a box, loaded with the press. */
export const RefreshedBox = lazyPart<{ readonly box: Box }>({
  id: 'refreshed-box',
  load: async () =>
    (await import(/* webpackChunkName: "support-guide" */ './RefreshedBox')).RefreshedBox,
  needs: ['retrack', 'tickets', 'ticketDraft'],
});
