import { selectOpenSheet } from '../../../store/payments';
import { usePart } from '../../frame/usePart';
import type { ScreenRoute } from '../../routing/routes';
import { useText } from '../../text/useText';
import { Notice } from '../../ui/Notice';
import { statesText } from '../../ui/States.text';
import { useStore } from '../../useStore';
import { waysText } from './ways.text';

/** Only whoever pays later waits for it. */
const sheetPart: ScreenRoute = {
  path: 'code sheet',
  screen: async () => (await import(/* webpackChunkName: "code-sheet" */ './CodeSheet')).CodeSheet,
  needs: ['payments'],
};

/** The field for the code of a payment, from the moment the provider has sent one. */
export const CodeSheetHere = () => {
  const t = useText(waysText);
  const states = useText(statesText);
  const isWanted = useStore(selectOpenSheet) !== '';
  const { Here, hasFailed, again } = usePart(sheetPart, isWanted);
  if (!isWanted) return null;
  if (Here) return <Here />;
  if (!hasFailed) return null;
  return (
    <Notice
      spoken
      tone="warn"
      action={
        <button type="button" onClick={again}>
          {states.tryAgain}
        </button>
      }
    >
      {t.sheetMissing}
    </Notice>
  );
};
