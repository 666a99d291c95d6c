import { createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { documentedState } from '../documented/documentedState';
import type { AnswerOf } from '../wire/answers';
import type { Box } from '../wire/entities/account/equipment';

/** The subscriber's set-top boxes and smart cards. */
export const loadEquipment = defineFlow<void, Box[]>('equipment/load', 'noPayload');

interface Equipment {
  readonly stbSmcData: AnswerOf<'cpe'>;
  /** The list alone does not tell this, because the documented list is empty at first (specification §3). */
  readonly hasLoaded: boolean;
}

const initialState: Equipment = { ...documentedState.equipment, hasLoaded: false };

const equipment = createSlice({
  name: 'equipment',
  initialState,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadEquipment.succeeded, (_, { payload }) => ({
      stbSmcData: payload,
      hasLoaded: true,
    })),
  selectors: {
    selectBoxes: ({ stbSmcData }) => stbSmcData,
    /** The boxes; null until they are loaded. They stay while they are loaded again. */
    selectLoadedBoxes: ({ stbSmcData, hasLoaded }) => (hasLoaded ? stbSmcData : null),
  },
});

export const { selectBoxes, selectLoadedBoxes } = equipment.selectors;
export const equipmentReducer = equipment.reducer;
