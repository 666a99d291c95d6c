import type { Faq, FaqTopic } from '../../wire/entities/service/faqs';

interface EnglishFaq extends Pick<Faq, 'id' | 'keywords' | 'place'> {
  readonly question: string;
  readonly answer: string;
}

const about = (topic: FaqTopic, faqs: readonly EnglishFaq[]): readonly Faq[] =>
  faqs.map(({ question, answer, ...faq }) => ({
    ...faq,
    topic,
    question: { en: question },
    answer: { en: answer },
  }));

const pictureFaqs = about('picture', [
  {
    id: 'no-picture',
    question: 'The screen is dark or says "No signal". What can I do?',
    answer:
      'Check that the box has power and a light is on, that the HDMI or AV cable sits firmly, and that the TV is set to the right input. Then switch the box off at the wall, wait 30 seconds and switch it on.\n\nIf it stays dark, open the picture guide: it asks what you see, checks your packs and can refresh your box.',
    keywords: ['black', 'blank', 'blue screen', 'tv', 'stb'],
    place: 'picture',
  },
  {
    id: 'error-code',
    question: 'My box shows an error code or "Not authorised". What does it mean?',
    answer:
      'The box is not authorised to show this channel at the moment. Most often the pack has ended, the channel is in none of your packs, or the box was off for some days and missed the signal.\n\nCheck that your pack is active. If it is, leave the box on that channel and refresh the box from the picture guide; it can take up to 15 minutes.',
    keywords: ['e16', 'e32', 'entitlement', 'unsubscribed', 'code'],
    place: 'picture',
  },
  {
    id: 'picture-freezes',
    question: 'The picture freezes or breaks into squares',
    answer:
      'This is usually a weak signal. Press the cable at the back of the box firmly in, and look for a bent or crushed cable. If a splitter feeds two TVs, connect one directly and see whether it gets better.\n\nIf several channels break up, or it comes back with rain or wind, create a ticket: a technician has to measure the line.',
    keywords: ['pixel', 'stuck', 'mosaic', 'rain', 'blur'],
    place: 'support',
  },
  {
    id: 'channel-missing',
    question: 'A channel I pay for is missing',
    answer:
      'Open "My packs" and check that a pack with this channel is active. Channels do move between packs and numbers, so search for it under "Add packs" too.\n\nIf the channel is in your pack, leave the box on its number and refresh the box. If it is still missing after 15 minutes, create a ticket.',
    keywords: ['not coming', 'lcn', 'number', 'lost'],
    place: 'packs',
  },
  {
    id: 'no-sound',
    question: 'There is a picture but no sound, or the wrong language',
    answer:
      'Raise the volume on both remotes, the TV’s and the box’s, and make sure neither is muted. On an AV cable check the red and white plugs.\n\nIf the language is wrong, press the audio or language button of the box’s remote; some channels carry several.',
    keywords: ['audio', 'mute', 'volume', 'voice'],
  },
  {
    id: 'remote',
    question: 'The remote of the box does not work',
    answer:
      'Put in two new batteries and point the remote at the box from two or three metres. Press a key and look at its tip through your phone’s camera: a flicker says that the remote works and the box does not hear it.\n\nSwitch the box off and on. If nothing helps, create a ticket for "Box or remote" and your operator can bring another.',
    keywords: ['battery', 'buttons', 'control'],
    place: 'support',
  },
]);

const packFaqs = about('packs', [
  {
    id: 'when-to-renew',
    question: 'When can I renew my pack?',
    answer:
      'From 15 days before your pack ends. If you try earlier, the operator refuses it with "Try Renew Within 15 days of expiry". If you pay from your balance, nothing is then taken for that pack. If you pay in another way, the refusal may come after you have paid: the result then says how much is in your balance for it, or that you should contact your operator.\n\nHome shows the first day on which you can renew. Renewing early costs you no days: the new period starts when the old one ends.',
    keywords: ['1087', 'recharge', 'expiry', 'extend', 'early'],
    place: 'renew',
  },
  {
    id: 'renewal-partly-failed',
    question: 'Some packs were renewed and others were not. Why?',
    answer:
      'Each pack is renewed by itself, and the result names the reason beside each one. A pack may be more than 15 days from its end, or the operator’s system may have refused it for a moment.\n\nPacks that were renewed stay renewed. Renew only the others.',
    keywords: ['failed', '1087', 'voucher', 'close'],
    place: 'packs',
  },
  {
    id: 'add-channels',
    question: 'How do I add a channel or a pack?',
    answer:
      'Open "Add packs", search by name or channel number, and put what you want in the cart. The price you see says whether tax is in it; the total shows at checkout before you pay.\n\nNew channels usually appear within 15 minutes. Keep the box switched on.',
    keywords: ['buy', 'bouquet', 'alacarte', 'new', 'subscribe'],
    place: 'add',
  },
  {
    id: 'remove-pack',
    question: 'How do I remove a pack, and is money returned?',
    answer:
      'Open "My packs" and choose the pack. You can let it end on its last day, or cancel it for a refund where your operator allows it. Before you confirm you see what happens and when.\n\nA refund goes to the balance of your account, where your next renewal uses it.',
    keywords: ['cancel', 'stop', 'delete', 'disconnect'],
    place: 'packs',
  },
  {
    id: 'how-bill-is-made',
    question: 'How is my bill made up? What is the network capacity fee?',
    answer:
      'Your bill is the network capacity fee for the connection, plus the price of your channels and bouquets, plus 18 % GST. An HD channel counts as two channels, and a second box pays a smaller fee.\n\nCheckout shows each part before you pay.',
    keywords: ['ncf', 'gst', 'tax', 'price', 'monthly', 'charges'],
    place: 'packs',
  },
]);

