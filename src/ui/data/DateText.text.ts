import { catalogue } from '../../text/catalogue';

const plural = new Intl.PluralRules('en');
const days = (count: number) => `${count} ${plural.select(count) === 'one' ? 'day' : 'days'}`;

/** Months by hand: browsers disagree on "Sep" and "Sept", and a receipt should not. */
export const dateText = catalogue({
  en: {
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    daysLeft: (count: number): string => {
      if (count === 0) return 'Ends today';
      return count < 0 ? `Ended ${days(-count)} ago` : `${days(count)} left`;
    },
  },
  hi: {
    months: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्तू॰', 'नव॰', 'दिस॰'],
    daysLeft: (count: number): string => {
      if (count === 0) return 'आज समाप्त';
      return count < 0 ? `${-count} दिन पहले समाप्त` : `${count} दिन बाकी`;
    },
  },
});
