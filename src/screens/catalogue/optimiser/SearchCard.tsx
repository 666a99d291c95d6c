import styled from 'styled-components';
import {
  optionalChannels,
  requiredChannels,
} from '../../../../store/catalogue/optimiser/channelSelection';
import {
  findCheapest,
  type OptimiserInput,
  selectSaving,
} from '../../../../store/catalogue/optimiser/optimiser';
import { sumOf } from '../../../../store/core/values/money';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useIsRunning } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Money } from '../../../ui/data/Money';
import { Alert } from '../../../ui/feedback/Alert';
import { Card } from '../../../ui/layout/Card';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { headlineText, saveText } from '../catalogue.text';
import { headlineOf } from './headline';

const ProgressBar = styled.progress`
  width: 100%;
  height: 8px;
  accent-color: ${color.brand};
`;

/** The current price of the packs that can be exchanged, and the buttons to search for a lower price. */
export const SearchCard = ({ input }: { readonly input: OptimiserInput }) => {
  const { lookup, boxPacks, selection, isWithTax } = input;
  const t = useText(saveText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(findCheapest);
  const findButton = useFocusRescue<HTMLButtonElement>(isBusy);
  const hasRequired =
    boxPacks.changeable.length > 0 || requiredChannels(lookup, boxPacks, selection).length > 0;
  return (
    <Card>
      {boxPacks.changeable.length > 0 && (
        <div>
          <h2>{t.now}</h2>
          <Money amount={sumOf(boxPacks.changeable.map(({ price }) => price))} size="big" />
          <SoftText>
            {(isWithTax ? t.nowFor : t.nowForBeforeTax)(
              optionalChannels(boxPacks).length,
              boxPacks.changeable.length,
            )}
          </SoftText>
        </div>
      )}
      {hasRequired ? (
        <Button
          ref={findButton}
          wide
          busy={isBusy}
          onClick={() => dispatch(findCheapest.requested())}
        >
          {t.find}
        </Button>
      ) : (
        <p>{t.nothingYet}</p>
      )}
      {isBusy && (
        <>
          <ProgressBar aria-label={t.searching} />
          <SoftText>{t.searching}</SoftText>
          <Button tone="ghost" wide onClick={() => dispatch(findCheapest.cancelled())}>
            {t.stop}
          </Button>
        </>
      )}
      <SearchFailure />
      <SearchStatus />
    </Card>
  );
};

const SearchFailure = () => {
  const t = useText(saveText);
  const failure = useFailure(findCheapest);
  if (!failure) return null;
  const sentences = { unreachable: t.notStarted, tooSlow: t.tooSlow };
  return (
    <Alert tone="bad" live>
      {isIn(sentences, failure.kind) ? sentences[failure.kind] : t.broken}
    </Alert>
  );
};

/** Announces the progress and the result of the search to screen readers. */
const SearchStatus = () => {
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
