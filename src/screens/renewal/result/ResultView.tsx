import { useEffect } from 'react';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { MY_PACKS } from '../../../../store/core/paths';
import { isAmountPayable, type Paise } from '../../../../store/core/values/money';
import { packKey } from '../../../../store/packs/packList';
import { packNameOf } from '../../../../store/packs/packResult';
import { selectSentCharge, type SentCharge } from '../../../../store/payments/payments';
import {
  renewalResultsAcknowledged,
  renewPacks,
  selectAnsweredTerm,
  selectIsAnswerFresh,
  selectIsRenewing,
  selectRenewalPacks,
} from '../../../../store/renewal/renewal';
import {
  isSamePack,
  type LineResult,
  linesToRetry,
  totalPaid,
} from '../../../../store/renewal/renewalResults';
import { gstOfLines, type RenewalLine, totalOfLines } from '../../../../store/renewal/renewalTerms';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { keyReference } from '../../../app/hooks/useMoneyTicket';
import { useOperatorNow } from '../../../app/hooks/useOperatorNow';
import type { TextsOf } from '../../../text/catalogue';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { List } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Card } from '../../../ui/layout/Card';
import { TechnicalDetails } from '../../../ui/layout/Folded';
import { Section } from '../../../ui/layout/Section';
import { ActiveUntil, daysLeftOf } from '../../../ui/result/ActiveUntil';
import { Failed, PackOutcomeRow } from '../../../ui/result/PackOutcomeRow';
import { ResultHead } from '../../../ui/result/ResultHead';
import { ResultActions, ResultColumn } from '../../../ui/result/ResultLayout';
import type { ResultState } from '../../../ui/result/resultLook';
import { dateText } from '../../../ui/ui.text';
import { GetHelp } from '../../help/newTicket/GetHelp';
import {
  balanceReceiptOf,
  ReceiptActions,
  type ReceiptSource,
} from '../../payments/status/receipt/receiptSource';
import { PackPicture } from '../PackPicture';
import { renewText, resultsText } from '../renewal.text';
import { CalendarButton } from './CalendarButton';
import { RenewalRefusalAlert } from './RenewalRefusalAlert';

interface ResultViewProps {
  readonly results: readonly LineResult[];
}

/** What happened to each pack: some may be renewed while others are not. */
export const ResultView = ({ results }: ResultViewProps) => {
  const now = useOperatorNow();
  const t = useText(resultsText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectRenewalPacks) ?? [];
  // Leaving the screen dismisses the results.
  useEffect(() => () => void dispatch(renewalResultsAcknowledged()), [dispatch]);
  const counts = countsOf(results);
  const ends = results
    .filter(isRenewed)
    .map(({ line, expirydate }) => ({ name: packNameOf(line), day: expirydate }));
  const paid = totalPaid(results);
  return (
    <ResultColumn>
      <ResultHead
        state={stateOf(counts)}
        title={t.title(counts)}
        view={`results ${counts.renewed}`}
        amount={counts.unclear > 0 || paid === 0 ? null : paid}
        daysLeft={daysLeftOf(ends, now)}
      >
        {counts.unclear === 0 && <p>{paidWords(t, paid)}</p>}
        <ActiveUntil ends={ends} isPart={!results.every(isRenewed)} />
      </ResultHead>
      <Card>
        <Section title={t.packs}>
          <List>
            {results.map((result) => (
              <ResultRow key={packKey(result.line)} result={result} />
            ))}
          </List>
        </Section>
        <RenewalRefusalAlert />
      </Card>
      <CalendarButton packs={packs} />
      <NextSteps results={results} />
    </ResultColumn>
  );
};

/** Says where the amount above was taken from, or that it is unknown or zero. */
const paidWords = (t: TextsOf<typeof resultsText>, paid: Paise | null): string => {
  if (paid === null) return t.paidUnknown;
  return paid === 0 ? t.paidNothing : t.fromBalance;
};

type RenewedLine = Extract<LineResult, { readonly state: 'renewed' }>;
const isRenewed = (result: LineResult): result is RenewedLine => result.state === 'renewed';

/** The receipt of a renewal that the balance paid. The operator gives no reference for it. */
const receiptOf = (
  renewed: readonly RenewedLine[],
  amount: Paise,
  charge: SentCharge | undefined,
): ReceiptSource =>
  balanceReceiptOf({
    purpose: 'RENEWAL',
    reference: '',
    amount,
    charge,
    // The tax of the shown prices applies only if each pack was paid at the price that was shown.
    gst: renewed.every(({ line, paid }) => paid === line.amount)
      ? gstOfLines(renewed.map(({ line }) => line))
      : null,
    results: renewed.map(({ line, paid, expirydate }) => ({
      productid: line.productid,
      productname: line.productname,
      stbno: line.stbno,
      expirydate,
      productstatus: '',
      errorcode: '',
      error: '',
      amount: paid,
      refundamount: null,
    })),
  });

