import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'ஏதாவது தவறு நடந்ததா?',
  description:
    'ஒரு ஃபைலைச் சேமித்து உதவிக் குழுவுக்கு அனுப்புங்கள். போர்ட்டலைத் திறந்ததிலிருந்து இந்தச் சாதனத்தில் என்ன நடந்தது என்று அது காட்டும்.',
  show: 'ஃபைலில் என்ன உள்ளது என்று பார்',
  save: 'ஃபைலைச் சேமி',
  saved: 'ஃபைல் சேமிக்கப்பட்டது. என்ன தவறு நடந்தது என்று ஒரு வரி எழுதி உதவிக் குழுவுக்கு அனுப்புங்கள்.',
  failed: 'ஃபைலைச் சேமிக்க முடியவில்லை. உங்கள் சாதனத்தில் இடம் உள்ளதா என்று பார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  nothing: 'இன்னும் எதுவும் பதிவாகவில்லை. பிரச்சினை வந்த பக்கத்தைத் திறந்துவிட்டு, இங்கே திரும்பி வாருங்கள்.',
  inside: 'ஃபைலில் உள்ளவை',
  without: 'இதில் இல்லாதவை: உங்கள் பாஸ்வேர்டு, குறியீடுகள், பெயர், முகவரி, இமெயில், மொபைல் எண்.',
  identifying:
    'உதவிக் குழு உங்கள் சிக்கலைக் கண்டறிய இதில் உள்ளவை: உங்கள் வாடிக்கையாளர் எண், உங்கள் பாக்ஸ்களின் எண்கள், பேமெண்ட்களின் ரெஃபரன்ஸ் எண்கள்.',
  customer: 'வாடிக்கையாளர் எண்',
  version: 'போர்ட்டல் பதிப்பு',
  server: 'சர்வர்',
  browser: 'பிரவுசர்',
  screen: 'திரை',
  pixels: (width: number, height: number): string => `${width} × ${height} பிக்சல்கள்`,
  events: (count: number): string => `என்ன நடந்தது: ${count} ${count === 1 ? 'படி' : 'படிகள்'}`,
  calls: (count: number): string =>
    `ஆபரேட்டரிடம் கேட்டவை: ${count} ${count === 1 ? 'அழைப்பு' : 'அழைப்புகள்'}`,
  took: (milliseconds: number): string => `${milliseconds} மில்லிவிநாடி`,
  running: 'இன்னும் பதில் இல்லை',
  ended: 'பதில் வந்தது',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `தோல்வி (${kind})` : `தோல்வி (${status})`,
};
