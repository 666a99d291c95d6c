import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');
const days = (count: number) => `${count}\u00a0${plural.select(count) === 'one' ? 'day' : 'days'}`;

/** Months by hand: browsers disagree on "Sep" and "Sept", and a receipt should not. */
export const dateText = catalogue('dateText', {
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  daysLeft: (count: number): string => {
    if (count === 0) return 'Ends today';
    return count < 0 ? `Ended ${days(-count)} ago` : `${days(count)} left`;
  },
  /** Of a pack; see `SentenceWithDate`. */
  activeUntil: 'Active until {date}',
  endsOn: 'ends on {date}',
});
