import { catalogue } from '../../../text/catalogue';

/** The boxes with what brings a picture back. */
export const boxRefreshText = catalogue({
  en: {
    boxes: 'My boxes',
    box: (ending: string): string => `Box ending ${ending}`,
    ending: (ending: string): string => `ending ${ending}`,
    refresh: 'Refresh box',
    refreshNamed: (name: string): string => `Refresh box: ${name}`,
    write: 'Still no picture? Create a ticket',
  },
  hi: {
    boxes: 'मेरे बॉक्स',
    box: (ending: string): string => `बॉक्स •••• ${ending}`,
    ending: (ending: string): string => `बॉक्स •••• ${ending}`,
    refresh: 'बॉक्स रिफ़्रेश करें',
    refreshNamed: (name: string): string => `बॉक्स रिफ़्रेश करें: ${name}`,
    write: 'अब भी तस्वीर नहीं? शिकायत दर्ज करें',
  },
});
