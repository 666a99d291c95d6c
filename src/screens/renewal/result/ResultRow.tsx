import styled from 'styled-components';
import { selectIsToldFresh, selectRenewalPacks } from '../../../../store/renewal/renewal';
import { isPack, type LineResult } from '../../../../store/renewal/renewalResults';
import { useText } from '../../../text/useText';
import { color, space, weight } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { checkIcon, infoIcon, warnIcon } from '../../../ui/data/icons';
import { Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppSelector } from '../../../app/hooks';
import { DateIn } from '../DateIn';
import { renewText } from '../renew.text';
import { resultsText } from './results.text';

const looks = {
  renewed: { icon: checkIcon, colour: color.success },
  failed: { icon: warnIcon, colour: color.danger },
  unclear: { icon: infoIcon, colour: color.warn },
} as const;

export const StateMark = styled.span<{ readonly $state: keyof typeof looks }>`
  display: grid;
  align-self: start;
  color: ${({ $state }) => looks[$state].colour};
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
  readonly of: LineResult;
}

export const ResultRow = ({ of: result }: ResultRowProps) => (
  <Row
    lead={
      <StateMark $state={result.state}>
        <Icon of={looks[result.state].icon} />
      </StateMark>
    }
    title={<TextOr text={result.line.productname} />}
    sub={
      <Lines>
        <Words of={result} />
      </Lines>
    }
    end={result.state === 'renewed' ? <Money of={result.paid} /> : undefined}
  />
);

const Words = ({ of: result }: ResultRowProps) => {
  const t = useText(resultsText);
  const { from } = useText(renewText);
  if (result.state === 'unclear') return <Unclear of={result} />;
  if (result.state === 'renewed')
    return result.expirydate === '' ? (
      t.renewed
    ) : (
      <DateIn words={t.runsTo} of={result.expirydate} />
    );
  const { reason, said, code, renewablefrom } = result;
  return (
    <>
      <Failed>{t.failed}</Failed>
      <span>{t.reasons[reason]}</span>
      {reason === 'tooEarly' && renewablefrom !== '' && <DateIn words={from} of={renewablefrom} />}
      {said !== '' && <span>{t.said(said, code)}</span>}
    </>
  );
};

/** The operator's own words, and what the pack says now. */
const Unclear = ({
  of: { said, line },
}: {
  readonly of: LineResult & { readonly said: string };
}) => {
  const t = useText(resultsText);
  const isFresh = useAppSelector(selectIsToldFresh);
  const now = (useAppSelector(selectRenewalPacks) ?? []).find(isPack(line));
  return (
    <>
      <span>{said === '' ? t.unclear : t.said(said, '')}</span>
      {isFresh && now && <DateIn words={t.stillEnds} of={now.expirydate} />}
    </>
  );
};
