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
    changed: 'राशि अब वह नहीं जो आपको दिखाई गई थी। भुगतान से पहले फिर देखें।',
    open: 'इसका एक भुगतान अभी जाँचा जा रहा है। उसका नतीजा पता चलने तक दोबारा भुगतान न करें।',
    justPaid: 'इसका भुगतान अभी हो चुका है। और कुछ नहीं कटा।',
    notPayable: 'ऑपरेटर ने ऐसा अनुरोध भेजा जिसका भुगतान नहीं हो सकता। कुछ नहीं कटा; बाद में कोशिश करें।',
    unknownNumber: 'यह नंबर किसी का नहीं है। देख लें कि लिखने में गलती तो नहीं हुई।',
    neverBegan: 'अनुरोध नहीं बन पाया, और कुछ नहीं कटा। तैयार हों तो फिर दबाएँ।',
    checkAgain: 'फिर जाँचें',
  },
});