const paymentFaqs = about('payments', [
  {
    id: 'paid-not-credited',
    question: 'Money left my bank but my pack is not renewed',
    answer:
      'Do not pay again yet. A payment can stay "Not confirmed yet" for a while when the bank answers late. Find the payment on Home or under "Money" and choose "Check status".\n\nIf it is still not confirmed after a day, create a ticket for "Recharge not credited" with the transaction number from your bank’s message. Money of a payment that failed is returned by your bank, usually within 7 to 10 working days.',
    keywords: ['deducted', 'debited', 'pending', 'stuck', 'upi'],
    place: 'transactions',
  },
  {
    id: 'payment-failed',
    question: 'My payment failed. Can I try again?',
    answer:
      'Yes, when the portal says "Payment failed" and "No money was taken." you can pay again, also in another way. When it says that your bank may have taken the money, do not pay again yet: ask your bank or create a ticket. Money that was taken is usually returned by your bank within 7 to 10 working days. When it says that the payment is not confirmed yet, check its status first: it may still go through.',
    keywords: ['declined', 'card', 'error', 'retry'],
    place: 'transactions',
  },
  {
    id: 'ways-to-pay',
    question: 'How can I pay?',
    answer:
      'From the balance of your account, by card, with pay later where you are eligible, or by UPI. You choose the payment method at checkout. You enter card details on the provider’s own page only. The portal never sees them.',
    keywords: ['upi', 'card', 'emi', 'instalment', 'method', 'netbanking'],
    place: 'topUp',
  },
  {
    id: 'refund-time',
    question: 'Where is my refund?',
    answer:
      'A refund for a cancelled pack is added to the balance of your account and appears in your transactions. A payment that failed goes back to the card or account it came from; that is up to your bank and usually takes 7 to 10 working days.',
    keywords: ['money back', 'return', 'reversal'],
    place: 'transactions',
  },
  {
    id: 'receipts',
    question: 'Where do I find my bills and receipts?',
    answer:
      'Under "Money" you see every charge and every payment by month. You can search there, save the list as a file for a spreadsheet, and print a statement.',
    keywords: ['invoice', 'history', 'statement', 'print', 'csv'],
    place: 'transactions',
  },
]);

const broadbandFaqs = about('broadband', [
  {
    id: 'slow-broadband',
    question: 'My broadband is slower than my plan',
    answer:
      'Switch the router off for a minute. Then test near it, with one device and, if you can, with a cable: walls and neighbours’ Wi-Fi slow it down.\n\nCheck under "My packs" whether the fair-use limit is used up; after it the speed is lower until the next period. If it stays slow by cable, create a ticket for "Speed" with the figure you measured.',
    keywords: ['internet', 'speed', 'mbps', 'wifi', 'buffering', 'fup'],
    place: 'packs',
  },
  {
    id: 'no-internet',
    question: 'There is no internet at all',
    answer:
      'Check that your broadband pack is active. Look at the router: a red or dark "LOS" or "Internet" light points to a broken line. Switch it off for a minute and on again.\n\nIf the light stays red, create a ticket. A notice on this page tells you when many homes in your area are affected.',
    keywords: ['wifi', 'router', 'los', 'modem', 'down', 'offline'],
    place: 'support',
  },
  {
    id: 'wifi-password',
    question: 'How do I change the name or password of my Wi-Fi?',
    answer:
      'That is set in your router and not in this portal. A label under the router names its address and its login. Change the password there, then connect your devices again.\n\nIf the label’s login does not work, your operator can set it back for you.',
    keywords: ['ssid', 'router', 'wifi', 'key'],
    place: 'contact',
  },
]);

