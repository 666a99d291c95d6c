import { selectOtpDialog } from '../../../../store/payments/payments';
import { usePart } from '../../../app/lazy/usePart';
import type { ScreenRoute } from '../../../app/routes';
import { useText } from '../../../text/useText';
import { Alert } from '../../../ui/feedback/Alert';
import { statesText } from '../../../ui/feedback/States.text';
import { useAppSelector } from '../../../app/hooks';
import { waysText } from '../pay/ways.text';

/** Only whoever pays later waits for it. */
const sheetPart: ScreenRoute = {
  path: 'code sheet',
  screen: async () => (await import(/* webpackChunkName: "code-sheet" */ './OtpDialog')).OtpDialog,
  needs: ['payments'],
};

/** The field for the code of a payment, from the moment the provider has sent one. */
export const LazyOtpDialog = () => {
  const t = useText(waysText);
  const states = useText(statesText);
  const isWanted = useAppSelector(selectOtpDialog) !== '';
  const { Here, hasFailed, again } = usePart(sheetPart, isWanted);
  if (!isWanted) return null;
  if (Here) return <Here />;
  if (!hasFailed) return null;
  return (
    <Alert
      live
      tone="warn"
      action={
        <button type="button" onClick={again}>
          {states.tryAgain}
        </button>
      }
    >
      {t.sheetMissing}
    </Alert>
  );
};
