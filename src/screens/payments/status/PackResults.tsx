import styled from 'styled-components';
import type { PackResult } from '../../../../store/wire/entities/packs/packs';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import { hasFailed, reasonOf } from '../../../../store/renewal/renewalResults';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { HOME } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { color, space, weight } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { DateText } from '../../../ui/data/DateText';
import { Icon } from '../../../ui/data/Icon';
import { checkIcon, warnIcon } from '../../../ui/data/icons';
import { List, Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Section } from '../../../ui/layout/Section';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppSelector } from '../../../app/hooks';
import { paymentDetailsText } from './paymentDetails.text';

const Mark = styled.span<{ readonly $failed: boolean }>`
  display: grid;
  align-self: start;
  color: ${({ $failed }) => ($failed ? color.danger : color.success)};
`;

/** Sentences one under another. */
const Lines = styled.div`
  display: grid;
  gap: ${space.xs};
  overflow-wrap: anywhere;
`;

const Failed = styled.strong`
  color: ${color.danger};
  font-weight: ${weight.strong};
`;

interface PackOutcomesProps {
  readonly of: CheckedPayment;
}

/** The money is one thing, and what came of each pack another. */
export const PackResults = ({ of: { purpose, results } }: PackOutcomesProps) => {
  const t = useText(paymentDetailsText);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const failed = results.filter(hasFailed);
  const isRenewal = purpose === 'RENEWAL';
  // Outside its fifteen days a pack would be refused again.
  const isWorthAnotherTry = isRenewal && failed.some(({ error }) => reasonOf(error) !== 'tooEarly');
  return (
    <Section title={t.results}>
      {failed.length > 0 && <Alert tone="warn">{t.partly(failed.length, results.length)}</Alert>}
      <List>
        {results.map((result) => (
          <PackOutcome
            key={`${result.productid} ${result.stbno}`}
            of={result}
            isRenewal={isRenewal}
          />
        ))}
      </List>
      {isLoggedIn && isWorthAnotherTry && (
        <ButtonLink wide tone="ghost" to={`${HOME}/mypacks/renew`}>
          {t.tryAgain}
        </ButtonLink>
      )}
    </Section>
  );
};

interface PackOutcomeProps {
  readonly of: PackResult;
  readonly isRenewal: boolean;
}

const PackOutcome = ({ of: result, isRenewal }: PackOutcomeProps) => {
  const isFailed = hasFailed(result);
  return (
    <Row
      lead={
        <Mark $failed={isFailed}>
          <Icon of={isFailed ? warnIcon : checkIcon} />
        </Mark>
      }
      title={<TextOr text={result.productname} />}
      sub={isFailed ? <WhyNot of={result} isRenewal={isRenewal} /> : <RunsTo of={result} />}
      end={isFailed || result.amount === null ? undefined : <Money of={result.amount} />}
    />
  );
};

const RunsTo = ({ of: { expirydate } }: Pick<PackOutcomeProps, 'of'>) => {
  const t = useText(paymentDetailsText);
  return expirydate === '' ? (
    t.done
  ) : (
    <>
      {t.runsTo} <DateText of={expirydate} />
    </>
  );
};

/** Why, in plain words and in the operator's, and what became of its price as far as the operator says it. */
const WhyNot = ({ of: { error, errorcode, refundamount }, isRenewal }: PackOutcomeProps) => {
  const t = useText(paymentDetailsText);
  return (
    <Lines>
      <Failed>{isRenewal ? t.notRenewed : t.notStarted}</Failed>
      {isRenewal && <span>{t.reasons[reasonOf(error)]}</span>}
      <span>{refundamount === null ? t.notGivenBack : t.givenBack(moneyText(refundamount))}</span>
      {error !== '' && <span>{t.said(error, errorcode)}</span>}
    </Lines>
  );
};
