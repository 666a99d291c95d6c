import { catalogue } from '../../text/catalogue';

export const activeUntilText = catalogue('activeUntilText', {
  one: (name: string, day: string): string => `${name} is active until ${day}`,
  all: (day: string): string => `Your packs are active until ${day}`,
  first: (day: string): string => `Your packs are active. The first one ends on ${day}.`,
});
