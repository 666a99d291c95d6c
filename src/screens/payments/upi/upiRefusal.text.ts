import { catalogue } from '../../../text/catalogue';

export const upiRefusalText = catalogue({
  en: {
    refused: 'Nothing was paid.',
    changed: 'The amount has changed. Check it before you pay.',
    open: 'We’re still checking a payment for this. Please don’t pay again until we know the result.',
    justPaid: 'This has just been paid. Nothing more was taken.',
    notPayable:
      'The operator sent a request that can’t be paid. Nothing was paid. Try again later.',
    unknownNumber: 'No account found. Check the number.',
    neverBegan:
      'We couldn’t create the request, and nothing was paid. Try again when you are ready.',
    checkAgain: 'Check again',
  },
  hi: {
    refused: 'कोई भुगतान नहीं हुआ।',
    changed: 'राशि बदल गई है। भुगतान से पहले जाँच लें।',
    open: 'हम इसका एक भुगतान अभी जाँच रहे हैं। नतीजा पता चलने तक कृपया दोबारा भुगतान न करें।',
    justPaid: 'इसका भुगतान अभी हो चुका है। और कुछ नहीं कटा।',
    notPayable: 'ऑपरेटर ने ऐसा अनुरोध भेजा जिसका भुगतान नहीं हो सकता। कुछ नहीं कटा। बाद में कोशिश करें।',
    unknownNumber: 'कोई खाता नहीं मिला। नंबर जाँचें।',
    neverBegan: 'अनुरोध नहीं बन सका, और कुछ नहीं कटा। तैयार हों तो फिर कोशिश करें।',
    checkAgain: 'फिर जाँचें',
  },
});
