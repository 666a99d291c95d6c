import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { selectApp } from '../../../store/app/app';
import type {
  CallRecord,
  SupportBundle,
} from '../../../store/diagnostics/supportBundle/bundleShape';
import { selectUser } from '../../../store/identity/session';
import { useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { color, radius, size, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { FactList } from '../../ui/data/FactList';
import { Folded } from '../../ui/layout/Folded';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { supportFileText } from './diagnostics.text';
import { saveSupportFile, supportFile } from './supportFile';

export const SupportFileSection = () => {
  const t = useText(supportFileText);
  const { version } = useAppSelector(selectApp);
  const [bundle, setBundle] = useState<SupportBundle | null>(null);
  const [message, setMessage] = useState('');
  const showBundle = () => {
    const recorded = supportFile(version);
    setBundle(recorded);
    setMessage(recorded ? '' : t.nothing);
  };
  return (
    <Section title={t.title}>
      <Stack $gap="m" $justify="start" $maxWidth="40rem">
        <p>{t.description}</p>
        {bundle === null ? (
          <>
            <Button tone="ghost" onClick={showBundle}>
              {t.show}
            </Button>
            <Message text={message} />
          </>
        ) : (
          <SaveSupportFile bundle={bundle} />
        )}
      </Stack>
    </Section>
  );
};

/** A result of a press, also announced by screen readers. */
const Message = ({ text }: { readonly text: string }) => (
  <>
    <VisuallyHidden role="status">{text}</VisuallyHidden>
    {text !== '' && <p aria-hidden>{text}</p>}
  </>
);

const ScrollingList = styled.ol`
  display: grid;
  gap: ${space.xs};
  max-height: 16rem;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font-size: ${size.small};
  overflow-wrap: anywhere;
  span {
    color: ${color.inkSoft};
  }
`;

interface FoldedListProps {
  readonly title: string;
  readonly children: ReactNode;
}

const FoldedList = ({ title, children }: FoldedListProps) => (
  <Folded look="link" summary={title}>
    {/* A scrolling list has to be reachable by keyboard. */}
    <ScrollingList tabIndex={0} aria-label={title}>
      {children}
    </ScrollingList>
  </Folded>
);

const timeOf = (at: number): string => new Date(at).toTimeString().slice(0, 8);

/** The events and the calls of the file, newest last. */
const BundleLists = ({ bundle }: { readonly bundle: SupportBundle }) => {
  const t = useText(supportFileText);
  const { actionsById, stagedActionIds, calls } = bundle;
  const events = stagedActionIds.slice(1).flatMap((id) => actionsById[String(id)] ?? []);
  return (
    <>
      <FoldedList title={t.events(events.length)}>
        {events.map(({ action, timestamp }, at) => (
          <li key={at}>
            <span>{timeOf(timestamp)}</span> {action.type}
          </li>
        ))}
      </FoldedList>
      <FoldedList title={t.calls(calls.length)}>
        {calls.map((call, at) => (
          <li key={at}>
            <span>{timeOf(call.at)}</span> {call.method} {call.path}{' '}
            <span>
              <CallOutcome call={call} />
            </span>
          </li>
        ))}
      </FoldedList>
    </>
  );
};

const CallOutcome = ({ call: { outcome, status, took } }: { readonly call: CallRecord }) => {
  const t = useText(supportFileText);
  const after = took === null ? '' : `, ${t.took(took)}`;
  if (outcome === 'running') return t.running;
  return (outcome === 'ended' ? t.ended : t.failedCall(outcome, status)) + after;
};

const ContentsBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  width: 100%;
  padding: ${space.l};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  h3 {
    font-size: ${size.body};
  }
`;

export const SaveSupportFile = ({ bundle }: { readonly bundle: SupportBundle }) => {
  const t = useText(supportFileText);
  const [message, setMessage] = useState('');
  const save = () => {
    try {
      saveSupportFile(bundle);
      setMessage(t.saved);
    } catch {
      setMessage(t.failed);
    }
  };
  return (
    <>
      <Contents bundle={bundle} />
      <Button onClick={save}>{t.save}</Button>
      <Message text={message} />
    </>
  );
};

const Contents = ({ bundle }: { readonly bundle: SupportBundle }) => {
  const t = useText(supportFileText);
  const customerid = useAppSelector(selectUser)?.customerid;
  const { browser, configuration } = bundle;
  return (
    <ContentsBox role="group" aria-label={t.inside}>
      <h3>{t.inside}</h3>
      <p>{t.without}</p>
      <p>{t.identifying}</p>
      <FactList
        look="filling"
        facts={[
          [t.customer, customerid ?? ''],
          [t.version, bundle.version],
          [t.server, String(configuration['server'] ?? '')],
          [t.browser, String(browser['userAgent'])],
          [t.screen, t.pixels(Number(browser['width']), Number(browser['height']))],
        ]}
      />
      <BundleLists bundle={bundle} />
    </ContentsBox>
  );
};
