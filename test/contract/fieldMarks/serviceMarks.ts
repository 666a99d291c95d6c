import { alert, alertPage } from '../../../store/wire/entities/service/alerts';
import { maintenance } from '../../../store/wire/entities/service/maintenance';
import {
  contactMethod,
  ticket,
  ticketCategory,
  ticketClosed,
  ticketComment,
  ticketCreated,
  ticketPage,
} from '../../../store/wire/entities/service/tickets';
import { acknowledgement, relayAnswer } from '../../../store/wire/lenientReaders';
import { loginAnswers } from '../../../store/wire/loginAnswers';
import { generalWords, marked, shownAs } from './marks';

const ticketFields = {
  description: shownAs.leftOut,
  categoryid: 'nothing',
  category: 'what the ticket is about',
  contactmethod: 'how the answer comes',
  stbno: 'which box it is about',
  created: "'---'; the newest are not first",
  updated: 'when something last happened',
  closed: 'when it was closed',
  age: 'for how many days it has been open',
  resolution: 'what solved it',
} as const;

export const serviceMarks = {
  maintenance: marked(maintenance, {
    documented: ['maintenance', 'header', 'image', 'content', 'style'],
    needed: [],
    ours: {},
  }),
  alerts: marked(alertPage, { documented: ['count', 'data'], needed: [], ours: {} }),
  alert: marked(alert, {
    documented: [
      ...(['idalert', 'message', 'weight', 'alerttype', 'entityid', 'entitytype'] as const),
      ...(['image', 'url', 'created'] as const),
    ],
    needed: [],
    ours: {},
  }),
  ticket: marked(ticket, {
    documented: [],
    needed: ['ticketid', 'subject', 'status'],
    ours: ticketFields,
  }),
  ticketPage: marked(ticketPage, {
    documented: [],
    needed: ['ticketid', 'subject', 'status', 'comments'],
    ours: {
      ...ticketFields,
      page: 'nothing',
      pages: 'the later pages of a long ticket',
    },
  }),
  ticketComment: marked(ticketComment, {
    documented: [],
    needed: ['commentid', 'message'],
    ours: { author: 'who wrote it', created: 'when it was written' },
  }),
  ticketCreated: marked(ticketCreated, {
    documented: ['ticketid'],
    needed: [],
    ours: { message: "the operator's own sentence" },
  }),
  ticketClosed: marked(ticketClosed, {
    documented: [],
    needed: ['message'],
    ours: {
      success: generalWords.success,
      result: generalWords.result,
      status: generalWords.status,
      ticketid: 'nothing',
    },
  }),
  ticketCategory: marked(ticketCategory, {
    documented: [],
    needed: ['categoryid', 'category'],
    ours: {
      description: shownAs.leftOut,
      needsbox: 'every ticket of a household with a box asks which box it is about',
    },
  }),
  contactMethod: marked(contactMethod, {
    documented: [],
    needed: ['contactmethod'],
    ours: { name: "the way is called by the operator's own code" },
  }),
  acknowledgement: marked(acknowledgement, {
    documented: [],
    needed: ['message'],
    ours: generalWords,
  }),
  logout: marked(loginAnswers.logout, {
    documented: [],
    needed: [],
    ours: { message: 'nothing' },
  }),
  relay: marked(relayAnswer, { documented: [], needed: [], ours: { message: 'nothing' } }),
};
