import { REALTIME } from './realtime/realtime';
import { OTT_SERVICES } from './seeds/ottServices';
import type { Idempotency } from './transport/idempotency';

/** The terms that a demo's operator asks its subscribers to accept. */
const terms = {
  en: [
    'This portal shows and changes your subscription on your behalf. What you order here is ordered from your operator.',
    'Prices include GST where the portal says so. A pack runs to the end of the term you paid for.',
    'A payment is complete when the operator confirms it. Money that left your account without a confirmation is returned within 7 to 10 working days.',
    'We use your details to run your connection. Only your operator sees your identity documents.',
    'Never share your password or codes. Your operator never asks for them on the phone.',
  ].join('\n\n'),
  hi: [
    'यह पोर्टल आपकी ओर से आपकी सदस्यता दिखाता और बदलता है। यहाँ किया गया ऑर्डर आपके ऑपरेटर को जाता है।',
    'जहाँ लिखा हो वहाँ कीमत में GST शामिल है। पैक उस अवधि के अंत तक चलता है जिसका आपने भुगतान किया है।',
    'भुगतान तब पूरा होता है जब ऑपरेटर पुष्टि करता है। बिना पुष्टि के कटे पैसे 7 से 10 कार्य दिवसों में लौटा दिए जाते हैं।',
    'हम आपकी जानकारी आपका कनेक्शन चलाने के लिए इस्तेमाल करते हैं। पहचान के दस्तावेज़ केवल आपका ऑपरेटर देखता है।',
    'अपना पासवर्ड और कोड किसी को न बताएँ। आपका ऑपरेटर इन्हें फ़ोन पर कभी नहीं माँगता।',
  ].join('\n\n'),
};

/** The days for which the stand-in renews a pack (`books/subscriptions.ts`). */
const renewalDays = { MONTHLY: 30, QUARTERLY: 90, HALFYEARLY: 180, YEARLY: 365 };

/** The configuration block of a demo. It switches on everything that the stand-in can answer. */
export const demoConfiguration = {
  server: 'test',
  operator: { name: 'Selfcare', phone: '1800 000 4417', email: 'care@example.com', terms },
  realtime: REALTIME,
  renewalDays,
  ottServices: OTT_SERVICES.map(({ productid, name }) => ({ productid, name })),
};

/** The demo's configuration with the field `idempotency` set to what this operator does with `Idempotency-Key`. */
export const demoConfigurationFor = (idempotency: Idempotency): object => ({
  ...demoConfiguration,
  idempotency: idempotency === 'honours' ? 'honoured' : 'unknown',
});
