/** Where a message without a path leads. */
export const INBOX = '/nxtselfcareportal/alert#messages';

/**
 * The paths that a pushed message may open: the documented ones (specification §2) except those that
 * act when opened (logout) and those that need a context (the return from a payment). A test compares
 * them with the route table.
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

/** The path of an address of the portal, without query and hash; the inbox for any other address. */
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
