import { PACK_STATUSES } from './entities/packs/packStatus';
import {
  ALL_PACKS,
  CHARGE_PERIODS,
  PAYMENT_MODE,
  PROVIDER_REFUSAL_CODES,
  REFUSAL_CODES,
} from './values';

/*
 * The values that the portal writes into requests and recognises in refusals. The specification names their fields,
 * but few of the values; the others are the portal's choice. An operator with other values gives them in
 * `operatorValues` of the configuration, by field (`sagas/api/operatorWords/translation.ts`).
 * `public/CONFIGURATION.md` lists the values.
 */

/** The portal's values, by field. */
export const operatorDefaults = {
  chargeperiod: CHARGE_PERIODS,
  documenttype: ['AADHAAR', 'PAN', 'VOTERID', 'PASSPORT', 'DRIVINGLICENCE', 'PHOTO'],
  side: ['FRONT', 'BACK'],
  method: ['CARD', 'INSTALMENT'],
  paymentmode: [PAYMENT_MODE.balance, PAYMENT_MODE.online],
  portal: ['SELFCARE'],
  producttype: ['BASE', 'BOUQUET', 'CHANNEL', 'BROADBAND'],
  productstatus: [ALL_PACKS.productstatus, ...PACK_STATUSES],
  /** Of an identification, and of a payment. */
  purpose: ['REGISTER', 'RESETPASSWORD', 'CART', 'RENEWAL', 'TOPUP', 'OFFER'],
  /** Of a ticket. */
  status: ['OPEN', 'INPROGRESS', 'RESOLVED', 'CLOSED'],
  transactiontype: ['Subscription Charges', 'Account Recharge'],
  /** Of a banner. */
  type: ['BANNER', 'ADS'],
  errorcode: REFUSAL_CODES,
  errorCode: PROVIDER_REFUSAL_CODES,
} as const;
