import { createSelector, createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import { selectStatus } from '../core/flows';
import { documentedState } from '../documented/documentedState';
import type { Box } from '../wire/entities/account/equipment';

/** The subscriber's set-top boxes and smart cards. */
export const loadEquipment = defineFlow<void, Box[]>('equipment/load', 'noPayload');

const equipment = createSlice({
  name: 'equipment',
  initialState: documentedState.equipment,
  reducers: {},
  extraReducers: (on) =>
    on.addCase(loadEquipment.succeeded, (_, { payload }) => ({ stbSmcData: payload })),
  selectors: {
    selectBoxes: ({ stbSmcData }) => stbSmcData,
  },
});

export const { selectBoxes } = equipment.selectors;
export const equipmentReducer = equipment.reducer;

/** The boxes; null until they are loaded, whereas the documented state starts as an empty list (specification §3). */
export const selectLoadedBoxes = createSelector(
  [selectBoxes, (state: Parameters<typeof selectStatus>[0]) => selectStatus(state, loadEquipment)],
  (boxes, status) => (status === 'succeeded' || boxes.length > 0 ? boxes : null),
);
