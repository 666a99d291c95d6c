/** The categories of a complaint. A complaint in a category with `needsbox` must name the box. */
export const TICKET_CATEGORIES = [
  {
    categoryid: 'PICTURE',
    category: 'No picture or an error code',
    description: 'The screen is dark or shows a number',
    needsbox: true,
  },
  {
    categoryid: 'CHANNEL',
    category: 'Channel missing',
    description: 'A channel you pay for does not show',
    needsbox: true,
  },
  {
    categoryid: 'BOX',
    category: 'Box or remote control',
    description: 'Broken, lost or slow',
    needsbox: true,
  },
  {
    categoryid: 'BILLING',
    category: 'Billing',
    description: 'A charge you do not understand',
    needsbox: false,
  },
  {
    categoryid: 'RECHARGE',
    category: 'Recharge not credited',
    description: 'Money left your account and did not arrive',
    needsbox: false,
  },
  {
    categoryid: 'SPEED',
    category: 'Broadband speed',
    description: 'Slow, or cut off',
    needsbox: false,
  },
  {
    categoryid: 'RELOCATION',
    category: 'Relocation',
    description: 'Move your connection to another address',
    needsbox: false,
  },
  {
    categoryid: 'KYC',
    category: 'Identity documents',
    description: 'Rejected or not checked yet',
    needsbox: false,
  },
] as const;

export const CONTACT_METHODS = [
  { contactmethod: 'CALL', name: 'Call me' },
  { contactmethod: 'SMS', name: 'Send me a text message' },
  { contactmethod: 'EMAIL', name: 'Write me an e-mail' },
] as const;
