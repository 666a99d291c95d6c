import { catalogue } from '../../text/catalogue';

/** What each step of the shop is called. */
export const shopText = catalogue('shopText', {
  plans: {
    title: 'Get a new connection',
    lead: 'Compare plans and order in three steps. Prices include GST.',
  },
  compare: { title: 'Compare plans', lead: 'Side by side, incl. GST.' },
  details: { title: 'Your details', lead: 'So we know who to call and where to install it.' },
  review: { title: 'Check and order', lead: 'Ordering takes no money. You pay afterwards.' },
  placed: { title: 'Your order', lead: 'Keep this number. We use it to find your order.' },
  back: 'All plans',
});
