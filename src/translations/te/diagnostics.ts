import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'ఏదైనా తప్పు జరిగిందా?',
  description: 'ఒక ఫైల్ సేవ్ చేసి సపోర్ట్ టీమ్‌కు పంపండి. మీరు పోర్టల్ తెరిచినప్పటి నుంచి ఈ డివైజ్‌లో ఏం జరిగిందో అందులో ఉంటుంది.',
  show: 'ఫైల్‌లో ఏముందో చూడండి',
  save: 'ఫైల్ సేవ్ చేయండి',
  saved: 'ఫైల్ సేవ్ అయింది. ఏం తప్పు జరిగిందో ఒక వాక్యంలో రాసి సపోర్ట్ టీమ్‌కు పంపండి.',
  failed: 'ఫైల్ సేవ్ చేయలేకపోయాం. మీ డివైజ్‌లో స్పేస్ చూసుకుని మళ్లీ ప్రయత్నించండి.',
  nothing: 'ఇంకా ఏదీ రికార్డ్ కాలేదు. సమస్య వచ్చిన పేజీని తెరిచి, మళ్లీ ఇక్కడికి రండి.',
  inside: 'ఫైల్‌లో ఏముంది',
  without: 'ఇందులో లేనివి: మీ పాస్‌వర్డ్, కోడ్‌లు, మీ పేరు, చిరునామా, ఈమెయిల్, మొబైల్ నంబర్.',
  identifying:
    'ఇందులో ఉన్నవి, సపోర్ట్ టీమ్ మీ సమస్యను కనుగొనడానికి: మీ కస్టమర్ నంబర్, మీ బాక్స్‌ల నంబర్లు, పేమెంట్‌ల రిఫరెన్స్ నంబర్లు.',
  customer: 'కస్టమర్ నంబర్',
  version: 'పోర్టల్ వెర్షన్',
  server: 'సర్వర్',
  browser: 'బ్రౌజర్',
  screen: 'స్క్రీన్',
  pixels: (width: number, height: number): string => `${width} × ${height} పిక్సెల్స్`,
  events: (count: number): string => `ఏం జరిగింది: ${count} ${count === 1 ? 'స్టెప్' : 'స్టెప్పులు'}`,
  calls: (count: number): string => `ఆపరేటర్‌ను అడిగినవి: ${count} ${count === 1 ? 'కాల్' : 'కాల్స్'}`,
  took: (milliseconds: number): string => `${milliseconds} మి.సె.`,
  running: 'ఇంకా సమాధానం లేదు',
  ended: 'సమాధానం వచ్చింది',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `ఫెయిలైంది (${kind})` : `ఫెయిలైంది (${status})`,
};
