import { ADD_PACKS, HOME, MY_PACKS, RENEW, TRANSACTIONS } from '../../../store/core/paths';
import { demoConfiguration } from '../../operator/demoConfiguration';
import { countFirstView, type FirstView } from '../support/checks/firstView';
import { openView } from '../support/open';
import { DIST, expect, startOperator, story } from '../support/story';
import { cartViews } from '../support/views/cartViews';
import { type View, viewsAt } from '../support/viewTable';

/** A Thursday morning in India, on which the operator and the page agree. */
const NOW = Date.parse('2026-03-12T10:00:00+05:30');
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 780 };

interface Budget extends Omit<FirstView, 'bold'> {
  readonly bold: number;
  readonly view: View;
  readonly size?: typeof PHONE;
}

const pay = cartViews.find(({ name }) => name === 'checkout-full');
if (!pay) throw new Error('The view checkout-full is missing');

/**
 * The most words, controls and bold texts that each view may show at first. Lower a number when a view has become
 * shorter.
 */
const budgets: readonly Budget[] = [
  { view: viewsAt(HOME, 'asha')('Home', 'main h2'), words: 45, controls: 12, bold: 4 },
  { view: viewsAt(RENEW, 'asha')('Renew', 'main fieldset'), words: 43, controls: 12, bold: 4 },
  { view: { ...pay, name: 'Pay' }, words: 49, controls: 10, bold: 4 },
  {
    view: viewsAt(MY_PACKS, 'asha')('My packs', 'main section li'),
    words: 54,
    controls: 14,
    bold: 4,
  },
  {
    view: viewsAt(TRANSACTIONS, 'meera')('Transactions', 'main li button'),
    words: 47,
    controls: 15,
    bold: 4,
  },
  {
    view: viewsAt(ADD_PACKS, 'asha')(
      'Add packs on a desktop',
      'main li button[title], main [role=listitem] button[title]',
    ),
    ...{ size: DESKTOP, words: 129, controls: 31, bold: 7 },
  },
];

for (const { view, size = PHONE, words, controls, bold } of budgets)
  story(
    `The first view of ${view.name} has at most ${words} words, ${controls} controls and ${bold} bold texts`,
    async ({ page }) => {
      const operator = await startOperator(DIST, () => NOW, demoConfiguration);
      try {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.clock.setFixedTime(NOW);
        await page.setViewportSize(size);
        await openView(page, operator, view);
        const counted = await countFirstView(page);
        console.log(
          `${view.name}: ${counted.words} words, ${counted.controls} controls, bold: ${counted.bold.join(' | ')}`,
        );
        expect(counted.words, 'words').toBeLessThanOrEqual(words);
        expect(counted.controls, 'controls').toBeLessThanOrEqual(controls);
        expect(counted.bold.length, 'bold texts').toBeLessThanOrEqual(bold);
      } finally {
        await operator.close();
      }
    },
  );
