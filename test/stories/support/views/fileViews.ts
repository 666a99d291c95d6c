import { HOME } from '../../../../store/core/paths';
import { type View, viewsAt } from '../viewTable';
import { breakHelp } from './views';

const OFFER = 'main > button';
const INSIDE = '[role=group] h3';

const help = viewsAt(`${HOME}/help`, 'asha');
const broken = { before: breakHelp, complains: /^console: / };

/** What a subscriber sees of the file for support, for visual review. */
export const fileLooks: readonly View[] = [
  help('file-in-help', INSIDE, {
    // Leaves out the button of the announcement below, which unfolds.
    act: (page) => page.locator('main section p + button:not([aria-expanded])').last().click(),
  }),
  help('file-offered', OFFER, broken),
  help('file-where-it-broke', INSIDE, {
    ...broken,
    begins: OFFER,
    act: (page) => page.locator(OFFER).click(),
  }),
];
