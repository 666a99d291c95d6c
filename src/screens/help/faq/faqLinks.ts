import {
  ADD_PACKS,
  CONTACT,
  KYC,
  MY_PACKS,
  PICTURE_GUIDE,
  PROFILE,
  RENEW,
  RESET_PASSWORD,
  SUPPORT,
  TOP_UP,
  TRANSACTIONS,
} from '../../../../store/core/paths';
import type { FaqLink } from '../../../../store/wire/entities/service/faqs';

/** The path of each link that an answer can have. */
export const faqLinkPaths: Readonly<Record<FaqLink, string>> = {
  picture: PICTURE_GUIDE,
  support: SUPPORT,
  packs: MY_PACKS,
  renew: RENEW,
  add: ADD_PACKS,
  topUp: TOP_UP,
  transactions: TRANSACTIONS,
  profile: PROFILE,
  kyc: KYC,
  password: RESET_PASSWORD,
  contact: CONTACT,
};
