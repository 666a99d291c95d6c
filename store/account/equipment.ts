import { createSlice } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
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
    selectPrimaryBox: ({ stbSmcData }) =>
      stbSmcData.find(({ primary }) => primary) ?? stbSmcData[0] ?? null,
  },
});

export const { selectBoxes, selectPrimaryBox } = equipment.selectors;
export const equipmentReducer = equipment.reducer;
