/** Where a message leads that names no place of its own: the inbox. */
export const INBOX = '/nxtselfcareportal/alert#messages';

/**
 * The places of the portal that a pushed message may lead to: the documented ones (specification
 * §2) but those that act by being opened (logging out) and those that mean nothing by themselves
 * (the way back from a payment). A test holds them against the route table.
 */
export const DEEP_LINK_PATHS: readonly string[] = [
  '/nxtselfcareportal',
  '/nxtselfcareportal/mypacks',
  '/nxtselfcareportal/mypacks/renew',
  '/nxtselfcareportal/addpacks',
  '/nxtselfcareportal/myprofile',
  '/nxtselfcareportal/myprofile/kyc',
  '/nxtselfcareportal/myprofile/transaction',
  '/nxtselfcareportal/help',
  '/nxtselfcareportal/help/customersupport',
  '/nxtselfcareportal/alert',
  '/nxtselfcareportal/contactus',
  '/nxtselfcareportal/description',
  '/nxtselfcareportal/topup',
  '/checkout',
  '/offerplans',
  '/surveyquestions',
];

/** The portal's own place that an address names, without query and hash; the inbox for anything else. */
export const deepLinkPathOf = (address: unknown, origin: string): string => {
  if (typeof address !== 'string' || address.length > 500) return INBOX;
  try {
    const url = new URL(address, origin);
    const path = url.pathname.replace(/(.)\/$/, '$1');
    return url.origin === origin &&
      DEEP_LINK_PATHS.includes(path) &&
      path !== '/nxtselfcareportal/alert'
      ? path
      : INBOX;
  } catch {
    return INBOX;
  }
};
