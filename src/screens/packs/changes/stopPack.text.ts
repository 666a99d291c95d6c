import { catalogue } from '../../../text/catalogue';

/** What stopping a pack means before it is confirmed, and its result. */
export const stopPackText = catalogue({
  en: {
    keep: 'Keep it',
    removeAsk: (name: string): string => `Remove ${name}?`,
    removeEnds: (date: string): string => `It ends on ${date}.`,
    removeUntil: 'Until then you can use it as before.',
    removeNoRefund: 'Nothing is refunded.',
    reason: 'Reason (optional)',
    removeYes: 'Remove at end of term',
    refundAsk: (name: string): string => `Cancel ${name} now?`,
    youGet: 'Refund to your balance',
    stopsNow: 'It stops immediately.',
    stopsNowChannels: (channels: string): string => `It stops immediately, with its ${channels}.`,
    stopsNowLine: 'Your broadband stops immediately.',
    daysLost: (days: number): string =>
      days === 1 ? 'You lose the last day.' : `You lose the ${days} days left.`,
    buyAgain: 'To get it back, you need to buy it again.',
    refundYes: (amount: string): string => `Cancel and get ${amount} back`,
    amountChanged: (was: string, is: string): string =>
      `The refund has changed from ${was} to ${is}. Nothing was cancelled. Check it before you continue.`,
    noneLeft: 'There is no longer a refund for this pack. Nothing was cancelled.',
    reading: 'Updating the amount.',
    notRead: 'We couldn’t update the amount.',
    tryAgain: 'Try again',
    removed: (name: string, date: string): string =>
      `${name} ends on ${date}. Until then you can use it as before.`,
    refunded: (name: string, amount: string): string =>
      `${name} is cancelled. ${amount} is back on your balance.`,
    refundedBlind: (name: string): string =>
      `${name} is cancelled. Your operator didn’t say how much was refunded. You can find it in your transactions.`,
    balance: (amount: string): string => `Your balance is ${amount}.`,
    balanceReading: 'Updating your balance.',
    balanceNotRead: 'We couldn’t update your balance.',
    unknownRemoval: (name: string): string =>
      `We didn’t get a clear answer, so we don’t know whether ${name} was removed.`,
    packsReading: 'Updating your packs.',
    packsNotRead: 'We couldn’t update your packs.',
    nowLeaving: (date: string): string =>
      `Your packs now show that it ends on ${date}, so it was removed.`,
    nowCancelled: 'Your packs no longer show it as active, so it was cancelled.',
    nowRunning: {
      honoured:
        'Your packs show that it is still active. Nothing is sent again automatically. If you try again, it is carried out once at most.',
      unknown:
        'Your packs show that it is still active. Nothing is sent again automatically. Wait a few minutes and check again before you try again.',
    },
    history: 'See the refund in your transactions',
  },
  hi: {
    keep: 'रहने दें',
    removeAsk: (name: string): string => `${name} हटाएँ?`,
    removeEnds: (date: string): string => `इसकी अंतिम तारीख ${date} है।`,
    removeUntil: 'तब तक आप इसे पहले की तरह इस्तेमाल कर सकते हैं।',
    removeNoRefund: 'कोई पैसा वापस नहीं मिलेगा।',
    reason: 'कारण (वैकल्पिक)',
    removeYes: 'अवधि के अंत में हटाएँ',
    refundAsk: (name: string): string => `${name} अभी रद्द करें?`,
    youGet: 'आपके बैलेंस पर वापस आएँगे',
    stopsNow: 'यह तुरंत बंद हो जाएगा।',
    stopsNowChannels: (channels: string): string => `यह अपने ${channels} के साथ तुरंत बंद हो जाएगा।`,
    stopsNowLine: 'आपका ब्रॉडबैंड तुरंत बंद हो जाएगा।',
    daysLost: (days: number): string =>
      days === 1 ? 'आपका आख़िरी दिन चला जाएगा।' : `आपके बाकी ${days} दिन चले जाएँगे।`,
    buyAgain: 'इसे फिर से पाने के लिए आपको दोबारा ख़रीदना होगा।',
    refundYes: (amount: string): string => `रद्द करें और ${amount} वापस लें`,
    amountChanged: (was: string, is: string): string =>
      `वापस मिलने वाली राशि ${was} से बदलकर ${is} हो गई है। कुछ भी रद्द नहीं हुआ। आगे बढ़ने से पहले जाँच लें।`,
    noneLeft: 'इस पैक पर अब कोई पैसा वापस नहीं मिलेगा। कुछ भी रद्द नहीं हुआ।',
    reading: 'राशि अपडेट हो रही है।',
    notRead: 'राशि अपडेट नहीं हो सकी।',
    tryAgain: 'फिर कोशिश करें',
    removed: (name: string, date: string): string =>
      `${name} ${date} को बंद होगा। तब तक आप इसे पहले की तरह इस्तेमाल कर सकते हैं।`,
    refunded: (name: string, amount: string): string =>
      `${name} रद्द हो गया है। ${amount} आपके बैलेंस पर वापस आ गए हैं।`,
    refundedBlind: (name: string): string =>
      `${name} रद्द हो गया है। ऑपरेटर ने नहीं बताया कि कितना वापस आया: यह आपको लेन-देन में मिलेगा।`,
    balance: (amount: string): string => `आपका बैलेंस ${amount} है।`,
    balanceReading: 'आपका बैलेंस अपडेट हो रहा है।',
    balanceNotRead: 'आपका बैलेंस अपडेट नहीं हो सका।',
    unknownRemoval: (name: string): string =>
      `साफ़ जवाब नहीं आया, इसलिए पता नहीं कि ${name} हटा या नहीं।`,
    packsReading: 'आपके पैक अपडेट हो रहे हैं।',
    packsNotRead: 'आपके पैक अपडेट नहीं हो सके।',
    nowLeaving: (date: string): string =>
      `आपके पैक में अब इसकी अंतिम तारीख ${date} दिखती है, यानी यह हट गया।`,
    nowCancelled: 'आपके पैक में अब यह चालू नहीं दिखता, यानी यह रद्द हो गया।',
    nowRunning: {
      honoured:
        'आपके पैक में यह अब भी पहले की तरह चल रहा है। अपने आप कुछ भी दोबारा नहीं भेजा जाता। आप फिर कोशिश करें तो यह ज़्यादा से ज़्यादा एक बार ही होगा।',
      unknown:
        'आपके पैक में यह अब भी पहले की तरह चल रहा है। अपने आप कुछ भी दोबारा नहीं भेजा जाता। फिर कोशिश करने से पहले कुछ मिनट रुककर दोबारा देखें।',
    },
    history: 'लेन-देन में वापसी देखें',
  },
});
