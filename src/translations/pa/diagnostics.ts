import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'ਕੁਝ ਗੜਬੜ ਹੋਈ?',
  description:
    'ਇੱਕ ਫ਼ਾਈਲ ਸੇਵ ਕਰੋ ਅਤੇ ਸਹਾਇਤਾ ਟੀਮ ਨੂੰ ਭੇਜੋ। ਉਸ ਵਿੱਚ ਹੈ ਕਿ ਪੋਰਟਲ ਖੋਲ੍ਹਣ ਤੋਂ ਬਾਅਦ ਇਸ ਡੀਵਾਈਸ ’ਤੇ ਕੀ ਹੋਇਆ।',
  show: 'ਦੇਖੋ ਕਿ ਫ਼ਾਈਲ ਵਿੱਚ ਕੀ ਹੈ',
  save: 'ਫ਼ਾਈਲ ਸੇਵ ਕਰੋ',
  saved: 'ਫ਼ਾਈਲ ਸੇਵ ਹੋ ਗਈ। ਕੀ ਗੜਬੜ ਹੋਈ, ਇਹ ਇੱਕ ਵਾਕ ਵਿੱਚ ਲਿਖ ਕੇ ਸਹਾਇਤਾ ਟੀਮ ਨੂੰ ਭੇਜੋ।',
  failed: 'ਫ਼ਾਈਲ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕੀ। ਡੀਵਾਈਸ ਵਿੱਚ ਥਾਂ ਚੈੱਕ ਕਰੋ ਅਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  nothing: 'ਅਜੇ ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ। ਜਿਸ ਪੇਜ ’ਤੇ ਸਮੱਸਿਆ ਆਈ ਸੀ ਉਹ ਖੋਲ੍ਹੋ, ਫਿਰ ਇੱਥੇ ਵਾਪਸ ਆਓ।',
  inside: 'ਫ਼ਾਈਲ ਵਿੱਚ ਕੀ ਹੈ',
  without: 'ਇਸ ਵਿੱਚ ਨਹੀਂ ਹੈ: ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਅਤੇ ਕੋਡ, ਨਾਂ, ਪਤਾ, ਈਮੇਲ ਅਤੇ ਮੋਬਾਈਲ ਨੰਬਰ।',
  identifying:
    'ਇਸ ਵਿੱਚ ਹੈ, ਤਾਂ ਜੋ ਸਹਾਇਤਾ ਟੀਮ ਤੁਹਾਡਾ ਮਾਮਲਾ ਲੱਭ ਸਕੇ: ਤੁਹਾਡਾ ਗਾਹਕ ਨੰਬਰ, ਤੁਹਾਡੇ ਬਾਕਸਾਂ ਦੇ ਨੰਬਰ ਅਤੇ ਭੁਗਤਾਨਾਂ ਦੇ ਰੈਫ਼ਰੈਂਸ ਨੰਬਰ।',
  customer: 'ਗਾਹਕ ਨੰਬਰ',
  version: 'ਪੋਰਟਲ ਦਾ ਵਰਜਨ',
  server: 'ਸਰਵਰ',
  browser: 'ਬ੍ਰਾਊਜ਼ਰ',
  screen: 'ਸਕ੍ਰੀਨ',
  pixels: (width: number, height: number): string => `${width} × ${height} ਪਿਕਸਲ`,
  events: (count: number): string => `ਕੀ ਹੋਇਆ: ${count} ਕਦਮ`,
  calls: (count: number): string => `ਆਪਰੇਟਰ ਤੋਂ ਕੀ ਪੁੱਛਿਆ ਗਿਆ: ${count} ਕਾਲ`,
  took: (milliseconds: number): string => `${milliseconds} ਮਿ.ਸ.`,
  running: 'ਅਜੇ ਜਵਾਬ ਨਹੀਂ',
  ended: 'ਜਵਾਬ ਮਿਲਿਆ',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `ਅਸਫਲ (${kind})` : `ਅਸਫਲ (${status})`,
};
