import { useEffect, useRef } from 'react';
import { selectBoxes } from '../../../../store/account/equipment';
import { selectStatus } from '../../../../store/core/flows';
import {
  findCheapest,
  firstWishes,
  selectSaving,
  wishesChosen,
  type Question,
} from '../../../../store/catalogue/optimiser/optimiser';
import type { Wishes } from '../../../../store/catalogue/optimiser/problem';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useText } from '../../../text/useText';
import { Columns } from '../../../ui/layout/Columns';
import { Alert } from '../../../ui/feedback/Alert';
import { Select } from '../../../ui/forms/Select';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { AddChannels } from './AddChannels';
import { headlineText } from './result/headline.text';
import { Arrival } from './looks';
import { NotCompared } from './result/NotCompared';
import { OwnChannels } from './OwnChannels';
import { saveText } from './save.text';
import { SearchSheet } from './SearchSheet';

const Result = lazyPart({
  id: 'save-result',
  load: async () => (await import(/* webpackChunkName: "save-result" */ './result/Result')).Result,
});

interface SaveFormProps {
  readonly of: Question;
  readonly boxes: readonly string[];
}

/** What shall stay and what shall come; beside it what it costs now, and the search. */
export const SaveForm = ({ of: question, boxes }: SaveFormProps) => {
  const t = useText(saveText);
  const choose = useChoose();
  const { wishes } = question;
  const saving = useAppSelector(selectSaving);
  const result = useRef<HTMLDivElement>(null);
  // Loaded before something is found.
  useEffect(() => Result.preload(), []);
  // Below what was pressed, perhaps out of sight.
  useEffect(() => {
    if (saving) result.current?.scrollIntoView({ block: 'start' });
  }, [saving]);
  return (
    <>
      <Columns asideLabel={t.now} aside={<SearchSheet of={question} />}>
        {boxes.length > 1 && (
          <BoxChoice
            boxes={boxes}
            chosen={wishes.stbno}
            onChoose={(stbno) => choose(firstWishes(stbno))}
          />
        )}
        <OwnChannels
          key={wishes.stbno}
          of={question}
          onChoose={(part) => choose({ ...wishes, ...part })}
        />
        <AddChannels of={question} onChoose={(added) => choose({ ...wishes, added })} />
      </Columns>
      <Arrival ref={result}>
        {saving && <Result of={saving} failed={() => <Missing />} />}
        <NotCompared of={question.bill} />
      </Arrival>
    </>
  );
};

const Missing = () => (
  <Alert tone="bad" live>
    {useText(headlineText).missing}
  </Alert>
);

/** Other wishes make a search that is running worthless. */
const useChoose = () => {
  const dispatch = useAppDispatch();
  const isRunning = useAppSelector((state) => selectStatus(state, findCheapest) === 'running');
  return (wishes: Wishes) => {
    if (isRunning) dispatch(findCheapest.cancelled());
    dispatch(wishesChosen(wishes));
  };
};

interface BoxChoiceProps {
  readonly boxes: readonly string[];
  readonly chosen: string;
  readonly onChoose: (stbno: string) => void;
}

const BoxChoice = ({ boxes, chosen, onChoose }: BoxChoiceProps) => {
  const t = useText(saveText);
  const known = useAppSelector(selectBoxes);
  const nameOf = (stbno: string) =>
    known.find((box) => box.stbno === stbno)?.boxname || t.unnamedBox(stbno.slice(-4));
  return (
    <Select
      name="box"
      label={t.box}
      value={chosen}
      options={boxes.map((stbno) => ({ value: stbno, label: nameOf(stbno) }))}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
};
