import { catalogue } from './catalogue';

/** A box by its name and the last four digits of its number. */
export const boxNameText = catalogue('boxNameText', {
  numbered: (ending: string): string => `Box ending ${ending}`,
  named: (name: string, ending: string): string => `${name} · ending ${ending}`,
});
