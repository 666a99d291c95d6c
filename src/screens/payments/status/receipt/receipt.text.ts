import { catalogue } from '../../../../text/catalogue';

export const receiptText = catalogue({
  en: {
    title: 'Payment receipt',
    paid: 'Paid',
    billedTo: 'Paid by',
    customer: (id: string): string => `Customer ID ${id}`,
    forNumber: (end: string): string => `For the number ${end}`,
    suppliedBy: 'Supplied by',
    gstin: (number: string): string => `GSTIN ${number}`,
    reference: 'Reference',
    bank: 'Bank reference',
    what: 'Description',
    period: 'Period',
    sac: 'SAC',
    amount: 'Amount',
    until: (day: string): string => `Until ${day}`,
    box: (end: string): string => `Box •••• ${end}`,
    notDone: 'Not started. Any refund is in your payment history.',
    beforeTax: 'Before tax',
    gst: 'GST',
    total: 'Total paid',
    method: 'Payment method',
    due: 'Pay the provider by',
    foot: (phone: string): string =>
      phone === ''
        ? 'Questions? Open Help and quote the reference. This receipt was made by a computer and needs no signature.'
        : `Questions? Call ${phone} or open Help and quote the reference. This receipt was made by a computer and needs no signature.`,
  },
  hi: {
    title: 'भुगतान रसीद',
    paid: 'भुगतान हुआ',
    billedTo: 'भुगतानकर्ता',
    customer: (id: string): string => `ग्राहक आईडी ${id}`,
    forNumber: (end: string): string => `नंबर ${end} के लिए`,
    suppliedBy: 'सेवा देने वाला',
    gstin: (number: string): string => `जीएसटी पहचान संख्या (GSTIN) ${number}`,
    reference: 'संदर्भ',
    bank: 'बैंक संदर्भ',
    what: 'विवरण',
    period: 'अवधि',
    sac: 'सेवा कोड (SAC)',
    amount: 'राशि',
    until: (day: string): string => `${day} तक`,
    box: (end: string): string => `बॉक्स •••• ${end}`,
    notDone: 'चालू नहीं हुआ। रिफ़ंड होने पर वह लेन-देन में दिखेगा।',
    beforeTax: 'टैक्स से पहले',
    gst: 'जीएसटी',
    total: 'कुल भुगतान',
    method: 'भुगतान का तरीका',
    due: 'भुगतान पार्टनर को इस तारीख तक दें',
    foot: (phone: string): string =>
      phone === ''
        ? 'कोई सवाल? मदद खोलें और संदर्भ बताएँ। यह रसीद कंप्यूटर से बनी है और इस पर हस्ताक्षर की ज़रूरत नहीं।'
        : `कोई सवाल? ${phone} पर कॉल करें या मदद खोलें और संदर्भ बताएँ। यह रसीद कंप्यूटर से बनी है और इस पर हस्ताक्षर की ज़रूरत नहीं।`,
  },
});
