/** Copied by hand from specification §2: the top level of the route table, without the home shell. */
export const documentedTopLevel: readonly string[] = [
  '/',
  '/ottquickpay',
  '/maintenance',
  '/maintenancelogin',
  '/validate',
  '/offerplans',
  '/surveyquestions',
  '/instantpaymentdetails/',
  '/instantpaymentconfirmdetails/{id}',
  '/paymentstatuscheck',
];

/** The children of the home shell, each with its own children; '' is the parent's own address. */
export const documentedChildren: Readonly<Record<string, readonly string[]>> = {
  '': [],
  mypacks: ['', 'renew'],
  addpacks: [],
  myprofile: ['', 'kyc', 'transaction'],
  help: ['', 'customersupport'],
  alert: [],
  contactus: [],
  '/checkout': [],
  description: [],
  logout: [],
  topup: [],
};

export const documentedHome = '/nxtselfcareportal';

/** The paths that the access guard lets pass without a saved user session, to the letter. */
export const openPaths: readonly string[] = [
  '/',
  '/validate',
  '/ottquickpay',
  '/maintenancelogin',
  '/offerplans',
  '/maintenance',
  // "any path containing instantpayment"
  '/instantpaymentdetails/',
  '/instantpaymentdetails',
  '/instantpaymentconfirmdetails/42',
  '/xinstantpayment',
  '/nxtselfcareportal/instantpayment',
  // "any path containing paymentstatuscheck"
  '/paymentstatuscheck',
  '/paymentstatuscheck/',
  '/my/paymentstatuscheck/42',
];

/** Paths that the guard does not let pass: those that are not named, and those that are only nearly the same. */
export const closedPaths: readonly string[] = [
  '',
  '//',
  '/validate/',
  '/Validate',
  '/ottquickpay/',
  '/ottquickpay/x',
  '/maintenance/',
  '/maintenancelogin2',
  '/offerplans/1',
  '/surveyquestions',
  '/checkout',
  '/instant-payment',
  '/InstantPaymentDetails',
  '/paymentstatus',
  '/unknown',
  '/nxtselfcareportal',
];
