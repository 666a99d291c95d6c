import { broadbandDetails } from '../../../store/wire/entities/packs/broadband';
import { cart, cartLine, order } from '../../../store/wire/entities/packs/cart';
import { channel } from '../../../store/wire/entities/packs/channels';
import { offerPlan, offerSubscriber } from '../../../store/wire/entities/packs/offers';
import {
  availablePack,
  pack,
  packResult,
  refunded,
} from '../../../store/wire/entities/packs/packs';
import { promo } from '../../../store/wire/entities/packs/promos';
import { longDurationPrice } from '../../../store/wire/entities/packs/renewal';
import { marked, shownAs } from './marks';

const RESULT = ['productid', 'productname', 'productstatus', 'errorcode', 'error'] as const;

/** What is lost without a field that packs in use and packs for sale have in common. */
const offered = {
  producttype: 'base packs, bouquets, channels and broadband are not told apart',
  description: shownAs.leftOut,
  genre: 'the pack is under no genre',
  language: 'the pack is under no language',
  image: 'the cover is drawn',
  broadcaster: 'the pack is under no broadcaster',
  price: "the price is '---'; see below",
  tax: 'the tax is not shown apart',
  totalprice: 'the price before tax and the tax are added up; without both see below',
  chargeperiod: 'for how long the price is',
  channelcount: 'how many channels it has',
  hdchannelcount: 'how many of them are HD',
  speedmbps: 'the speed of broadband',
  fuplimitgb: 'the fair-use limit of broadband',
} as const;

const PURCHASE = {
  stbno: 'which box it is about, where two have the same pack',
  amount: 'what was taken for this pack',
  expirydate: 'until when it runs, until the packs are read again',
} as const;

export const packMarks = {
  availablePack: marked(availablePack, {
    documented: ['productid', 'productname'],
    needed: [],
    ours: offered,
  }),
  pack: marked(pack, {
    documented: RESULT,
    needed: [],
    ours: {
      ...offered,
      stbno: 'on which box it plays',
      activatedon: 'since when it runs',
      expirydate: "its end is '---', and it is not counted among those that end",
      daysleft: 'the days that are left',
      renewable: 'every pack can be tried; the operator refuses with 1087 what is too early',
      renewablefrom: 'from when it can be renewed',
      disconnectdate: 'that a removed pack still runs to its end',
      refundable: 'a pack cannot be cancelled for a refund',
      refundamount: 'what would come back, before it is asked for',
    },
  }),
  packResult: marked(packResult, {
    documented: RESULT,
    needed: [],
    ours: { ...PURCHASE, refundamount: 'what comes back' },
  }),
  refunded: marked(refunded, {
    documented: RESULT,
    needed: [],
    ours: { ...PURCHASE, refundamount: 'what comes back', message: "the operator's own sentence" },
  }),
  longDurationPrice: marked(longDurationPrice, {
    documented: [
      ...(['chargeperiod', 'basepacktariff', 'monthlyprice', 'quarterlyprice'] as const),
      ...(['halfyearlyprice', 'yearlyprice'] as const),
    ],
    needed: [],
    ours: {
      productid: 'the row is found by `basepacktariff`, or by `chargeperiod` where one row has it',
      productname: 'the same',
    },
  }),
  broadbandDetails: marked(broadbandDetails, {
    documented: [],
    needed: ['broadband'],
    ours: {
      accountno: shownAs.dashes,
      productid: 'the plan cannot be renewed from here',
      productname: shownAs.dashes,
      status: shownAs.dashes,
      speedmbps: shownAs.leftOut,
      fuplimitgb: 'how much may be used at full speed',
      usedgb: 'how much was used',
      postfupspeedmbps: 'the speed after that',
      expirydate: shownAs.dashes,
      daysleft: 'the days that are left',
    },
  }),
  channel: marked(channel, {
    documented: [],
    needed: ['channelid', 'channelname'],
    ours: {
      productid: 'the channel cannot be bought alone',
      lcn: 'its number on the remote',
      genre: 'the channel is under no genre',
      language: 'the channel is under no language',
      hd: 'whether it is HD',
      pay: 'whether it costs something',
      price: "the price is '---'",
      tax: 'the tax is not shown apart',
      totalprice: 'the price before tax and the tax are added up',
      broadcaster: shownAs.leftOut,
      logo: 'a drawn mark stands for it',
      bouquets: 'in which packs it is; the cheapest mix cannot be found',
    },
  }),
  cartLine: marked(cartLine, {
    documented: [],
    needed: ['cartitemid', 'productid', 'price', 'tax', 'total'],
    ours: {
      productname: shownAs.dashes,
      producttype: 'two base packs in one cart are not noticed',
      stbno: 'for which box it is',
      chargeperiod: 'for how long it is',
      channelcount: shownAs.leftOut,
    },
  }),
  cart: marked(cart, {
    documented: [],
    needed: ['cartdetails', 'itemtotal', 'gst', 'total'],
    ours: {
      cartid: 'nothing',
      networkfee: shownAs.leftOut,
      discount: shownAs.leftOut,
      currency: 'nothing: it is rupees',
    },
  }),
  order: marked(order, {
    documented: [],
    needed: ['orderid', 'amount', 'status', 'results'],
    ours: {
      currency: 'nothing: it is rupees',
      expireson: 'until when the order can be paid',
      message: "the operator's own sentence",
    },
  }),
  offerPlan: marked(offerPlan, {
    documented: [],
    needed: ['planid', 'planname', 'price', 'tax', 'total'],
    ours: {
      description: shownAs.leftOut,
      plantype: 'television and broadband are not told apart',
      regularprice: 'what the plan is reduced from',
      chargeperiod: 'for how long the price is',
      channelcount: shownAs.leftOut,
      speedmbps: shownAs.leftOut,
      fuplimitgb: shownAs.leftOut,
      features: shownAs.leftOut,
      image: 'no picture',
    },
  }),
  offerSubscriber: marked(offerSubscriber, {
    documented: [],
    needed: ['mobileno', 'existing', 'serviceable'],
    ours: {
      subscribername: shownAs.leftOut,
      customeridentity: shownAs.leftOut,
      pincode: shownAs.leftOut,
      region: shownAs.leftOut,
      lconame: 'who will bring the connection',
    },
  }),
  promo: marked(promo, {
    documented: [
      ...(['filename', 'weight', 'portal', 'created', 'redirecturl', 'promoid', 'url'] as const),
      ...(['type', 'status', 'promoadsid', 'adtype', 'adstatus'] as const),
    ],
    needed: [],
    ours: { name: 'those who do not see the picture are not told what it says' },
  }),
};
