import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the subscriber chose on this device. Kept across sessions under its own key. */
export interface Preferences {
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: 'en' | 'hi';
}

const initialState: Preferences = { theme: 'system', language: 'en' };

const preferences = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    themeChosen: (state, { payload }: PayloadAction<Preferences['theme']>) => ({
      ...state,
      theme: payload,
    }),
    languageChosen: (state, { payload }: PayloadAction<Preferences['language']>) => ({
      ...state,
      language: payload,
    }),
  },
  selectors: {
    selectTheme: ({ theme }) => theme,
    selectLanguage: ({ language }) => language,
  },
});

export const { themeChosen, languageChosen } = preferences.actions;
export const { selectTheme, selectLanguage } = preferences.selectors;
export const preferencesReducer = preferences.reducer;
