import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'ಏನಾದರೂ ತೊಂದರೆಯಾಯಿತೇ?',
  description:
    'ಒಂದು ಫೈಲ್ ಸೇವ್ ಮಾಡಿ, ಸಪೋರ್ಟ್ ತಂಡಕ್ಕೆ ಕಳುಹಿಸಿ. ನೀವು ಪೋರ್ಟಲ್ ತೆರೆದಾಗಿನಿಂದ ಈ ಡಿವೈಸ್‌ನಲ್ಲಿ ಏನಾಯಿತು ಎಂದು ಅದು ತೋರಿಸುತ್ತದೆ.',
  show: 'ಫೈಲ್‌ನಲ್ಲಿ ಏನಿದೆ ನೋಡಿ',
  save: 'ಫೈಲ್ ಸೇವ್ ಮಾಡಿ',
  saved: 'ಫೈಲ್ ಸೇವ್ ಆಗಿದೆ. ಏನು ತೊಂದರೆಯಾಯಿತು ಎಂದು ಒಂದು ವಾಕ್ಯ ಬರೆದು ಸಪೋರ್ಟ್ ತಂಡಕ್ಕೆ ಕಳುಹಿಸಿ.',
  failed: 'ಫೈಲ್ ಸೇವ್ ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಡಿವೈಸ್‌ನಲ್ಲಿ ಜಾಗ ಇದೆಯೇ ನೋಡಿ, ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
  nothing: 'ಇನ್ನೂ ಏನೂ ದಾಖಲಾಗಿಲ್ಲ. ತೊಂದರೆಯಾದ ಪುಟ ತೆರೆಯಿರಿ, ನಂತರ ಇಲ್ಲಿಗೆ ಬನ್ನಿ.',
  inside: 'ಫೈಲ್‌ನಲ್ಲಿ ಏನಿದೆ',
  without: 'ಇದರಲ್ಲಿ ಇಲ್ಲದ್ದು: ನಿಮ್ಮ ಪಾಸ್‌ವರ್ಡ್ ಮತ್ತು ಕೋಡ್‌ಗಳು, ಹೆಸರು, ವಿಳಾಸ, ಇಮೇಲ್ ಮತ್ತು ಮೊಬೈಲ್ ನಂಬರ್.',
  identifying:
    'ಸಪೋರ್ಟ್ ತಂಡ ನಿಮ್ಮ ಸಮಸ್ಯೆಯನ್ನು ಹುಡುಕಲು ಇದರಲ್ಲಿ ಇರುವುದು: ನಿಮ್ಮ ಕಸ್ಟಮರ್ ನಂಬರ್, ನಿಮ್ಮ ಬಾಕ್ಸ್‌ಗಳ ನಂಬರ್‌ಗಳು ಮತ್ತು ಪಾವತಿಗಳ ರೆಫರೆನ್ಸ್ ನಂಬರ್‌ಗಳು.',
  customer: 'ಕಸ್ಟಮರ್ ನಂಬರ್',
  version: 'ಪೋರ್ಟಲ್ ಆವೃತ್ತಿ',
  server: 'ಸರ್ವರ್',
  browser: 'ಬ್ರೌಸರ್',
  screen: 'ಸ್ಕ್ರೀನ್',
  pixels: (width: number, height: number): string => `${width} × ${height} ಪಿಕ್ಸೆಲ್‌ಗಳು`,
  events: (count: number): string => `ಏನಾಯಿತು: ${count} ${count === 1 ? 'ಹಂತ' : 'ಹಂತಗಳು'}`,
  calls: (count: number): string => `ಆಪರೇಟರ್ ಬಳಿ ಕೇಳಿದ್ದು: ${count} ${count === 1 ? 'ಕಾಲ್' : 'ಕಾಲ್‌ಗಳು'}`,
  took: (milliseconds: number): string => `${milliseconds} ಮಿ.ಸೆ.`,
  running: 'ಇನ್ನೂ ಉತ್ತರ ಬಂದಿಲ್ಲ',
  ended: 'ಉತ್ತರ ಬಂದಿದೆ',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `ವಿಫಲ (${kind})` : `ವಿಫಲ (${status})`,
};
