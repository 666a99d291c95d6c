import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'કંઈ ગરબડ થઈ?',
  description: 'ફાઇલ સેવ કરો અને સપોર્ટ ટીમને મોકલો. પોર્ટલ ખોલ્યા પછી આ ડિવાઇસ પર શું થયું તે તેમાં છે.',
  show: 'ફાઇલમાં શું છે તે જુઓ',
  save: 'ફાઇલ સેવ કરો',
  saved: 'ફાઇલ સેવ થઈ ગઈ. શું ગરબડ થઈ તે એક વાક્યમાં લખીને સપોર્ટ ટીમને મોકલો.',
  failed: 'ફાઇલ સેવ થઈ શકી નહીં. તમારા ડિવાઇસમાં જગ્યા તપાસો અને ફરી પ્રયાસ કરો.',
  nothing: 'હજી કંઈ નોંધાયું નથી. જે પેજ પર તકલીફ થઈ તે ખોલો, પછી અહીં પાછા આવો.',
  inside: 'ફાઇલમાં શું છે',
  without: 'આમાં નથી: તમારો પાસવર્ડ અને કોડ, નામ, સરનામું, ઇમેઇલ અને મોબાઇલ નંબર.',
  identifying:
    'સપોર્ટ ટીમ તમારો કેસ શોધી શકે તે માટે આમાં છે: તમારો ગ્રાહક નંબર, તમારા બોક્સના નંબર અને પેમેન્ટના રેફરન્સ નંબર.',
  customer: 'ગ્રાહક નંબર',
  version: 'પોર્ટલનું વર્ઝન',
  server: 'સર્વર',
  browser: 'બ્રાઉઝર',
  screen: 'સ્ક્રીન',
  pixels: (width: number, height: number): string => `${width} × ${height} પિક્સલ`,
  events: (count: number): string => `શું થયું: ${count} સ્ટેપ`,
  calls: (count: number): string => `ઓપરેટરને શું પૂછ્યું: ${count} કોલ`,
  took: (milliseconds: number): string => `${milliseconds} મિસે`,
  running: 'હજી જવાબ નથી',
  ended: 'જવાબ મળ્યો',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `નિષ્ફળ (${kind})` : `નિષ્ફળ (${status})`,
};
