import { selectOtpDialog } from '../../../../store/payments/payments';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { useAppSelector } from '../../../app/hooks';
import { waysText } from '../pay/ways.text';

/** Loaded only for those who pay later. */
const CodeSheet = lazyPart({
  id: 'code-sheet',
  load: async () => (await import(/* webpackChunkName: "code-sheet" */ './OtpDialog')).OtpDialog,
  needs: ['payments'],
});

/** The field for the code of a payment, from the moment the provider has sent one. */
export const LazyOtpDialog = () => {
  const t = useText(waysText);
  const isWanted = useAppSelector(selectOtpDialog) !== '';
  if (!isWanted) return null;
  return <CodeSheet failed={(retry) => <TryAgain sentence={t.sheetMissing} onRetry={retry} />} />;
};
