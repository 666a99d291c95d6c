import { catalogue } from '../../../text/catalogue';

/** The list of packs. */
export const packListText = catalogue({
  en: {
    add: 'Add packs',
    count: (count: number): string => (count === 1 ? '1 pack shown' : `${count} packs shown`),
    broadband: 'Broadband',
    nowhere: 'Without a box',
    none: 'You have no packs yet',
    noneDescription: 'Add a pack to get channels and broadband.',
    noMatch: {
      ACTIVE: 'No active packs',
      EXPIRED: 'No ended packs',
      CANCEL: 'No cancelled packs',
      FAILED: 'No failed packs',
    },
    showAll: 'Show all packs',
    channels: 'Which channels do I have?',
    channelsOf: (box: string): string => `Which channels do I have? ${box}`,
    packsOf: (box: string): string => `Packs: ${box}`,
    columns: { pack: 'Pack', contents: 'Contents', ends: 'Ends', price: 'Price' },
  },
  hi: {
    add: 'पैक जोड़ें',
    count: (count: number): string => `${count} पैक दिख रहे हैं`,
    broadband: 'ब्रॉडबैंड',
    nowhere: 'बिना बॉक्स के',
    none: 'आपके पास अभी कोई पैक नहीं है',
    noneDescription: 'पैक जोड़ते ही चैनल और ब्रॉडबैंड शुरू हो जाते हैं।',
    noMatch: {
      ACTIVE: 'कोई पैक चालू नहीं है',
      EXPIRED: 'कोई पैक समाप्त नहीं हुआ',
      CANCEL: 'कोई पैक रद्द नहीं है',
      FAILED: 'कोई पैक असफल नहीं हुआ',
    },
    showAll: 'सभी पैक दिखाएँ',
    channels: 'मेरे पास कौन से चैनल हैं?',
    channelsOf: (box: string): string => `मेरे पास कौन से चैनल हैं? ${box}`,
    packsOf: (box: string): string => `पैक: ${box}`,
    columns: { pack: 'पैक', contents: 'इसमें क्या है', ends: 'अंतिम तारीख', price: 'कीमत' },
  },
});
