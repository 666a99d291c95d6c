import { catalogue } from '../../../text/catalogue';

export const calendarText = catalogue('calendarText', {
  summary: (names: string): string => `Renew ${names}`,
  description: (operator: string): string => `Last day. Renew it with ${operator} before it ends.`,
});
