import { selectRenewalDays } from '../../../../store/app/app';
import type { Paise } from '../../../../store/core/values/money';
import { packKey } from '../../../../store/packs/packList';
import { gstOfLines, nextDue, type Quote } from '../../../../store/renewal/renewalTerms';
import { useAppSelector } from '../../../app/hooks';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Panel } from '../../../ui/layout/Columns';
import { SoftText } from '../../../ui/layout/Text';
import { BillTotal } from '../../payments/pay/BillTotal';
import { billText } from '../../payments/payments.text';
import { renewText } from '../renewal.text';
import type { PayRenewalProps } from './PayRenewal';

/** The payment is in the same chunk as `ChoosePacks`. It is lazy because it needs the domain `payments`. */
const PayRenewal = lazyPart<PayRenewalProps>({
  id: 'renew-pay',
  load: async () => (await import(/* webpackChunkName: "renew-parts" */ './PayRenewal')).PayRenewal,
  needs: ['payments'],
});

/** The bill of the renewal and its payment. */
export const RenewalBreakdown = ({ selection }: PayRenewalProps) => {
  const t = useText(renewText);
  const words = useText(billText);
  const { quote } = selection;
  const lines = useTaxLines(quote);
  const { unpriced, total, lines: priced } = quote;
  return (
    <Panel>
      <BillTotal
        title={t.bill}
        lines={lines}
        total={total}
        unknown={unpriced.length > 0 ? words.unpriced(priced.length, unpriced.length) : ''}
      />
      <EndOfEach quote={quote} />
      <PayRenewal
        selection={selection}
        skeleton={<SkeletonLines count={6} />}
        failed={(retry) => <TryAgain sentence={t.payMissing} onRetry={retry} />}
      />
    </Panel>
  );
};

/** The price before tax, and the tax. No lines if the tax is zero or the operator does not state it for this term. */
const useTaxLines = ({ lines, total }: Quote) => {
  const t = useText(billText);
  const gst = gstOfLines(lines);
  if (total === null || gst === null || gst === 0) return [];
  return [
    { name: t.packs(lines.length), amount: (total - gst) as Paise /* whole paise stay whole */ },
    { name: t.gst, amount: gst },
  ];
};

/** The day until which each pack will run, shown only if the days differ. */
const EndOfEach = ({ quote: { lines, period } }: { readonly quote: Quote }) => {
  const t = useText(renewText);
  const days = useAppSelector(selectRenewalDays)[period];
  const today = useOperatorToday();
  const ends = lines.map((line) => ({ line, end: nextDue(line.expirydate, days, today) }));
  if (new Set(ends.map(({ end }) => end)).size < 2) return null;
  return (
    <SoftText as="ul">
      {ends.map(({ line, end }) => (
        <li key={packKey(line)}>
          <TextOrDashes text={line.productname} />
          {end !== '' && (
            <>
              {' · '}
              <SentenceWithDate sentence={t.until} date={end} />
            </>
          )}
        </li>
      ))}
    </SoftText>
  );
};
