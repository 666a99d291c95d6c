import type { FaqLink } from '../../../../store/help/content/faqs/faq';
import { HOME } from '../../../app/guard';

/** Where an answer can be acted on. */
export const faqLinkPaths: Readonly<Record<FaqLink, string>> = {
  picture: `${HOME}/help/customersupport?guide=picture`,
  support: `${HOME}/help/customersupport`,
  packs: `${HOME}/mypacks`,
  renew: `${HOME}/mypacks/renew`,
  add: `${HOME}/addpacks`,
  topUp: `${HOME}/topup`,
  transactions: `${HOME}/myprofile/transaction`,
  profile: `${HOME}/myprofile`,
  kyc: `${HOME}/myprofile/kyc`,
  password: '/validate',
  contact: `${HOME}/contactus`,
};
