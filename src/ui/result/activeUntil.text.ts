import { catalogue } from '../../text/catalogue';

export const activeUntilText = catalogue({
  en: {
    one: (name: string, day: string): string => `${name} is active until ${day}`,
    all: (day: string): string => `Your packs are active until ${day}`,
    first: (day: string): string => `Your packs are active. The first one ends on ${day}.`,
  },
  hi: {
    one: (name: string, day: string): string => `${name} ${day} तक चालू है`,
    all: (day: string): string => `आपके पैक ${day} तक चालू हैं`,
    first: (day: string): string => `आपके पैक चालू हैं। सबसे पहला ${day} को समाप्त होगा।`,
  },
});
