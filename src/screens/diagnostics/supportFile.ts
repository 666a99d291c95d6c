import { pathWithoutIds } from '../../../store/diagnostics/redaction/pathWithoutIds';
import { isRecord } from '../../../store/diagnostics/redaction/valueShape';
import { bundleClock, supportBundleOf } from '../../../store/diagnostics/supportBundle/bundle';
import type { SupportBundle } from '../../../store/diagnostics/supportBundle/bundleShape';
import { eventRing } from '../../../store/diagnostics/supportBundle/eventRing';
import { saveFile } from '../../app/saveFile';

declare const __webpack_hash__: string;

/** The events that this page recorded, and data about the browser; null when nothing was recorded. */
export const supportFile = (version: string): SupportBundle | null => {
  const recorded = eventRing.recorded();
  if (recorded.moments.length === 0) return null;
  return supportBundleOf(recorded, {
    saved: new Date().toISOString(),
    version,
    build: __webpack_hash__,
    place: pathWithoutIds(location.pathname),
    configuration: publicConfiguration(),
    browser: {
      userAgent: navigator.userAgent,
      language: navigator.language,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      online: navigator.onLine,
      cookies: navigator.cookieEnabled,
      width: innerWidth,
      height: innerHeight,
      pixelRatio: devicePixelRatio,
    },
  });
};

export const saveSupportFile = (bundle: SupportBundle): void =>
  saveFile(nameOf(bundle), JSON.stringify(bundle), 'application/json');

/** The file name contains the day and the minute by the subscriber's clock: `selfcare-support-202611280049.json`. */
const nameOf = (bundle: SupportBundle): string => {
  const saved = bundleClock(bundle).textOf(Date.parse(bundle.saved));
  return `selfcare-support-${saved.slice(0, 16).replace(/\D/g, '')}.json`;
};

/**
 * What support needs of the page's configuration: of `realtime` and `push` only whether they are set, of the operator
 * only the name. The configuration was validated when the page started.
 */
const publicConfiguration = (): SupportBundle['configuration'] => {
  const block: unknown = JSON.parse(document.getElementById('configuration')?.textContent ?? '{}');
  if (!isRecord(block)) return {};
  const { server, operator, imageHosts, realtime, push, devTools } = block;
  return {
    server: String(server),
    operator: isRecord(operator) ? String(operator['name']) : '',
    imageHosts: Array.isArray(imageHosts) ? imageHosts.map(String) : [],
    realtime: realtime !== undefined,
    push: push !== undefined,
    devTools: devTools === true,
  };
};
