import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { BoxPacks } from '../../../../store/catalogue/optimiser/boxPacks';
import type { ChannelSelection } from '../../../../store/catalogue/optimiser/channelSelection';
import {
  defaultSelection,
  findCheapest,
  type OptimiserInput,
  selectionChanged,
  selectSaving,
} from '../../../../store/catalogue/optimiser/optimiser';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { color, media, size, space } from '../../../theme/tokens';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/forms/Select';
import { Columns } from '../../../ui/layout/Columns';
import { Folded } from '../../../ui/layout/Folded';
import { ReplacedPacks } from '../../packs/replacement/ReplacedPacks';
import { headlineText, saveText } from '../catalogue.text';
import { AddChannels } from './AddChannels';
import { ChannelsToKeep } from './ChannelsToKeep';
import { SearchCard } from './SearchCard';

const SavingResult = lazyPart({
  id: 'save-result',
  load: async () =>
    (await import(/* webpackChunkName: "save-result" */ './SavingResult')).SavingResult,
  // The cart carries out the change, so the sagas of these domains must run before the subscriber puts the change into
  // the cart.
  needs: ['replacement', 'packChanges'],
});

/** `SaveForm` scrolls the result into view. The margin keeps the result below the bar at the top. */
const ResultArea = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  scroll-margin-top: 72px;
  ${media.wide} {
    scroll-margin-top: ${space.xl};
  }
`;

interface SaveFormProps {
  readonly input: OptimiserInput;
  readonly boxes: readonly string[];
}

/** The channels to keep, the channels to add, the current price, the buttons of the search, and the result. */
export const SaveForm = ({ input, boxes }: SaveFormProps) => {
  const t = useText(saveText);
  const boxWords = useBoxWords();
  const dispatch = useAppDispatch();
  const isRunning = useIsRunning(findCheapest);
  const { selection } = input;
  /** A new selection cancels a running search. */
  const changeSelection = (changed: ChannelSelection) => {
    if (isRunning) dispatch(findCheapest.cancelled());
    dispatch(selectionChanged(changed));
  };
  const saving = useAppSelector(selectSaving);
  const result = useRef<HTMLDivElement>(null);
  // The code of the result is loaded now, so that the result is shown as soon as the search ends.
  useEffect(() => SavingResult.preload(), []);
  // The result is below the pressed button, so the page scrolls to the result.
  const lastSaving = useRef(saving);
  useEffect(() => {
    if (saving && saving !== lastSaving.current) result.current?.scrollIntoView({ block: 'start' });
    lastSaving.current = saving;
  }, [saving]);
  return (
    <>
      <Columns asideLabel={t.now} aside={<SearchCard input={input} />}>
        {boxes.length > 1 && (
          <Select
            name="box"
            label={t.box}
            value={selection.stbno}
            options={boxes.map((stbno) => ({ value: stbno, label: boxWords.name(stbno) }))}
            onChange={({ target }) => changeSelection(defaultSelection(target.value))}
          />
        )}
        <ChannelsToKeep
          key={selection.stbno}
          input={input}
          onChange={(kept) => changeSelection({ ...selection, ...kept })}
        />
        <AddChannels input={input} onChange={(added) => changeSelection({ ...selection, added })} />
      </Columns>
      <ResultArea ref={result}>
        <ReplacedPacks onlyOnceEndRequested />
        {saving && <SavingResult saving={saving} failed={() => <ResultMissing />} />}
        <NotCompared boxPacks={input.boxPacks} />
      </ResultArea>
    </>
  );
};

const ResultMissing = () => (
  <Alert tone="bad" live>
    {useText(headlineText).missing}
  </Alert>
);

const Notes = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.l};
  list-style: disc;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/** What the price comparison leaves out, and how it counts HD channels and long terms. */
const NotCompared = ({ boxPacks: { fixed, leaving } }: { readonly boxPacks: BoxPacks }) => {
  const t = useText(saveText);
  return (
    <Folded look="row" summary={t.notCompared}>
      <Notes>
        {fixed.length > 0 && (
          <li>{t.stays(fixed.map(({ productname }) => productname).join(', '))}</li>
        )}
        {leaving.map(({ productid, productname, expirydate }) => (
          <li key={productid}>
            <SentenceWithDate sentence={t.leaves(productname)} date={expirydate} />
          </li>
        ))}
        <li>{t.freeNote}</li>
        <li>{t.hdNote}</li>
        <li>{t.termNote}</li>
      </Notes>
    </Folded>
  );
};
