import { momentInIndia } from '../core/values/dates';
import { sortByWeight } from '../core/values/sortByWeight';
import type { SubscriberAlert } from '../wire/entities/service/alerts';

/** Newest first, the heavier one first of the same moment. Alerts without a readable moment come last. */
export const newestAlertFirst = (alerts: readonly SubscriberAlert[]): readonly SubscriberAlert[] =>
  [...sortByWeight(alerts)].sort((one, other) => {
    const [left, right] = [momentOf(one), momentOf(other)];
    return left === right ? 0 : left < right ? 1 : -1;
  });

const momentOf = ({ created }: SubscriberAlert): string => {
  const { moment, day } = momentInIndia(created);
  return day === '' ? '' : moment;
};
