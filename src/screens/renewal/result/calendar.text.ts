import { catalogue } from '../../../text/catalogue';

export const calendarText = catalogue({
  en: {
    summary: (names: string): string => `Renew ${names}`,
    description: (operator: string): string =>
      `Last day. Renew it with ${operator} before it ends.`,
  },
  hi: {
    summary: (names: string): string => `रिन्यू करें: ${names}`,
    description: (operator: string): string => `आखिरी दिन। समाप्त होने से पहले ${operator} पर रिन्यू करें।`,
  },
});
