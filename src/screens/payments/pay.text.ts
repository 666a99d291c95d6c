import { catalogue } from '../../text/catalogue';

export const payText = catalogue({
  en: {
    refused: 'Nothing was paid.',
    changed: 'The amount is no longer what you were shown. Look at it again before you pay.',
    open: 'A payment for this is still being checked. Please do not pay it again before its end is known.',
    justPaid: 'This has just been paid. Nothing more was taken.',
    going: 'Taking you to the payment page',
    neverBegan:
      'The payment could not begin, and nothing was paid. Press again when you are ready.',
  },
  hi: {
    refused: 'कोई भुगतान नहीं हुआ।',
    changed: 'राशि अब वह नहीं जो आपको दिखाई गई थी। भुगतान से पहले फिर देखें।',
    open: 'इसका एक भुगतान अभी जाँचा जा रहा है। उसका नतीजा पता चलने तक दोबारा भुगतान न करें।',
    justPaid: 'इसका भुगतान अभी हो चुका है। और कुछ नहीं कटा।',
    going: 'आपको भुगतान के पेज पर ले जाया जा रहा है',
    neverBegan: 'भुगतान शुरू नहीं हो पाया, और कुछ नहीं कटा। तैयार हों तो फिर दबाएँ।',
  },
});
