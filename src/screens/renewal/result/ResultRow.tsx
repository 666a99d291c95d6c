import styled from 'styled-components';
import { selectIsAnswerFresh, selectRenewalPacks } from '../../../../store/renewal/renewal';
import { isSamePack, type LineResult } from '../../../../store/renewal/renewalResults';
import { useText } from '../../../text/useText';
import { color, space, weight } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { checkIcon, infoIcon, warnIcon } from '../../../ui/data/icons';
import { Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { TextOr } from '../../../ui/data/TextOr';
import { TechnicalDetails } from '../../../ui/feedback/TechnicalDetails';
import { useAppSelector } from '../../../app/hooks';
import { SentenceWithDate } from '../SentenceWithDate';
import { renewText } from '../renew.text';
import { resultsText } from './results.text';

const stateIcons = {
  renewed: { icon: checkIcon, colour: color.success },
  failed: { icon: warnIcon, colour: color.danger },
  unclear: { icon: infoIcon, colour: color.warn },
} as const;

const StateIcon = styled.span<{ readonly $state: keyof typeof stateIcons }>`
  display: grid;
  align-self: start;
  color: ${({ $state }) => stateIcons[$state].colour};
`;

/** Sentences one under another. */
const Lines = styled.div`
  display: grid;
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;

const Failed = styled.span`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

interface ResultRowProps {
  readonly result: LineResult;
}

export const ResultRow = ({ result }: ResultRowProps) => (
  <Row
    lead={
      <StateIcon $state={result.state}>
        <Icon path={stateIcons[result.state].icon} />
      </StateIcon>
    }
    title={<TextOr text={result.line.productname} />}
    sub={
      <Lines>
        <ResultText result={result} />
      </Lines>
    }
    end={result.state === 'renewed' ? <Money amount={result.paid} /> : undefined}
  />
);

const ResultText = ({ result }: ResultRowProps) => {
  const t = useText(resultsText);
  const { from } = useText(renewText);
  if (result.state === 'unclear') return <Unclear result={result} />;
  if (result.state === 'renewed')
    return result.expirydate === '' ? (
      t.renewed
    ) : (
      <SentenceWithDate sentence={t.runsTo} date={result.expirydate} />
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

/** The operator's message, and the current end date of the pack. */
const Unclear = ({
  result: { sentence, line },
}: {
  readonly result: LineResult & { readonly sentence: string };
}) => {
  const t = useText(resultsText);
  const isFresh = useAppSelector(selectIsAnswerFresh);
  const now = (useAppSelector(selectRenewalPacks) ?? []).find(isSamePack(line));
  return (
    <>
      <span>{sentence === '' ? t.unclear : t.operatorSays(sentence, '')}</span>
      {isFresh && now && <SentenceWithDate sentence={t.stillEnds} date={now.expirydate} />}
    </>
  );
};
