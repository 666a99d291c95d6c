import { photo } from '../pictures';
import { cut, type View, viewsAt } from '../viewTable';

const PROFILE = '/nxtselfcareportal/myprofile';
const profileOf = (as: string) => viewsAt(PROFILE, as);
const kycOf = (as: string) => viewsAt(`${PROFILE}/kyc`, as);

/** What a subscriber sees while changing their details or sending a document. */
export const profileViews: readonly View[] = [
  profileOf('asha')('profile-editing', '[aria-invalid]', {
    act: async (page) => {
      await page.locator('main h2 + button').first().click();
      await page.locator('#field-mobileno').fill('12345');
      await page.locator('form button[type=submit]').click();
    },
  }),
  profileOf('asha')('profile-number', '#field-password[aria-invalid]', {
    act: async (page) => {
      await page.locator('main h2 + button').first().click();
      await page.locator('#field-mobileno').fill('9000004499');
      await page.locator('#field-mobilenoAgain').fill('9000004498');
      await page.locator('form button[type=submit]').click();
    },
  }),
  profileOf('asha')('profile-password', '#field-newpassword', {
    act: (page) => page.locator('main section').nth(3).locator('button').click(),
  }),
  kycOf('rafiq')('kyc-rejected', 'main li button'),
  kycOf('kavya')('kyc-covered', '#box-how', {
    act: async (page) => {
      const buffer = await photo(page, 1_600, 1_000);
      const name = 'IMG_0417.jpg';
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await page.locator('#field-mask').check();
    },
  }),
];

/** The same screens for other households, for visual review. */
export const profileLooks: readonly View[] = [
  profileOf('newcomer')('profile-empty'),
  profileOf('dinesh')('profile-direct'),
  kycOf('kavya')('kyc-missing'),
  kycOf('asha')('kyc-verified'),
  viewsAt('/nxtselfcareportal/contactus', 'asha')(
    'contact-box-unknown',
    'main section [role=alert]',
    {
      trouble: cut('cpe'),
    },
  ),
];
