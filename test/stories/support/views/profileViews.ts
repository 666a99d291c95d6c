import { photo } from '../pictures';
import type { View } from './views';

const PROFILE = '/nxtselfcareportal/myprofile';

/** What a subscriber has before them while changing their details or sending a document. */
export const profileViews: readonly View[] = [
  {
    name: 'profile-editing',
    as: 'asha',
    path: PROFILE,
    act: async (page) => {
      await page.locator('main h2 + button').first().click();
      await page.locator('#field-mobileno').fill('12345');
      await page.locator('form button[type=submit]').click();
    },
    shows: '[aria-invalid]',
  },
  {
    name: 'profile-password',
    as: 'asha',
    path: PROFILE,
    act: async (page) => {
      await page.locator('main section').nth(3).locator('button').click();
    },
    shows: '#field-newpassword',
  },
  { name: 'kyc-rejected', as: 'rafiq', path: `${PROFILE}/kyc`, shows: 'main li button' },
  {
    name: 'kyc-covered',
    as: 'kavya',
    path: `${PROFILE}/kyc`,
    act: async (page) => {
      const buffer = await photo(page, 1_600, 1_000);
      const name = 'IMG_0417.jpg';
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await page.locator('#field-mask').check();
    },
    shows: '#box-how',
  },
];

/** The same screens for other households: to be looked at. */
export const profileLooks: readonly View[] = [
  { name: 'profile-empty', as: 'newcomer', path: PROFILE },
  { name: 'profile-direct', as: 'dinesh', path: PROFILE },
  { name: 'kyc-missing', as: 'kavya', path: `${PROFILE}/kyc` },
];
