import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { selectIsInCart } from '../../../../store/cart/cart';
import { MY_PACKS } from '../../../../store/core/paths';
import {
  endReplacedPacks,
  type ReplacedLine,
  replacementDropped,
  selectReplacedLines,
  selectReplacement,
} from '../../../../store/packs/replacement';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useFailureText, useStatus } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { List, ListRow } from '../../../ui/data/List';
import { Alert } from '../../../ui/feedback/Alert';
import { Pill, type PillTone } from '../../../ui/feedback/Pill';
import { Section } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { dateText } from '../../../ui/ui.text';
import { replacedPacksText } from '../packs.text';

export interface ReplacedPacksViewProps {
  /** True when the new packs are paid for, even if the cart still shows them. */
  readonly isPaid: boolean;
}

/** Each old pack and what will happen to it or, after the change, what has happened to it. */
export const ReplacedPacksView = ({ isPaid }: ReplacedPacksViewProps) => {
  const t = useText(replacedPacksText);
  const lines = useAppSelector(selectReplacedLines);
  const wasEndRequested = useAppSelector(({ replacement }) => replacement.wasEndRequested);
  // The pressed button disappears, so this element takes the focus. The result is announced separately.
  const focusTarget = useFocusRescue<HTMLSpanElement>(useStatus(endReplacedPacks));
  return (
    <Section title={t.title}>
      <VisuallyHidden ref={focusTarget} tabIndex={-1} />
      {wasEndRequested ? <Result lines={lines} /> : <BeforeTheEnd isPaid={isPaid} />}
      <List label={t.title}>
        {lines.map((line) => (
          <Line key={line.key} line={line} wasEndRequested={wasEndRequested} />
        ))}
      </List>
    </Section>
  );
};

/**
 * While the new packs are in the cart and not paid, says what each way to pay does with the old packs. Otherwise offers
 * to end the old packs.
 */
const BeforeTheEnd = ({ isPaid }: ReplacedPacksViewProps) => {
  const t = useText(replacedPacksText);
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectReplacement);
  const isInCart = useAppSelector((state) =>
    (chosen?.added ?? []).some(({ productid }) =>
      selectIsInCart(state, productid, chosen?.stbno ?? ''),
    ),
  );
  return (
    <>
      {isInCart && !isPaid ? (
        <>
          <SoftText>{t.before}</SoftText>
          <SoftText>{t.otherWay}</SoftText>
        </>
      ) : (
        <>
          <SoftText>{t.afterwards}</SoftText>
          <Button wide tone="ghost" onClick={() => dispatch(endReplacedPacks.requested())}>
            {t.endNow}
          </Button>
        </>
      )}
      <Button wide tone="ghost" onClick={() => dispatch(replacementDropped())}>
        {t.keep}
      </Button>
    </>
  );
};

const Result = ({ lines }: { readonly lines: readonly ReplacedLine[] }) => {
  const t = useText(replacedPacksText);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const status = useStatus(endReplacedPacks);
  const failure = useFailure(endReplacedPacks);
  const missing = useAppSelector(({ replacement }) => replacement.missing);
  const left = lines.filter((line) => line.status !== 'ended').length;
  const unknown = lines.filter((line) => line.status === 'unknown').length;
  const isDone = status === 'succeeded' && missing.length === 0 && left === 0;
  // A finished replacement is forgotten when the subscriber leaves, so that it is not shown at the next visit.
  const dropIfDone = useEffectEvent(() => {
    if (isDone) dispatch(replacementDropped());
  });
  useEffect(() => () => dropIfDone(), []);
  if (status === 'running') return <p role="status">{t.running}</p>;
  if (isDone)
    return (
      <Alert live tone="ok">
        {t.done(lines.length)}
      </Alert>
    );
  if (failure)
    return (
      <NotDone>
        <p>{t.unread}</p>
        <p>{failureText(failure)}</p>
      </NotDone>
    );
  if (missing.length > 0) return <NotDone>{t.held(missing.join(', '))}</NotDone>;
  return (
    <NotDone>
      {left > unknown ? t.part(left - unknown) : t.unknown} <Link to={MY_PACKS}>{t.myPacks}</Link>
    </NotDone>
  );
};

const NotDone = ({ children }: { readonly children: ReactNode }) => {
  const t = useText(replacedPacksText);
  const dispatch = useAppDispatch();
  return (
    <Alert
      live
      tone="warn"
      action={
        <button type="button" onClick={() => dispatch(endReplacedPacks.requested())}>
          {t.again}
        </button>
      }
    >
      {children}
    </Alert>
  );
};

const TONES: Readonly<Record<ReplacedLine['status'], PillTone>> = {
  staying: 'plain',
  ending: 'brand',
  ended: 'ok',
  refused: 'bad',
  unknown: 'warn',
};

interface LineProps {
  readonly line: ReplacedLine;
  readonly wasEndRequested: boolean;
}

const Line = ({ line, wasEndRequested }: LineProps) => {
  const t = useText(replacedPacksText);
  const { activeUntil } = useText(dateText);
  const failureText = useFailureText();
  const { productname, expirydate, status, failure } = line;
  return (
    <ListRow
      title={productname}
      sub={
        <>
          <SentenceWithDate sentence={activeUntil} date={expirydate} />
          {wasEndRequested && failure && <div>{failureText(failure)}</div>}
          {wasEndRequested && status === 'unknown' && <div>{t.unknown}</div>}
        </>
      }
      end={wasEndRequested ? <Pill $tone={TONES[status]}>{t.status[status]}</Pill> : undefined}
    />
  );
};
