import { supportBundleOf } from '../../../store/diagnostics/supportBundle/bundle';
import { eventRing, type RecordedEvents } from '../../../store/diagnostics/supportBundle/eventRing';
import type {
  CallRecord,
  SupportBundle,
} from '../../../store/diagnostics/supportBundle/bundleShape';
import { path } from '../../../store/diagnostics/redaction/valueRules';
import { isRecord } from '../../../store/diagnostics/redaction/valueShape';
import { saveFile } from '../../app/saveFile';

/** What this page has recorded, with what the browser tells of itself; null when nothing was. */
export const supportFile = (version: string): SupportBundle | null => {
  const recorded = eventRing.recorded();
  if (recorded.moments.length === 0) return null;
  return supportBundleOf(
    { ...recorded, calls: withStatuses(recorded) },
    {
      saved: new Date().toISOString(),
      version,
      place: String(path(location.pathname)),
      configuration: publicConfiguration(),
      browser: {
        userAgent: navigator.userAgent,
        language: navigator.language,
        online: navigator.onLine,
        cookies: navigator.cookieEnabled,
        width: innerWidth,
        height: innerHeight,
        pixelRatio: devicePixelRatio,
      },
    },
  );
};

export const saveSupportFile = (capsule: SupportBundle): void =>
  saveFile(
    `selfcare-support-${capsule.saved.slice(0, 16).replace(/\D/g, '')}.json`,
    JSON.stringify(capsule),
    'application/json',
  );

/**
 * Everybody can read the block, and still no more of it goes along than support asks about. It was read
 * at the start already: the page would not be here if it were wrong.
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

/** The store is not told with which status a call went well, but the browser remembers. */
const withStatuses = ({ calls }: RecordedEvents): CallRecord[] => {
  const entries = performance.getEntriesByType('resource').filter(isAnswered);
  return calls.map((call) => {
    if (call.status !== null || call.took === null) return call;
    const [start, end] = [call.at - CLOCK_TOLERANCE, call.at + call.took + CLOCK_TOLERANCE];
    const entry = entries.find(({ name, startTime, responseEnd }) => {
      const from = performance.timeOrigin + startTime;
      const until = performance.timeOrigin + responseEnd;
      return isSamePath(new URL(name).pathname, call.path) && from >= start && until <= end;
    });
    return { ...call, status: entry?.responseStatus ?? null };
  });
};

/** Milliseconds: the two clocks are not read at the same moment. */
const CLOCK_TOLERANCE = 30;

const isAnswered = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  entry instanceof PerformanceResourceTiming && entry.responseStatus > 0;

const isSamePath = (pathname: string, template: string): boolean => {
  const parts = template.split('/');
  const actual = pathname.slice(1).split('/');
  return (
    parts.length === actual.length &&
    parts.every((part, at) => part.startsWith('{') || part === actual[at])
  );
};
