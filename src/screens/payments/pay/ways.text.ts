import { catalogue } from '../../../text/catalogue';

/** What the instalment provider says no with, by its codes. Another one is told in its own sentence. */
interface LaterReasons {
  readonly LP_USER_INELIGIBLE: string;
  readonly LP_INSUFFICIENT_BALANCE: string;
  readonly LP_EXCEEDS_USER_MAX_TXN_LIMIT: string;
  readonly LP_BILL_OVER_DUES: string;
  readonly LP_ACCOUNT_LOCKED: string;
  readonly LP_MAX_OTP_GEN_EXCEEDED: string;
  readonly LP_DUPLICATE_TRANSACTION_REQUEST: string;
}

/** How something is paid, and why a press paid nothing. */
export const waysText = catalogue({
  en: {
    how: 'Payment method',
    ways: { CARD: 'Card, UPI or net banking', INSTALMENT: 'Pay later', BALANCE: 'Your balance' },
    means: {
      CARD: 'You pay on the payment provider’s secure page. You never enter a card number here.',
      INSTALMENT:
        'A provider pays now, and you pay it back later. It texts you a code, and you see the due date before you confirm.',
    },
    onlyCard:
      'Pay by card, UPI or net banking on the payment provider’s secure page. You never enter a card number here.',
    holds: (amount: string): string => `${amount} available`,
    by: { CARD: 'By card or UPI', INSTALMENT: 'Paid later', BALANCE: 'From your balance' },
    pay: 'Pay',
    payAmount: (amount: string): string => `Pay ${amount}`,
    payLater: (amount: string): string => `Pay ${amount} later`,
    payFromBalance: (amount: string): string => `Pay ${amount} from your balance`,
    short: (amount: string): string => `${amount} short`,
    addMoney: 'Add money',
    added: (amount: string): string => `Your top-up of ${amount} is paid.`,
    unknownBalance: 'We couldn’t load your balance.',
    askAgain: 'Refresh balance',
    refused: 'Nothing was paid.',
    nothingMore: 'Nothing more was taken.',
    changed: 'Nothing was paid. The amount has changed. Check it before you pay.',
    orderOver: 'Nothing was paid. Your order has ended. Try again to create a new one.',
    open: 'We’re still checking a payment for this. Please don’t pay again until we know the result.',
    balanceOpen:
      'A payment for this was sent from your balance, but no answer has come. Check its result before you use another payment method.',
    check: 'Check payment',
    justPaid: 'This has just been paid. Nothing more was taken.',
    elsewhere:
      'We don’t recognise the address of the payment page, so we didn’t send you there. Nothing was paid. Please contact us.',
    going: 'Taking you to the payment page',
    neverBegan: 'The payment couldn’t start, and nothing was paid. Try again when you are ready.',
    instead: 'You can use another payment method.',
    later: {
      LP_USER_INELIGIBLE: 'The provider doesn’t offer you pay later.',
      LP_INSUFFICIENT_BALANCE: 'Your credit with the provider is less than this amount.',
      LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'This amount is over your limit with the provider.',
      LP_BILL_OVER_DUES: 'You have an overdue bill with the provider. Pay it first.',
      LP_ACCOUNT_LOCKED: 'The provider has locked your account for now.',
      LP_MAX_OTP_GEN_EXCEEDED: 'The provider can’t send you more codes right now.',
      LP_DUPLICATE_TRANSACTION_REQUEST:
        'The provider already has a request for this. Wait a few minutes before you try again.',
    } satisfies LaterReasons,
  },
  hi: {
    how: 'भुगतान कैसे करें',
    ways: { CARD: 'कार्ड, UPI या नेट बैंकिंग', INSTALMENT: 'बाद में दें', BALANCE: 'आपका बैलेंस' },
    means: {
      CARD: 'भुगतान प्रदाता के सुरक्षित पेज पर। यहाँ कोई कार्ड नंबर नहीं लिखा जाता।',
      INSTALMENT:
        'अभी एक प्रदाता चुकाता है और आप उसे बाद में लौटाते हैं। वह SMS से कोड भेजता है, और पुष्टि से पहले आप अंतिम तारीख देखते हैं।',
    },
    onlyCard:
      'आप भुगतान प्रदाता के सुरक्षित पेज पर कार्ड, UPI या नेट बैंकिंग से देते हैं। यहाँ कोई कार्ड नंबर नहीं लिखा जाता।',
    holds: (amount: string): string => `इसमें ${amount} हैं।`,
    by: { CARD: 'कार्ड या UPI से', INSTALMENT: 'बाद में दें', BALANCE: 'आपके बैलेंस से' },
    pay: 'भुगतान करें',
    payAmount: (amount: string): string => `${amount} का भुगतान करें`,
    payLater: (amount: string): string => `बाद में ${amount} का भुगतान करें`,
    payFromBalance: (amount: string): string => `बैलेंस से ${amount} का भुगतान करें`,
    short: (amount: string): string => `${amount} कम हैं`,
    addMoney: 'पैसे जोड़ें',
    added: (amount: string): string => `आपका ${amount} का टॉप-अप हो गया।`,
    unknownBalance: 'आपका बैलेंस नहीं आ पाया।',
    askAgain: 'फिर पूछें',
    refused: 'कोई भुगतान नहीं हुआ।',
    nothingMore: 'और कुछ नहीं कटा।',
    changed: 'कोई भुगतान नहीं हुआ। राशि अब वह नहीं जो आपको दिखाई गई थी: भुगतान से पहले फिर देखें।',
    orderOver: 'कोई भुगतान नहीं हुआ। आपका ऑर्डर इस बीच समाप्त हो गया। फिर दबाएँ, नया ऑर्डर बनेगा।',
    open: 'इसका एक भुगतान अभी जाँचा जा रहा है। उसका नतीजा पता चलने तक दोबारा भुगतान न करें।',
    balanceOpen:
      'इसका भुगतान आपके बैलेंस से भेजा गया था और जवाब नहीं आया। किसी और तरीके से देने से पहले देखें कि उसका क्या हुआ।',
    check: 'उसे जाँचें',
    justPaid: 'इसका भुगतान अभी हो चुका है। और कुछ नहीं कटा।',
    elsewhere:
      'भुगतान का पेज ऐसे पते पर है जिसे यह पोर्टल नहीं पहचानता, इसलिए हमने आपको वहाँ नहीं भेजा। कोई भुगतान नहीं हुआ। कृपया हमें बताएँ।',
    going: 'आपको भुगतान के पेज पर ले जाया जा रहा है',
    neverBegan: 'भुगतान शुरू नहीं हो पाया, और कुछ नहीं कटा। तैयार हों तो फिर दबाएँ।',
    instead: 'आप दूसरे तरीके से भुगतान कर सकते हैं।',
    later: {
      LP_USER_INELIGIBLE: 'प्रदाता आपको बाद में देने की सुविधा नहीं देता।',
      LP_INSUFFICIENT_BALANCE: 'प्रदाता आपको जितना देता है, वह इस राशि से कम है।',
      LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'राशि प्रदाता के पास आपकी सीमा से ज़्यादा है।',
      LP_BILL_OVER_DUES: 'प्रदाता का एक पिछला बिल बाकी है। पहले उसे चुकाएँ।',
      LP_ACCOUNT_LOCKED: 'प्रदाता ने आपका खाता अभी बंद कर रखा है।',
      LP_MAX_OTP_GEN_EXCEEDED: 'प्रदाता अभी आपको और कोड नहीं भेजता।',
      LP_DUPLICATE_TRANSACTION_REQUEST:
        'प्रदाता से यह पहले ही माँगा जा चुका है। फिर माँगने से पहले कुछ मिनट रुकें।',
    } satisfies LaterReasons,
  },
});
