/** Copied by hand from specification §3: each entity with its fields, in its order and spelling. */
// prettier-ignore
export const documentedFields = {
  subscriber: [
    'customerid', 'firstname', 'surname', 'mobileno', 'aadhaar', 'email', 'lcoid', 'lconame', 'lcomobileno', 'lcotype',
    'customerstatus', 'kycstatus', 'customertypeid', 'customerclassid', 'username', 'customertype', 'registeredon',
    'dpoentityid', 'created', 'balance', 'entitytype', 'companyagreement', 'freecustomer',
  ],
  maintenance: ['maintenance', 'header', 'image', 'content', 'style'],
  packResult: ['productid', 'productname', 'productstatus', 'errorcode', 'error'],
  promo: [
    'filename', 'weight', 'portal', 'created', 'redirecturl', 'promoid', 'url', 'type', 'status',
    'promoadsid', 'adtype', 'adstatus',
  ],
  alerts: ['count', 'data'],
  alert: ['idalert', 'message', 'weight', 'alerttype', 'entityid', 'entitytype', 'image', 'url', 'created'],
  transaction: ['created', 'description1', 'description2', 'transactiontype', 'amount'],
  instantCustomer: [
    'subscribername', 'email', 'mobileno', 'susbcriberstatus', 'accountno', 'region', 'currentbalance', 'frcode',
    'customertype', 'customeridentity',
  ],
  longDurationPrice: [
    'chargeperiod', 'basepacktariff', 'monthlyprice', 'quarterlyprice', 'halfyearlyprice', 'yearlyprice',
  ],
  eligibility: ['txnRefNo', 'paymentid', 'subscriberid', 'initiatesignature', 'dueDate'],
  instalmentPayment: [
    'transactionId', 'merchantOrderId', 'amount', 'currency', 'signature', 'responseData',
    'token', 'userDetails', 'respsignature',
  ],
  paymentOutcome: ['success', 'txnid', 'amount', 'status', 'mode', 'email', 'firstname'],
  ticketCreated: ['ticketid'],
} as const;
