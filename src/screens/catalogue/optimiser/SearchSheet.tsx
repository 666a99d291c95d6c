import styled from 'styled-components';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  findCheapest,
  selectSaving,
  type Question,
} from '../../../../store/catalogue/optimiser/optimiser';
import { choosable, wishedOf } from '../../../../store/catalogue/optimiser/problem';
import { sumOf } from '../../../../store/core/money';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Card } from '../../../ui/layout/Card';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Soft } from './looks';
import { headlineOf } from './result/headline';
import { headlineText } from './result/headline.text';

import { saveText } from './save.text';

const Bar = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${color.brand};
`;

/** What it costs now, and the search for less: begun, shown while it runs, and stopped here. */
export const SearchSheet = ({ of: { shelf, bill, wishes } }: { readonly of: Question }) => {
  const t = useText(saveText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectStatus(state, findCheapest) === 'running');
  const find = useFocusRescue<HTMLButtonElement>(isBusy);
  const hasWishes = bill.changeable.length > 0 || wishedOf(shelf, bill, wishes).length > 0;
  return (
    <Card>
      <div>
        <h2>{t.now}</h2>
        <Money of={sumOf(bill.changeable.map(({ price }) => price))} size="big" />
        <Soft>{t.nowFor(choosable(bill).length, bill.changeable.length)}</Soft>
      </div>
      {hasWishes ? (
        <Button ref={find} wide busy={isBusy} onClick={() => dispatch(findCheapest.requested())}>
          {t.find}
        </Button>
      ) : (
        <p>{t.nothingYet}</p>
      )}
      {isBusy && (
        <>
          <Bar aria-label={t.searching} />
          <Soft>{t.searching}</Soft>
          <Button tone="ghost" wide onClick={() => dispatch(findCheapest.cancelled())}>
            {t.stop}
          </Button>
        </>
      )}
      <Failure />
      <Said />
    </Card>
  );
};

const Failure = () => {
  const t = useText(saveText);
  const failure = useAppSelector((state) => selectFailure(state, findCheapest));
  if (!failure) return null;
  const sentences = { unreachable: t.notStarted, tooSlow: t.tooSlow };
  return (
    <Alert tone="bad" live>
      {isIn(sentences, failure.kind) ? sentences[failure.kind] : t.broken}
    </Alert>
  );
};

/** For those who hear the page: how the search goes and what it found. */
const Said = () => {
  const t = useText(saveText);
  const headlines = useText(headlineText);
  const saving = useAppSelector(selectSaving);
  const progress = useAppSelector(({ flows }) => flows[findCheapest.flow]?.phase);
  const words = {
    Requested: t.searching,
    Cancelled: t.stopped,
    Failed: '',
    Succeeded: saving ? headlineOf(saving, headlines) : '',
  };
  return (
    <VisuallyHidden as="div" role="status">
      {progress && words[progress]}
    </VisuallyHidden>
  );
};
