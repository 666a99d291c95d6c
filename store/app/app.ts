import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RequestOf } from '../wire/requests/requests';
import type { UpiExtraField } from '../wire/values';

/** The settings of device messaging, from the deployment's configuration. None of them is secret. */
export interface PushSettings {
  readonly apiKey: string;
  readonly projectId: string;
  readonly appId: string;
  readonly senderId: string;
  /** The public half of the key pair that messages are signed with. */
  readonly vapidKey: string;
  /** Address of the operator's relay for this server. */
  readonly relay: string;
}

/** The least and the most that the operator accepts in one payment, and common amounts. In whole rupees. */
export interface RechargeLimits {
  readonly least: number;
  readonly most: number;
  readonly quick: readonly number[];
}

/**
 * Days that a renewal adds, by the requested term. If the days of a term are missing, the portal does not guess them.
 */
export type RenewalDays = { readonly [Term in RequestOf<'renew'>['chargeperiod']]?: number };

/** A streaming service by the operator's id and name. */
export interface OttService {
  readonly productid: string;
  readonly name: string;
}

export interface AppState {
  readonly name: string;
  readonly version: string;
  /**
   * How the bundle was built. In development, a read without a network is answered with sample data, and a 401 does not
   * end the session.
   */
  readonly mode: 'development' | 'production';
  /** Which of the operator's servers this page talks to. */
  readonly server: 'test' | 'production';
  /** Origin of the operator's API, without a slash at the end. */
  readonly baseUrl: string;
  /** Address of the hosted realtime database, without a slash at the end; '' if there is none. */
  readonly realtime: string;
  /** Origins besides the page's own that a payment may be posted to. */
  readonly payHosts: readonly string[];
  /** Fields that a request to pay by UPI may have besides the usual ones. */
  readonly upiFields: readonly UpiExtraField[];
  /**
   * Whether the deployment says that the operator honours the `Idempotency-Key`. If not, no text may promise that a
   * repeated request is not carried out twice.
   */
  readonly idempotency: 'honoured' | 'unknown';
  /** The limits of a top-up of the subscriber's own account. */
  readonly topUpLimits: RechargeLimits;
  /** The limits of a payment for a connection without a login. */
  readonly instantLimits: RechargeLimits;
  /**
   * The streaming services that can be paid for with only a mobile number; empty when the deployment lists none.
   */
  readonly ottServices: readonly OttService[];
  readonly renewalDays: RenewalDays;
  /** Null if push is not offered. */
  readonly push: PushSettings | null;
  /**
   * Whether this page shows built-in sample data, because a read had no network (specification §8). In production this
   * is always false.
   */
  readonly answeredBySample: boolean;
  /**
   * How far the operator's clock is ahead of this device's clock, in milliseconds. A difference of less than an hour
   * counts as 0.
   */
  readonly clockOffset: number;
}

/** The usual amounts in India, unless the deployment gives others. */
const USUAL: RechargeLimits = { least: 200, most: 49_000, quick: [200, 500, 1000, 2000] };

const initialState: AppState = {
  name: 'Selfcare',
  version: 'v1.0.26',
  mode: 'production',
  server: 'production',
  baseUrl: '',
  realtime: '',
  payHosts: [],
  upiFields: [],
  idempotency: 'unknown',
  topUpLimits: USUAL,
  instantLimits: USUAL,
  ottServices: [],
  renewalDays: {},
  push: null,
  answeredBySample: false,
  clockOffset: 0,
};

const app = createSlice({
  name: 'app',
  initialState,
  reducers: {
    appStarted: (state, { payload }: PayloadAction<Partial<AppState>>) => ({
      ...state,
      ...payload,
    }),
    sampleShown: (state) => {
      state.answeredBySample = true;
    },
    clockOffsetFound: (state, { payload }: PayloadAction<number>) => {
      state.clockOffset = payload;
    },
  },
  selectors: {
    selectApp: (app) => app,
    selectIsDevelopment: ({ mode }) => mode === 'development',
    selectBaseUrl: ({ baseUrl }) => baseUrl,
    selectRealtime: ({ realtime }) => realtime,
    selectUpiFields: ({ upiFields }) => upiFields,
    selectIdempotency: ({ idempotency }) => idempotency,
    selectTopUpLimits: ({ topUpLimits }) => topUpLimits,
    selectInstantLimits: ({ instantLimits }) => instantLimits,
    selectOttServices: ({ ottServices }) => ottServices,
    selectRenewalDays: ({ renewalDays }) => renewalDays,
    selectPush: ({ push }) => push,
    selectClockOffset: ({ clockOffset }) => clockOffset,
  },
});

export const { appStarted, clockOffsetFound, sampleShown } = app.actions;
export const {
  selectApp,
  selectIsDevelopment,
  selectBaseUrl,
  selectClockOffset,
  selectRealtime,
  selectIdempotency,
  selectInstantLimits,
  selectOttServices,
  selectPush,
  selectRenewalDays,
  selectTopUpLimits,
  selectUpiFields,
} = app.selectors;
export const appReducer = app.reducer;
