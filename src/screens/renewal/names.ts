import { EMPTY_TEXT } from '../../ui/data/TextOr';

/** "Family HD, Khel Plus" */
export const namesOf = (packs: readonly { readonly productname: string }[]): string =>
  packs.map(({ productname }) => productname || EMPTY_TEXT).join(', ');