const countsOf = (results: readonly LineResult[]) => {
  const count = (state: LineResult['state']) =>
    results.filter((result) => result.state === state).length;
  return { renewed: count('renewed'), unclear: count('unclear'), all: results.length };
};

/** The renewal has failed only if the answer for every pack says so. */
const stateOf = ({ renewed, unclear, all }: ReturnType<typeof countsOf>): ResultState => {
  if (renewed > 0) return renewed === all ? 'paid' : 'partly';
  return unclear > 0 ? 'unknown' : 'failed';
};

/** Offers another try for the packs that failed, except for those that are too early to renew. */
const NextSteps = ({ results }: ResultViewProps) => {
  const t = useText(resultsText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectIsRenewing);
  const term = useAppSelector(selectAnsweredTerm);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  const charge = useAppSelector((state) => selectSentCharge(state, 'RENEWAL'));
  const retried = linesToRetry(results);
  const total = totalOfLines(retried);
  const lines = total === null || isAmountPayable(total) ? retried : [];
  const paid = totalPaid(results);
  const renewed = results.filter(isRenewed);
  const notRenewed = results.filter((result) => !isRenewed(result)).map(({ line }) => line);
  const myPacks = (tone: 'primary' | 'ghost') => (
    <ButtonLink tone={tone} wide to={MY_PACKS}>
      {t.myPacks}
    </ButtonLink>
  );
  return (
    <ResultActions
      main={
        lines.length > 0 ? (
          <Button
            wide
            busy={isBusy}
            onClick={() => dispatch(renewPacks.requested({ ...term, lines, total, balance }))}
          >
            {t.tryAgain(lines.length, moneyText(total))}
          </Button>
        ) : (
          myPacks('primary')
        )
      }
    >
      {renewed.length > 0 && paid !== null && (
        <ReceiptActions source={receiptOf(renewed, paid, charge)} failed={() => null} />
      )}
      {notRenewed.length > 0 && (
        <GetHelp
          question={countsOf(results).unclear > 0 ? 'renewal' : 'packs'}
          reference={keyReference(charge?.key ?? '')}
          amount={totalOfLines(notRenewed)}
          time={charge?.since ?? ''}
          packs={notRenewed.map(packNameOf)}
        />
      )}
      <Button tone="ghost" onClick={() => dispatch(renewalResultsAcknowledged())}>
        {t.others}
      </Button>
      {lines.length > 0 && myPacks('ghost')}
    </ResultActions>
  );
};

interface ResultRowProps {
  readonly result: LineResult;
}

const useListedPack = (line: RenewalLine): Pack | undefined =>
  (useAppSelector(selectRenewalPacks) ?? []).find(isSamePack(line));

const ResultRow = ({ result }: ResultRowProps) => {
  const { line, state } = result;
  const pack = useListedPack(line) ?? line;
  return (
    <PackOutcomeRow
      outcome={state === 'renewed' ? 'done' : state}
      picture={<PackPicture pack={pack} />}
      name={line.productname}
      price={state === 'renewed' ? <Money amount={result.paid} /> : undefined}
    >
      <ResultText result={result} />
    </PackOutcomeRow>
  );
};

const ResultText = ({ result }: ResultRowProps) => {
  const t = useText(resultsText);
  const { from } = useText(renewText);
  const { activeUntil } = useText(dateText);
  if (result.state === 'unclear') return <Unclear result={result} />;
  if (result.state === 'renewed')
    return result.expirydate === '' ? (
      t.renewed
    ) : (
      <SentenceWithDate sentence={activeUntil} date={result.expirydate} />
    );
  const { reason, sentence, code, renewablefrom } = result;
  return (
    <>
      <Failed>{t.failed}</Failed>
      <span>{t.reasons[reason]}</span>
      {reason === 'tooEarly' && renewablefrom !== '' && (
        <SentenceWithDate sentence={from} date={renewablefrom} />
      )}
      {sentence !== '' && <TechnicalDetails>{t.operatorSays(sentence, code)}</TechnicalDetails>}
    </>
  );
};

/**
 * A pack that is missing from the operator's answer and whose end has not moved. Its end date is shown once the packs
 * are loaded again.
 */
const Unclear = ({ result: { line } }: ResultRowProps) => {
  const t = useText(resultsText);
  const isFresh = useAppSelector(selectIsAnswerFresh);
  const listedPack = useListedPack(line);
  return (
    <>
      <span>{t.unclear}</span>
      {isFresh && listedPack && (
        <SentenceWithDate sentence={t.stillEnds} date={listedPack.expirydate} />
      )}
    </>
  );
};
