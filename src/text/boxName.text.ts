import { catalogue } from './catalogue';

/** A box by its name and the last four digits of its number. */
export const boxNameText = catalogue('boxNameText', {
  numbered: (ending: string): string => `Box ending\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ending\u00a0${ending}`,
});
