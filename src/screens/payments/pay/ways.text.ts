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
    how: 'भुगतान का तरीका',
    ways: { CARD: 'कार्ड, UPI या नेट बैंकिंग', INSTALMENT: 'बाद में भुगतान', BALANCE: 'आपका बैलेंस' },
    means: {
      CARD: 'आप भुगतान पार्टनर के सुरक्षित पेज पर भुगतान करते हैं। यहाँ कोई कार्ड नंबर नहीं लिखना होता।',
      INSTALMENT:
        'अभी एक भुगतान पार्टनर भुगतान करता है और आप उसे बाद में लौटाते हैं। वह SMS से कोड भेजता है, और पुष्टि से पहले आपको अंतिम तारीख दिखती है।',
    },
    onlyCard:
      'भुगतान पार्टनर के सुरक्षित पेज पर कार्ड, UPI या नेट बैंकिंग से भुगतान करें। यहाँ कोई कार्ड नंबर नहीं लिखना होता।',
    holds: (amount: string): string => `${amount} उपलब्ध`,
    by: { CARD: 'कार्ड या UPI से', INSTALMENT: 'बाद में भुगतान', BALANCE: 'आपके बैलेंस से' },
    pay: 'भुगतान करें',
    payAmount: (amount: string): string => `${amount} का भुगतान करें`,
    payLater: (amount: string): string => `बाद में ${amount} का भुगतान करें`,
    payFromBalance: (amount: string): string => `बैलेंस से ${amount} का भुगतान करें`,
    short: (amount: string): string => `${amount} कम हैं`,
    addMoney: 'पैसे जोड़ें',
    added: (amount: string): string => `आपका ${amount} का टॉप-अप हो गया।`,
    unknownBalance: 'आपका बैलेंस लोड नहीं हो सका।',
    askAgain: 'बैलेंस अपडेट करें',
    refused: 'कोई भुगतान नहीं हुआ।',
    nothingMore: 'और कुछ नहीं कटा।',
    changed: 'कोई भुगतान नहीं हुआ। राशि बदल गई है। भुगतान से पहले जाँच लें।',
    orderOver: 'कोई भुगतान नहीं हुआ। आपका ऑर्डर समाप्त हो गया है। नया ऑर्डर बनाने के लिए फिर कोशिश करें।',
    open: 'हम इसका एक भुगतान अभी जाँच रहे हैं। नतीजा पता चलने तक कृपया दोबारा भुगतान न करें।',
    balanceOpen:
      'इसका भुगतान आपके बैलेंस से भेजा गया था, पर जवाब नहीं आया। किसी और तरीके से भुगतान करने से पहले उसका नतीजा देखें।',
    check: 'भुगतान जाँचें',
    justPaid: 'इसका भुगतान अभी हो चुका है। और कुछ नहीं कटा।',
    elsewhere:
      'हम भुगतान के पेज का पता नहीं पहचानते, इसलिए हमने आपको वहाँ नहीं भेजा। कोई भुगतान नहीं हुआ। कृपया हमसे संपर्क करें।',
    going: 'आपको भुगतान के पेज पर ले जाया जा रहा है',
    neverBegan: 'भुगतान शुरू नहीं हो सका, और कुछ नहीं कटा। तैयार हों तो फिर कोशिश करें।',
    instead: 'आप दूसरे तरीके से भुगतान कर सकते हैं।',
    later: {
      LP_USER_INELIGIBLE: 'भुगतान पार्टनर आपको बाद में भुगतान की सुविधा नहीं देता।',
      LP_INSUFFICIENT_BALANCE: 'भुगतान पार्टनर के पास आपकी उधार सीमा इस राशि से कम है।',
      LP_EXCEEDS_USER_MAX_TXN_LIMIT: 'राशि भुगतान पार्टनर के पास आपकी सीमा से ज़्यादा है।',
      LP_BILL_OVER_DUES: 'भुगतान पार्टनर का आपका एक बिल बकाया है। पहले उसे चुकाएँ।',
      LP_ACCOUNT_LOCKED: 'भुगतान पार्टनर ने आपका खाता अभी लॉक कर रखा है।',
      LP_MAX_OTP_GEN_EXCEEDED: 'भुगतान पार्टनर अभी आपको और कोड नहीं भेज सकता।',
      LP_DUPLICATE_TRANSACTION_REQUEST:
        'भुगतान पार्टनर के पास इसका अनुरोध पहले से है। फिर कोशिश करने से पहले कुछ मिनट रुकें।',
    } satisfies LaterReasons,
  },
});
