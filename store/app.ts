import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface App {
  readonly name: string;
  readonly version: string;
  /** How the bundle was built. Development alone answers from samples and skips the 401 rule. */
  readonly mode: 'development' | 'production';
  /** Which of the operator's servers this page talks to. */
  readonly server: 'test' | 'production';
  /** Origin of the operator's API, without a slash at the end. */
  readonly baseUrl: string;
  /** Calls of this page that were answered from samples: development only. */
  readonly answeredBySample: boolean;
}

const initialState: App = {
  name: 'Selfcare',
  version: 'v1.0.26',
  mode: 'production',
  server: 'production',
  baseUrl: '',
  answeredBySample: false,
};

const app = createSlice({
  name: 'app',
  initialState,
  reducers: {
    appStarted: (state, { payload }: PayloadAction<Partial<App>>) => ({ ...state, ...payload }),
    sampleShown: (state) => ({ ...state, answeredBySample: true }),
  },
  selectors: {
    selectApp: (app) => app,
    selectIsDevelopment: ({ mode }) => mode === 'development',
    selectBaseUrl: ({ baseUrl }) => baseUrl,
  },
});

export const { appStarted, sampleShown } = app.actions;
export const { selectApp, selectIsDevelopment, selectBaseUrl } = app.selectors;
export const appReducer = app.reducer;
