import { selectIsAnswerFresh, selectRenewalPacks } from '../../../../store/renewal/renewal';
import { isSamePack, type LineResult } from '../../../../store/renewal/renewalResults';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { TechnicalDetails } from '../../../ui/layout/Folded';
import { Failed, PackOutcomeRow } from '../../../ui/result/PackOutcomeRow';
import { dateText } from '../../../ui/ui.text';
import { renewText, resultsText } from '../renewal.text';

interface ResultRowProps {
  readonly result: LineResult;
}

export const ResultRow = ({ result }: ResultRowProps) => (
  <PackOutcomeRow
    outcome={result.state === 'renewed' ? 'done' : result.state}
    name={result.line.productname}
    price={result.state === 'renewed' ? <Money amount={result.paid} /> : undefined}
  >
    <ResultText result={result} />
  </PackOutcomeRow>
);

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

/** A pack that is missing from the operator's answer, with its current end date. */
const Unclear = ({ result: { line } }: ResultRowProps) => {
  const t = useText(resultsText);
  const isFresh = useAppSelector(selectIsAnswerFresh);
  const listedPack = (useAppSelector(selectRenewalPacks) ?? []).find(isSamePack(line));
  return (
    <>
      <span>{t.unclear}</span>
      {isFresh && listedPack && (
        <SentenceWithDate sentence={t.stillEnds} date={listedPack.expirydate} />
      )}
    </>
  );
};
