import { pagesOf } from '../support/checks/pagesOf';
import { openView } from '../support/open';
import { expect, story } from '../support/story';
import { receiptViews } from '../support/views/paymentViews';

story(
  'The receipt of a renewal is printed on one page, without controls and without the screen behind it',
  async ({ page, operator }) => {
    const receipt = receiptViews.find(({ name }) => name === 'payment-receipt');
    if (!receipt) throw new Error('There is no view of a receipt');
    await openView(page, operator, receipt);
    const paper = page.locator('[data-paper]');
    await expect(paper.getByText('Family HD')).toBeVisible();
    await expect(paper.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByText('Skip to content')).toBeHidden();
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  },
);
