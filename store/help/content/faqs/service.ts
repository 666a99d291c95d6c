import type { Faq } from '../../../wire/entities/service/faqs';

/** Questions about support and the connection. */
export const serviceFaqs: readonly Faq[] = [
  {
    id: 'raise-ticket',
    topic: 'service',
    question: {
      en: 'How do I create a ticket, and how do I track it?',
    },
    answer: {
      en: 'Open "My tickets" under Help, choose what it is about and describe what you see. You get a ticket number immediately. The same page shows every ticket with its latest answer, and you can close one that is solved.',
    },
    keywords: ['complaint', 'docket', 'status', 'technician'],
    place: 'support',
  },
  {
    id: 'ticket-time',
    topic: 'service',
    question: {
      en: 'My ticket has no answer. What now?',
    },
    answer: {
      en: 'Look at the ticket first: the answer may be there already. If it is older than two working days, call your cable operator or customer care and quote the ticket number. Do not create a second ticket for the same thing; it makes both slower.',
    },
    keywords: ['late', 'delay', 'escalate', 'waiting', 'complaint'],
    place: 'contact',
  },
  {
    id: 'shifting-house',
    topic: 'service',
    question: {
      en: 'I am moving house. Can I take the connection with me?',
    },
    answer: {
      en: 'Create a ticket for "Relocation" about a week before, with the new address and a date that suits you. Your operator says whether the new place is in reach and what it costs, if anything. Take the box, the remote and the power adapter with you; leave the cable.',
    },
    keywords: ['relocation', 'transfer', 'address', 'shift', 'move'],
    place: 'support',
  },
  {
    id: 'away',
    topic: 'service',
    question: {
      en: 'I am away for some weeks. Must I pay?',
    },
    answer: {
      en: 'No. When a pack ends and you do not renew it, nothing is charged and the channels stop. Renew when you are back and leave the box on for a quarter of an hour. Ask your operator first if you will be away for more than three months: the connection may have to be set up again.',
    },
    keywords: ['holiday', 'pause', 'suspend', 'travel', 'vacation'],
    place: 'contact',
  },
  {
    id: 'second-box',
    topic: 'service',
    question: {
      en: 'I want a second box, or mine is broken',
    },
    answer: {
      en: 'Create a ticket for "Box or remote". For a broken box name its number; you find it on its underside, and in full under "Help", "My tickets". A second box has its own packs and a smaller network fee, so check what each TV really needs.',
    },
    keywords: ['stb', 'replace', 'set-top', 'new', 'tv'],
    place: 'support',
  },
];
