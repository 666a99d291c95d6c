import { useEffect } from 'react';
import { ADD_PACKS } from '../../../../store/core/paths';
import { packKey } from '../../../../store/packs/packList';
import { renewalResultsAcknowledged, selectOtherRefusal } from '../../../../store/renewal/renewal';
import {
  packOfCommonEnd,
  type RenewalOptions,
  renewalOptionsOf,
} from '../../../../store/renewal/renewalOptions';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { List, ListRow } from '../../../ui/data/List';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { EmptyState } from '../../../ui/feedback/States';
import { noSignal } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { Columns, ReadingColumn } from '../../../ui/layout/Columns';
import { Section } from '../../../ui/layout/Section';
import { AddedMoney } from '../../payments/pay/AddedMoney';
import { PaymentRefusal } from '../../payments/pay/PaymentRefusal';
import { UnfinishedPayments } from '../../payments/unfinished/unfinishedPart';
import { isPlaceKnown, PackExpiry, useBoxName } from '../packLabels';
import { renewText } from '../renewal.text';
import { CalendarButton } from '../result/CalendarButton';
import { ReadyPacks } from './ReadyPacks';
import { RenewalBreakdown } from './RenewalBreakdown';
import { TermSelect } from './TermSelect';
import { type RenewalSelection, useRenewalSelection } from './useRenewalSelection';

interface ChoosePacksProps {
  readonly packs: readonly Pack[];
}

export const ChoosePacks = ({ packs }: ChoosePacksProps) => {
  const t = useText(renewText);
  const options = renewalOptionsOf(packs);
  const selection = useRenewalSelection(options);
  if (options.ready.length + options.later.length === 0)
    return (
      <EmptyState
        picture={<Illustration drawing={noSignal} />}
        title={t.noPacks}
        description={t.noPacksDescription}
        action={<ButtonLink to={ADD_PACKS}>{t.add}</ButtonLink>}
      />
    );
  if (options.ready.length === 0)
    return (
      <>
        <NoRenewablePacks />
        <ReadingColumn>
          <LaterPacks packs={options.later} />
          <CalendarButton packs={packs} />
        </ReadingColumn>
      </>
    );
  const { isWhole, ready } = selection;
  const commonEnd = isWhole && ready.length > 1 ? packOfCommonEnd(ready) : null;
  return (
    <>
      <AddedMoney purpose="RENEWAL" />
      <Columns
        asideLabel={t.bill}
        aside={<RenewalBreakdown selection={selection} />}
        after={
          <>
            <LaterPacks packs={options.later} />
            <CalendarButton packs={packs} />
          </>
        }
      >
        <Section
          isCaption={commonEnd !== null}
          title={commonEnd === null ? t.ready : <CommonEnd pack={commonEnd} />}
        >
          <BoxChips options={options} selection={selection} />
          <ReadyPacks
            selection={selection}
            isEndSaid={commonEnd !== null}
            hasManyBoxes={new Set(packs.map(({ stbno }) => stbno).filter(Boolean)).size > 1}
          />
        </Section>
        <TermSelect selection={selection} />
      </Columns>
    </>
  );
};

/** "All end on 15 Mar 2026" */
const CommonEnd = ({ pack: { daysleft, expirydate } }: { readonly pack: Pack }) => {
  const t = useText(renewText);
  const isOver = daysleft !== null && daysleft < 0;
  return <SentenceWithDate sentence={isOver ? t.allEnded : t.allEnd} date={expirydate} />;
};

interface BoxChipsProps {
  readonly options: RenewalOptions;
  readonly selection: RenewalSelection;
}

/** Chooses the box to renew. The operator requires a box if two boxes have the same pack. */
const BoxChips = ({ options: { boxes }, selection: { box, onBox } }: BoxChipsProps) => {
  const t = useText(renewText);
  const nameOf = useBoxName();
  if (boxes.length === 0) return null;
  return (
    <>
      <p>{t.whichBoxDescription}</p>
      <Chips label={t.whichBox}>
        {boxes.map((stbno) => (
          <Chip key={stbno} chosen={stbno === box} onToggle={() => onBox(stbno)}>
            {nameOf(stbno)}
          </Chip>
        ))}
      </Chips>
    </>
  );
};

/** Shown when nothing can be renewed now: the last refusal, and the unfinished payments. */
const NoRenewablePacks = () => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  const refused = useAppSelector(selectOtherRefusal);
  useEffect(() => () => void dispatch(renewalResultsAcknowledged()), [dispatch]);
  return (
    <>
      {refused && <PaymentRefusal failure={refused.failure} bill={refused.bill} />}
      <UnfinishedPayments failed={tryAgain} />
      <EmptyState title={t.nothingReady} />
    </>
  );
};

/** Packs that can be renewed later (specification §5), each with the day from which it can be renewed. */
const LaterPacks = ({ packs }: { readonly packs: readonly Pack[] }) => {
  const t = useText(renewText);
  const nameOf = useBoxName();
  if (packs.length === 0) return null;
  return (
    <Section title={t.later}>
      <p>{t.laterDescription}</p>
      <List>
        {packs.map((pack) => (
          <ListRow
            key={packKey(pack)}
            title={<TextOrDashes text={pack.productname} />}
            sub={
              <>
                <div>
                  <PackExpiry pack={pack} />
                </div>
                {isPlaceKnown(pack) && <div>{nameOf(pack.stbno)}</div>}
                {pack.renewablefrom === '' ? (
                  t.noFrom
                ) : (
                  <SentenceWithDate sentence={t.from} date={pack.renewablefrom} />
                )}
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
};
