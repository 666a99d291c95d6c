import { createContext, use } from 'react';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { loadEquipment, selectBoxes } from '../../../../store/account/equipment';
import { selectStatus } from '../../../../store/core/flows';
import { selectActivePacks } from '../../../../store/packs/packs';
import { useAppSelector } from '../../../app/hooks';
import type { Term } from '../browse/choice';

/** What is bought is bought for a box and a term. */
export interface Buying {
  /** null: there is no box, so nothing can be bought that needs one. '' lets the operator choose. */
  readonly stbno: string | null;
  readonly term: Term;
  /** The same, as an address has it: goes with every link to something that is sold. */
  readonly address: string;
}

export const BuyingContext = createContext<Buying>({ stbno: '', term: 'MONTHLY', address: '' });
export const useBuying = (): Buying => use(BuyingContext);

/** The subscriber's boxes, and the one that is meant. Where they did not come, a pack tells of one. */
export const useBox = (at: number): { readonly boxes: readonly Box[]; stbno: string | null } => {
  const boxes = useAppSelector(selectBoxes);
  const hasCome = useAppSelector((state) => selectStatus(state, loadEquipment) === 'succeeded');
  const fromPack = useAppSelector(
    (state) => selectActivePacks(state)?.find(({ stbno }) => stbno !== '')?.stbno ?? '',
  );
  const chosen = (boxes[at] ?? boxes[0])?.stbno;
  return { boxes, stbno: chosen ?? (hasCome ? null : fromPack) };
};
