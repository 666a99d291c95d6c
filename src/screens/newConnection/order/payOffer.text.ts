import { catalogue } from '../../../text/catalogue';

/** The payment of an order and its state. */
export const payOfferText = catalogue({
  en: {
    pay: 'Pay for your order',
    keptUntil: 'Kept until',
    unpaid: 'No money has been taken yet. The connection is installed once the order is paid.',
    payByPhone: 'You can also pay by phone: call customer care with the order number.',
    lapses: 'If it is not paid by then, the order lapses and costs nothing.',
    afterwards: 'Once it is paid, we’ll call you to arrange the installation.',
    open: 'A payment for this order has started, and its result is not known yet. Please don’t pay again before that.',
    paid: 'Your order is paid.',
    receipt: 'See the payment',
    visit: 'We’ll call the number you gave us to arrange the installation.',
    lapsed: 'This order has lapsed: it was not paid in time, and it costs nothing.',
    another: 'See the plans for what is available now, and at what price.',
    orderAgain: 'Order again',
  },
  hi: {
    pay: 'अपने ऑर्डर का भुगतान करें',
    keptUntil: 'कब तक सुरक्षित',
    unpaid: 'अभी कोई पैसा नहीं कटा है। ऑर्डर का भुगतान होने पर कनेक्शन लगाया जाएगा।',
    payByPhone: 'फ़ोन से भी दे सकते हैं: ऑर्डर नंबर के साथ ग्राहक सेवा को फ़ोन करें।',
    lapses: 'अगर तब तक भुगतान नहीं होता, तो ऑर्डर रद्द हो जाता है और कोई पैसा नहीं लगता।',
    afterwards: 'भुगतान होने पर हम दिन तय करने के लिए आपको फ़ोन करेंगे।',
    open: 'इस ऑर्डर का एक भुगतान शुरू हुआ है और उसका नतीजा अभी पता नहीं। उससे पहले दोबारा भुगतान न करें।',
    paid: 'आपके ऑर्डर का भुगतान हो गया है।',
    receipt: 'भुगतान देखें',
    visit: 'कनेक्शन लगाने का दिन तय करने के लिए हम आपके दिए नंबर पर फ़ोन करेंगे।',
    lapsed: 'यह ऑर्डर रद्द हो गया है: समय पर भुगतान नहीं हुआ, और कोई पैसा नहीं लगा।',
    another: 'प्लान की सूची बताती है कि अभी क्या और कितने में मिलता है।',
    orderAgain: 'फिर ऑर्डर करें',
  },
});
