import { RENEW } from '../../../store/core/paths';
import type { Script } from './script';
import { heading, logInAs, payInInstalments, press, rest } from './steps';

/** Journeys (`test/journeys`) that no other flow goes through. */
export const journeyScripts: readonly Script[] = [
  {
    name: 'a subscriber whose balance is short adds money and renews',
    drive: async (page, operator) => {
      await logInAs(page, 'asha');
      await page.goto(RENEW);
      await page.getByRole('checkbox', { name: 'Fibre 100' }).uncheck();
      await press(page, 'Add money');
      await heading(page, 'Add money');
      await payInInstalments(page, operator);
      await heading(page, 'Renew');
      await rest(page);
      await press(page, /^Pay ₹\S+ from your balance$/);
      await heading(page, 'Your packs are renewed');
      await rest(page);
    },
  },
  {
    name: 'a subscriber takes Hindi and the dark colours',
    drive: async (page) => {
      await logInAs(page, 'asha');
      await press(page, 'Settings');
      await press(page, 'Dark');
      await press(page, 'हिन्दी');
      await page.locator('html[lang=hi][data-theme=dark]').waitFor();
      await rest(page);
    },
  },
];
