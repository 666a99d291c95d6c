import styled from 'styled-components';
import type {
  CallRecord,
  SupportBundle,
} from '../../../store/diagnostics/supportBundle/bundleShape';
import { useText } from '../../text/useText';
import { color, size, space, target } from '../../theme/tokens';
import { supportFileText } from './supportFile.text';

const Part = styled.details`
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

/** The steps and the calls as they stand in the file, newest last. */
export const BundleLists = ({ of: capsule }: { readonly of: SupportBundle }) => {
  const t = useText(supportFileText);
  const { actionsById, stagedActionIds, calls } = capsule;
  const steps = stagedActionIds.slice(1).flatMap((id) => actionsById[String(id)] ?? []);
  return (
    <>
      <Part>
        <summary>{t.events(steps.length)}</summary>
        {/* It scrolls, so the keyboard has to get there. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ol tabIndex={0} aria-label={t.events(steps.length)}>
          {steps.map(({ action, timestamp }, at) => (
            <li key={at}>
              <span>{timeOf(timestamp)}</span> {action.type}
            </li>
          ))}
        </ol>
      </Part>
      <Part>
        <summary>{t.calls(calls.length)}</summary>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ol tabIndex={0} aria-label={t.calls(calls.length)}>
          {calls.map((call, at) => (
            <li key={at}>
              <span>{timeOf(call.at)}</span> {call.method} {call.path}{' '}
              <span>
                <CallOutcome of={call} />
              </span>
            </li>
          ))}
        </ol>
      </Part>
    </>
  );
};

const CallOutcome = ({ of: { outcome, status, took } }: { readonly of: CallRecord }) => {
  const t = useText(supportFileText);
  const after = took === null ? '' : `, ${t.took(took)}`;
  if (outcome === 'running') return t.running;
  return (outcome === 'ended' ? t.ended : t.failedCall(outcome, status)) + after;
};
