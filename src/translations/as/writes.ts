import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'আমি চেক কৰি আছোঁ',
    booked: 'কামটো হ’ল',
    notBooked: 'এতিয়ালৈকে কোনো চিন নাই',
    unknown: 'আমি এতিয়াও নাজানো',
  },
  partly: 'কামৰ এটা অংশ হ’ল',
  subject: {
    checkout: 'অৰ্ডাৰ',
    renew: 'ৰিনিউৱেলৰ অনুৰোধ',
    renewReadingText: 'ৰিনিউৱেলৰ অনুৰোধ',
    cancelForRefund: 'পেক বাতিলৰ অনুৰোধ',
    placeOrder: 'সংযোগৰ অৰ্ডাৰ',
  },
  ownSubject: {
    checkout: 'মোৰ অৰ্ডাৰ',
    renew: 'মোৰ ৰিনিউৱেলৰ অনুৰোধ',
    renewReadingText: 'মোৰ ৰিনিউৱেলৰ অনুৰোধ',
    cancelForRefund: 'মোৰ পেক বাতিলৰ অনুৰোধ',
    placeOrder: 'মোৰ সংযোগৰ অৰ্ডাৰ',
  },
  findingOut: (subject: string): string =>
    `আপোনাৰ ${subject} সম্পৰ্কে এতিয়াও স্পষ্ট উত্তৰ পোৱা নাই। আমি আপোনাৰ পেক, বেলেঞ্চ আৰু লেনদেন চেক কৰি আছোঁ: তিনি মিনিটলৈকে। একোৱেই আকৌ পঠিওৱা নহয়।`,
  findingOutOrder:
    'আপোনাৰ সংযোগৰ অৰ্ডাৰ সম্পৰ্কে স্পষ্ট উত্তৰ পোৱা নগ’ল। কোনো টকা কটা হোৱা নাই। তিনি মিনিট ৰওক: উত্তৰ এতিয়াও আহিব পাৰে।',
  safeAgain: {
    honoured: 'আপুনি একেটাই এতিয়া আকৌ পঠিয়াব পাৰে: কামটো এবাৰেই হয়।',
    unknown: 'নিজে নিজে একোৱেই আকৌ পঠিওৱা নহয়।',
  },
  booked: (subject: string): string => `আপোনাৰ অপাৰেটৰে ${subject} সম্পন্ন কৰিলে।`,
  partlyBooked: (subject: string): string => `আপোনাৰ অপাৰেটৰে ${subject} আংশিকভাৱে সম্পন্ন কৰিলে:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} লৈকে চালু থাকিব।`,
  stopped: (name: string): string => `${name} বাতিল হ’ল।`,
  lineNotBooked: (name: string): string => `${name} সম্পন্ন নহ’ল।`,
  transaction: (id: string, amount: string): string => `লেনদেন ${id}: ${amount}।`,
  otherAmount: (agreed: string, taken: string): string =>
    `আপুনি ${agreed}ত মান্তি হৈছিল, কিন্তু ${taken} কটা হ’ল। ইয়াক পৰীক্ষা কৰিবলৈ অভিযোগ দিয়ক।`,
  otherAmountSubject: (subject: string): string => `${subject}: বেলেগ টকা কটা হ’ল`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} পঠিওৱা হৈছে। অনুগ্ৰহ কৰি টকাৰ পৰিমাণ চাওক।`,
      `মান্তি হোৱা টকা: ${agreed}`,
      `কটা টকা: ${taken}`,
      `পঠিওৱা হৈছিল: ${time}`,
      `ৰেফাৰেন্স: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} পঠিওৱাৰ পিছত একো সলনি হোৱা নাই। আমি এদিনলৈ চেক কৰি থাকিম আৰু সলনি হ’লে ইয়াতে দেখুৱাম।`,
  againWithoutSign: {
    honoured: 'আপুনি একেটাই এতিয়া আকৌ পঠিয়াব পাৰে: কামটো এবাৰেই হয়।',
    unknown: 'আপুনি আকৌ কৰিলে আৰু প্ৰথমটোও পিছত হ’লে, দুয়োটাৰে টকা কটা যাব পাৰে।',
  },
  unknown: (subject: string): string =>
    `${subject} সম্পন্ন হ’ল নে নাই, অপাৰেটৰৰ ৰেকৰ্ডত দেখা নাই। প্ৰথমে আপোনাৰ পেক আৰু লেনদেন চাওক: আকৌ কৰিলে সেইটোৰ বাবেও টকা কটা হ’ব।`,
  unknownOrder:
    'নম্বৰ নোহোৱাকৈ আমি অৰ্ডাৰ বিচাৰিব নোৱাৰোঁ, সেয়ে সেইটো আহি পালে নে নাই আমি নাজানো। আপোনাৰ অপাৰেটৰলৈ ফোন কৰি সোধক। যদি সেইটো আহি পাইছে আৰু আপুনি আকৌ অৰ্ডাৰ কৰে, দুটা অৰ্ডাৰ হ’ব: যিটোৰ পেমেণ্ট নহয়, সেইটো নিজে নিজে বাতিল হয়।',
  asked: 'আমি চেক কৰি থাকিম।',
  askNow: 'স্থিতি চেক কৰক',
  transactions: 'লেনদেন',
  packs: 'মোৰ পেক',
  ticket: 'অভিযোগ জনাওক',
  seen: 'মই চাই ল’লোঁ',
  orderAgain: 'আকৌ অৰ্ডাৰ কৰক',
  done: 'ঠিক আছে',
  ticketSubject: (subject: string): string => `${subject}ৰ স্পষ্ট উত্তৰ অহা নাই`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject}ৰ স্পষ্ট উত্তৰ অহা নাই। কামটো হ’ল নে নাই, অনুগ্ৰহ কৰি মোক জনাওক।`,
      `পঠিওৱা হৈছিল: ${time}`,
      ...(amount === '' ? [] : [`টকাৰ পৰিমাণ: ${amount}`]),
      `ৰেফাৰেন্স: ${reference}`,
    ].join('\n'),
};
