import type { Faq } from '../../../wire/entities/service/faqs';

/** Questions about packs and their terms. */
export const packFaqs: readonly Faq[] = [
  {
    id: 'when-to-renew',
    topic: 'packs',
    question: {
      en: 'When can I renew my pack?',
    },
    answer: {
      en: 'From 15 days before your pack ends. If you try earlier the operator refuses it with "Try Renew Within 15 days of expiry", and no money is taken.\n\nHome shows the first day on which you can renew. Renewing early costs you no days: the new period starts when the old one ends.',
    },
    keywords: ['1087', 'recharge', 'expiry', 'extend', 'early'],
    place: 'renew',
  },
  {
    id: 'renewal-partly-failed',
    topic: 'packs',
    question: {
      en: 'Some packs were renewed and others were not. Why?',
    },
    answer: {
      en: 'Each pack is renewed by itself, and the result names the reason beside each one. A pack may be more than 15 days from its end, or the operator’s system may have refused it for a moment.\n\nPacks that were renewed stay renewed. Renew only the others.',
    },
    keywords: ['failed', '1087', 'voucher', 'close'],
    place: 'packs',
  },
  {
    id: 'add-channels',
    topic: 'packs',
    question: {
      en: 'How do I add a channel or a pack?',
    },
    answer: {
      en: 'Open "Add packs", search by name or channel number, and put what you want in the cart. The price you see says whether tax is in it; the total shows at checkout before you pay.\n\nNew channels usually appear within 15 minutes. Keep the box switched on.',
    },
    keywords: ['buy', 'bouquet', 'alacarte', 'new', 'subscribe'],
    place: 'add',
  },
  {
    id: 'remove-pack',
    topic: 'packs',
    question: {
      en: 'How do I remove a pack, and is money returned?',
    },
    answer: {
      en: 'Open "My packs" and choose the pack. You can let it end on its last day, or cancel it for a refund where your operator allows it. Before you confirm you see what happens and when.\n\nA refund goes to the balance of your account, where your next renewal uses it.',
    },
    keywords: ['cancel', 'stop', 'delete', 'disconnect'],
    place: 'packs',
  },
  {
    id: 'how-bill-is-made',
    topic: 'packs',
    question: {
      en: 'How is my bill made up? What is the network capacity fee?',
    },
    answer: {
      en: 'Your bill is the network capacity fee for the connection, plus the price of your channels and bouquets, plus 18 % GST. An HD channel counts as two channels, and a second box pays a smaller fee.\n\nCheckout shows each part before you pay.',
    },
    keywords: ['ncf', 'gst', 'tax', 'price', 'monthly', 'charges'],
    place: 'packs',
  },
];
