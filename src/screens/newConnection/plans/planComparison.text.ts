import { catalogue } from '../../../text/catalogue';

/** The facts in which plans differ. */
export const planComparisonText = catalogue({
  en: {
    price: 'Price with GST',
    beforeTax: 'Price before GST',
    gst: 'GST',
    monthly: 'Price a month',
    saving: 'You save',
    channelCount: 'Channels',
    speedName: 'Speed',
    fairUseName: 'Data at full speed',
    gigabytes: (count: number) => `${count} GB`,
    comparison: 'Plans side by side',
    fact: 'Feature',
    sideways: 'Scroll sideways to see the third plan.',
    comparing: 'Plans to compare',
    compared: (count: number) => `${count} plans to compare`,
    oneMore: 'Select one or two more plans to compare them.',
  },
  hi: {
    price: 'GST सहित कीमत',
    beforeTax: 'GST से पहले की कीमत',
    gst: 'GST कर',
    monthly: 'हर महीने की कीमत',
    saving: 'आपकी बचत',
    channelCount: 'चैनल',
    speedName: 'स्पीड',
    fairUseName: 'पूरी स्पीड पर डेटा',
    gigabytes: (count: number) => `${count} GB डेटा`,
    comparison: 'प्लान आमने-सामने',
    fact: 'विशेषता',
    sideways: 'तीसरा प्लान देखने के लिए तालिका को बगल में खिसकाएँ।',
    comparing: 'तुलना के लिए प्लान',
    compared: (count: number) => `तुलना के लिए ${count} प्लान`,
    oneMore: 'तुलना के लिए एक या दो प्लान और चुनें।',
  },
});
