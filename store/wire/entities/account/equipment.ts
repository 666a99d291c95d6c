import * as v from 'valibot';
import {
  acknowledgementOf,
  codeWord,
  count,
  flag,
  requiredText,
  rows,
  text,
} from '../../lenientReaders';

/** A set-top box with the smart card in it. */
export const box = v.object({
  stbno: requiredText,
  smcno: text,
  /** What the household calls it, e.g. "Living room". */
  boxname: text,
  /** HD or SD */
  boxtype: text,
  /** e.g. ACTIVE, SUSPENDED */
  status: codeWord,
  /** The first box of the household. Every other box pays the lower network capacity fee. */
  primary: flag,
  /** The operator refuses `retrack` before this moment; '' when `retrack` is possible now. */
  retrackafter: text,
});

export const cpe = rows(box);

/** The answer to `retrack`: the operator sends the box its rights again. */
export const retracked = acknowledgementOf({
  stbno: text,
  /** How long the rights usually take to arrive. */
  waitminutes: count,
  retrackafter: text,
  message: text,
});

export type Box = v.InferOutput<typeof box>;
export type Retracked = v.InferOutput<typeof retracked>;
