import { loadEquipment } from '../../../store/account/equipment';
import { loadDocuments, uploadDocument } from '../../../store/account/kyc';
import { updateSubscriber } from '../../../store/account/profile';
import { retrackBox } from '../../../store/account/retrack';
import { loadSubscriber } from '../../../store/account/subscriber';
import { loadCatalogue, loadPackChannels } from '../../../store/catalogue/catalogue';
import { createTicket } from '../../../store/help/ticketDraft';
import {
  closeTicket,
  loadTicket,
  loadTicketChoices,
  loadTickets,
} from '../../../store/help/tickets';
import { loadTransactions } from '../../../store/history/transactions';
import { loadPromos } from '../../../store/home/promos';
import {
  identify,
  register,
  resendIdentificationOtp,
  setPassword,
  verifyOtp,
} from '../../../store/identity/identification';
import { acceptTerms, logIn, logOut } from '../../../store/identity/session';
import { loadAlerts } from '../../../store/inbox/alerts';
import { loadOfferPlans } from '../../../store/newConnection/onlineOrder';
import { loadBroadband } from '../../../store/packs/broadband';
import { cancelForRefund, removePack } from '../../../store/packs/packChanges';
import { loadActivePacks } from '../../../store/packs/packs';
import type { CallName } from '../../../store/wire/answers';
import {
  always,
  asText,
  type CallTrigger,
  type CallTriggers,
  type RequestFields,
  sent,
} from './callTrigger';
import { paymentTriggers } from './paymentTriggers';

const catalogue: CallTrigger = { needs: ['catalogue'], says: always(loadCatalogue.requested({})) };

/**
 * A browser's archive contains only calls. These are the events with which a subscriber, or a screen that opened,
 * triggered them; a call that is not listed here only follows from something else.
 */
const callTriggers: CallTriggers = {
  ...paymentTriggers,
  login: {
    needs: [],
    says: (asked) => logIn.requested({ ...sent<'login'>(asked), remember: false }),
  },
  logout: { needs: [], says: always(logOut.requested()) },
  acceptTerms: { needs: [], says: always(acceptTerms.requested()) },
  validate: { needs: ['otp'], says: (asked) => identify.requested(sent<'validate'>(asked)) },
  regenerateOtp: { needs: ['otp'], says: always(resendIdentificationOtp.requested()) },
  verifyOtp: {
    needs: ['otp'],
    says: (asked) => verifyOtp.requested({ otp: asText(asked['otp']) }),
  },
  register: { needs: ['otp'], says: (asked) => register.requested(withoutToken(asked)) },
  resetPassword: {
    needs: ['otp'],
    says: (asked) => setPassword.requested({ newpassword: asText(asked['newpassword']) }),
  },
  subscriber: { needs: ['subscriber'], says: always(loadSubscriber.requested()) },
  cpe: { needs: ['equipment'], says: always(loadEquipment.requested()) },
  retrack: { needs: ['retrack'], says: (asked) => retrackBox.requested(sent<'retrack'>(asked)) },
  activePacks: {
    needs: ['packs'],
    says: (asked) => loadActivePacks.requested(sent<'activePacks'>(asked)),
  },
  alerts: {
    needs: ['alerts'],
    says: (asked) => loadAlerts.requested(sent<'alerts'>(asked)),
  },
  promos: { needs: ['promos'], says: (asked) => loadPromos.requested(sent<'promos'>(asked)) },
  transactions: {
    needs: ['transactions'],
    says: () => loadTransactions.requested({ fromTheTop: true }),
  },
  documents: { needs: ['kyc'], says: always(loadDocuments.requested()) },
  uploadDocument: {
    needs: ['kyc'],
    says: (asked) =>
      uploadDocument.requested({
        ...sent<'uploadDocument'>(asked),
        // The picture itself is never recorded.
        file: new Blob(['picture'], { type: 'image/jpeg' }),
      }),
  },
  tickets: {
    needs: ['tickets'],
    says: (asked) =>
      loadTickets.requested({ page: Number(asked['page'] ?? 1), status: '', categoryid: '' }),
  },
  ticketPage: {
    needs: ['tickets'],
    says: (asked) => loadTicket.requested(sent<'ticketPage'>(asked)),
  },
  ticketCategories: { needs: ['tickets'], says: always(loadTicketChoices.requested()) },
  createTicket: {
    needs: ['tickets', 'ticketDraft'],
    says: (asked) => createTicket.requested(sent<'createTicket'>(asked)),
  },
  closeTicket: {
    needs: ['tickets'],
    says: (asked) => closeTicket.requested(sent<'closeTicket'>(asked)),
  },
  availablePacks: catalogue,
  channels: {
    needs: ['catalogue'],
    // The channels of one pack are read for its cover or its page; without a pack, the channels belong to the
    // catalogue.
    says: ({ productid }) =>
      productid === undefined
        ? loadCatalogue.requested({})
        : loadPackChannels.requested({ productids: [asText(productid)] }),
  },
  broadbandDetails: {
    needs: ['broadband'],
    says: (asked) => loadBroadband.requested(sent<'broadbandDetails'>(asked)),
  },
  removePack: {
    needs: ['packs', 'packChanges'],
    says: (asked) => removePack.requested(sent<'removePack'>(asked)),
  },
  cancelForRefund: {
    needs: ['packs', 'packChanges'],
    says: (asked) => cancelForRefund.requested(sent<'cancelForRefund'>(asked)),
  },
  updateSubscriber: {
    needs: ['profile'],
    says: (asked) => updateSubscriber.requested({ changes: { ...asked }, password: '' }),
  },
  offerPlans: {
    needs: ['offers'],
    says: (asked) => loadOfferPlans.requested(asText(asked['pincode'])),
  },
};

/** The saga itself supplies the operator's token. */
const withoutToken = (asked: RequestFields) => {
  const { verificationtoken: _, ...details } = sent<'register'>(asked);
  return details;
};

export const triggerOf = (call: CallName): CallTrigger | undefined => callTriggers[call];
