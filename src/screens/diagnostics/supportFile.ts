import { supportBundleOf } from '../../../store/diagnostics/supportBundle/bundle';
import { eventRing, type RecordedEvents } from '../../../store/diagnostics/supportBundle/eventRing';
import type {
  CallRecord,
  SupportBundle,
} from '../../../store/diagnostics/supportBundle/bundleShape';
import { pathWithoutIds } from '../../../store/diagnostics/redaction/pathWithoutIds';
import { isRecord } from '../../../store/diagnostics/redaction/valueShape';
import { saveFile } from '../../app/saveFile';

declare const __webpack_hash__: string;

/** The events recorded by this page with data about the browser; null when nothing was recorded. */
export const supportFile = (version: string): SupportBundle | null => {
  const recorded = eventRing.recorded();
  if (recorded.moments.length === 0) return null;
  return supportBundleOf(
    { ...recorded, calls: withStatuses(recorded) },
    {
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
    },
  );
};

export const saveSupportFile = (bundle: SupportBundle): void =>
  saveFile(
    `selfcare-support-${bundle.saved.slice(0, 16).replace(/\D/g, '')}.json`,
    JSON.stringify(bundle),
    'application/json',
  );

/**
 * The fields of the page's configuration that support needs. The block was checked at the start of the
 * page.
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

/** Adds the status of successful calls as the browser reported it; the store does not have it. */
const withStatuses = ({ calls }: RecordedEvents): CallRecord[] =>
  calls.map((call) => {
    if (call.status !== null || call.took === null) return call;
    const [start, end] = [call.at - CLOCK_TOLERANCE, call.at + call.took + CLOCK_TOLERANCE];
    const timing = eventRing
      .timings()
      .find(
        ({ pathname, from, until }) =>
          isSamePath(pathname, call.path) && from >= start && until <= end,
      );
    return { ...call, status: timing?.status ?? null };
  });

/** Milliseconds; the two clocks are not read at the same moment. */
const CLOCK_TOLERANCE = 30;

const isSamePath = (pathname: string, template: string): boolean => {
  const parts = template.split('/');
  const actual = pathname.slice(1).split('/');
  return (
    parts.length === actual.length &&
    parts.every((part, at) => part.startsWith('{') || part === actual[at])
  );
};
