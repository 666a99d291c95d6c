import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineFlow } from '../core/flow';
import type { Language } from '../core/languages';

/** What the subscriber chose on this device. It has its own key in the storage, so it outlives a session. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: Language;
}

/** Loads the texts of a language. `languageChosen` follows once they are loaded. */
export const changeLanguage = defineFlow<Language>('preferences/changeLanguage');

const initialState: Preferences = { theme: 'system', language: 'en' };

const preferences = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Preferences['theme']>) => {
      state.theme = payload;
    },
    languageChosen: (state, { payload }: PayloadAction<Preferences['language']>) => {
      state.language = payload;
    },
  },
  selectors: {
    selectTheme: ({ theme }) => theme,
    selectLanguage: ({ language }) => language,
  },
});

export const { themeChosen, languageChosen } = preferences.actions;
export const { selectTheme, selectLanguage } = preferences.selectors;
export const preferencesReducer = preferences.reducer;