const accountFaqs = about('account', [
  {
    id: 'kyc',
    question: 'Which documents do I need for KYC?',
    answer:
      'One proof of who you are and one of where you live; many documents are both. Take a sharp picture with all four corners on it, or send a PDF, under "My profile".\n\nYour operator checks it. If a document is not accepted you see why, and can send another.',
    keywords: ['identity', 'aadhaar', 'proof', 'upload', 'verify'],
    place: 'kyc',
  },
  {
    id: 'forgot-password',
    question: 'I forgot my password, or want to change it',
    answer:
      'On the login choose "Forgot password?". We text a code to your registered mobile number, and with it you choose a new password. Never tell anyone the code; we never ask for it.\n\nIf the number is no longer yours, contact your operator.',
    keywords: ['reset', 'login', 'otp', 'sign in'],
    place: 'password',
  },
  {
    id: 'otp-not-received',
    question: 'The code (OTP) does not arrive',
    answer:
      'Wait a minute, then ask for another; only the newest code works. Check that the phone has network, that its inbox is not full, and that the number shown is yours.\n\nIf it does not arrive after three tries, wait ten minutes or contact your operator.',
    keywords: ['sms', 'verification', 'message', 'code'],
    place: 'contact',
  },
  {
    id: 'change-details',
    question: 'How do I change my mobile number, email or address?',
    answer:
      'Open "My profile" and change your name, mobile number or email there. Your address is not in the portal: ask your operator to change it, and have a proof ready.',
    keywords: ['phone', 'update', 'edit', 'email'],
    place: 'profile',
  },
  {
    id: 'privacy',
    question: 'What does the portal keep about me, and on this device?',
    answer:
      'Your operator keeps what your connection needs: name, contact, documents, packs and payments. Of your Aadhaar only the last four digits are ever shown.\n\nWhile you use the portal, this device keeps your login, what Home showed last, messages, and what you have begun, such as a ticket, a survey, an order or a registration. It keeps your password, encrypted, only if you ticked "Remember me on this device". Logging out removes all of this. On a shared device always log out.\n\nAfter you log out these stay: payments made here, without card details, so that we can find out what became of them; your language and colours; and numbers you saved to pay for without a login, until you remove them.',
    keywords: ['data', 'aadhaar', 'safe', 'security', 'delete'],
  },
]);

const serviceFaqs = about('service', [
  {
    id: 'raise-ticket',
    question: 'How do I create a ticket, and how do I track it?',
    answer:
      'Open "My tickets" under Help, choose what it is about and describe what you see. You get a ticket number immediately. The same page shows every ticket with its latest answer, and you can close one that is solved.',
    keywords: ['complaint', 'docket', 'status', 'technician'],
    place: 'support',
  },
  {
    id: 'ticket-time',
    question: 'My ticket has no answer. What now?',
    answer:
      'Look at the ticket first: the answer may be there already. If it is older than two working days, call your cable operator or customer care and quote the ticket number. Do not create a second ticket for the same thing; it makes both slower.',
    keywords: ['late', 'delay', 'escalate', 'waiting', 'complaint'],
    place: 'contact',
  },
  {
    id: 'shifting-house',
    question: 'I am moving house. Can I take the connection with me?',
    answer:
      'Create a ticket for "Relocation" about a week before, with the new address and a date that suits you. Your operator says whether the new place is in reach and what it costs, if anything. Take the box, the remote and the power adapter with you; leave the cable.',
    keywords: ['relocation', 'transfer', 'address', 'shift', 'move'],
    place: 'support',
  },
  {
    id: 'away',
    question: 'I am away for some weeks. Must I pay?',
    answer:
      'No. When a pack ends and you do not renew it, nothing is charged and the channels stop. Renew when you are back and leave the box on for a quarter of an hour. Ask your operator first if you will be away for more than three months: the connection may have to be set up again.',
    keywords: ['holiday', 'pause', 'suspend', 'travel', 'vacation'],
    place: 'contact',
  },
  {
    id: 'second-box',
    question: 'I want a second box, or mine is broken',
    answer:
      'Create a ticket for "Box or remote". For a broken box name its number; you find it on its underside, and in full under "Help", "My tickets". A second box has its own packs and a smaller network fee, so check what each TV really needs.',
    keywords: ['stb', 'replace', 'set-top', 'new', 'tv'],
    place: 'support',
  },
]);

/**
 * The questions that come with the portal, shown when the database has none or cannot be read. They are long and few
 * screens need them, so load this file with `import()` only. The other languages are in `src/translations`.
 */
export const shippedFaqs: readonly Faq[] = [
  ...pictureFaqs,
  ...packFaqs,
  ...paymentFaqs,
  ...broadbandFaqs,
  ...accountFaqs,
  ...serviceFaqs,
];
