import { RENEW } from '../../../../store/core/paths';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { isPurchaseFailure, packFailureReason } from '../../../../store/packs/packResult';
import type { CheckedPayment } from '../../../../store/payments/statusCheck';
import type { PackResult } from '../../../../store/wire/entities/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useLoadCovers } from '../../../app/pictures/useLoadCovers';
import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { List } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { TechnicalDetails } from '../../../ui/layout/Folded';
import { Section } from '../../../ui/layout/Section';
import { Failed, PackOutcomeRow } from '../../../ui/result/PackOutcomeRow';
import { dateText } from '../../../ui/ui.text';
import { useIsHeld } from '../../packs/replacement/ReplacedPacks';
import { paymentDetailsText } from '../payments.text';

interface PackResultsProps {
  readonly payment: CheckedPayment;
}

export const PackResults = ({ payment: { purpose, results } }: PackResultsProps) => {
  const t = useText(paymentDetailsText);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isRenewal = purpose === 'RENEWAL';
  // A pack that was refused because it is too early to renew would be refused again.
  const worthAnotherTry = results.filter(
    (result) => isPurchaseFailure(result) && packFailureReason(result.error) !== 'tooEarly',
  );
  return (
    <Section title={t.results}>
      <PackResultList results={results} isRenewal={isRenewal} />
      {isLoggedIn && isRenewal && worthAnotherTry.length > 0 && (
        <ButtonLink wide tone="ghost" to={RENEW}>
          {t.tryAgain(worthAnotherTry.length)}
        </ButtonLink>
      )}
    </Section>
  );
};

interface PackResultListProps {
  readonly results: readonly PackResult[];
  readonly isRenewal: boolean;
}

/**
 * Each pack that was paid for, with one of three results. Done: until when it is active, if known. Failed: whether its
 * price was refunded and, for a renewal, why. Unclear: a new pack of a replacement that did not run at the last check.
 */
export const PackResultList = ({ results, isRenewal }: PackResultListProps) => {
  useLoadCovers(results);
  return (
    <List>
      {results.map((result) => (
        <PackRow
          key={`${result.productid} ${result.stbno}`}
          result={result}
          isRenewal={isRenewal}
        />
      ))}
    </List>
  );
};

interface PackRowProps {
  readonly result: PackResult;
  readonly isRenewal: boolean;
}

const PackRow = ({ result, isRenewal }: PackRowProps) => {
  const { held } = useText(paymentDetailsText);
  const isHeld = useIsHeld()(result);
  const { productname: name, amount } = result;
  const pack = { name, picture: <ProductPicture product={result} /> };
  if (isPurchaseFailure(result))
    return (
      <PackOutcomeRow outcome="failed" {...pack}>
        <FailureReason result={result} isRenewal={isRenewal} />
      </PackOutcomeRow>
    );
  const price = amount === null ? undefined : <Money amount={amount} />;
  if (isHeld)
    return (
      <PackOutcomeRow outcome="unclear" {...pack} price={price}>
        {held}
      </PackOutcomeRow>
    );
  return (
    <PackOutcomeRow outcome="done" {...pack} price={price}>
      <ValidUntil result={result} />
    </PackOutcomeRow>
  );
};

const ValidUntil = ({ result: { expirydate } }: Pick<PackRowProps, 'result'>) => {
  const { done } = useText(paymentDetailsText);
  const { activeUntil } = useText(dateText);
  return expirydate === '' ? done : <SentenceWithDate sentence={activeUntil} date={expirydate} />;
};

/** Why the pack failed, with the operator's own words, and whether its price was refunded. */
const FailureReason = ({ result, isRenewal }: PackRowProps) => {
  const { error, errorcode, refundamount } = result;
  const t = useText(paymentDetailsText);
  return (
    <>
      <Failed>{isRenewal ? t.notRenewed : t.notStarted}</Failed>
      {isRenewal && <span>{t.reasons[packFailureReason(error)]}</span>}
      <span>{refundamount === null ? t.notGivenBack : t.givenBack(moneyText(refundamount))}</span>
      {error !== '' && <TechnicalDetails>{t.operatorSays(error, errorcode)}</TechnicalDetails>}
    </>
  );
};
