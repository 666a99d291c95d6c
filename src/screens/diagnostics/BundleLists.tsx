import styled from 'styled-components';
import type {
  CallRecord,
  SupportBundle,
} from '../../../store/diagnostics/supportBundle/bundleShape';
import { useText } from '../../text/useText';
import { color, size, space, target } from '../../theme/tokens';
import { supportFileText } from './supportFile.text';

const Fold = styled.details`
  summary {
    align-content: center;
    min-height: ${target};
    cursor: pointer;
  }
  ol {
    display: grid;
    gap: ${space.xs};
    max-height: 16rem;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
    font-size: ${size.small};
    overflow-wrap: anywhere;
  }
  span {
    color: ${color.inkSoft};
  }
`;

const timeOf = (at: number): string => new Date(at).toTimeString().slice(0, 8);

/** The events and the calls of the file, newest last. */
export const BundleLists = ({ bundle }: { readonly bundle: SupportBundle }) => {
  const t = useText(supportFileText);
  const { actionsById, stagedActionIds, calls } = bundle;
  const events = stagedActionIds.slice(1).flatMap((id) => actionsById[String(id)] ?? []);
  return (
    <>
      <Fold>
        <summary>{t.events(events.length)}</summary>
        {/* A scrolling list has to be reachable by keyboard. */}
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
        <ol tabIndex={0} aria-label={t.events(events.length)}>
          {events.map(({ action, timestamp }, at) => (
            <li key={at}>
              <span>{timeOf(timestamp)}</span> {action.type}
            </li>
          ))}
        </ol>
      </Fold>
      <Fold>
        <summary>{t.calls(calls.length)}</summary>
        {/* eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex */}
        <ol tabIndex={0} aria-label={t.calls(calls.length)}>
          {calls.map((call, at) => (
            <li key={at}>
              <span>{timeOf(call.at)}</span> {call.method} {call.path}{' '}
              <span>
                <CallOutcome call={call} />
              </span>
            </li>
          ))}
        </ol>
      </Fold>
    </>
  );
};

const CallOutcome = ({ call: { outcome, status, took } }: { readonly call: CallRecord }) => {
  const t = useText(supportFileText);
  const after = took === null ? '' : `, ${t.took(took)}`;
  if (outcome === 'running') return t.running;
  return (outcome === 'ended' ? t.ended : t.failedCall(outcome, status)) + after;
};
