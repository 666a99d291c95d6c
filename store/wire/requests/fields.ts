import * as v from 'valibot';
import { isAmountPayable, paiseOf } from '../../core/values/money';
import { EMAIL } from '../../core/values/typed/emailAddress';
import { MOBILE } from '../../core/values/typed/mobileNumber';
import { maxCharacters, minCharacters } from '../../core/values/typed/textLength';
import { CHARGE_PERIODS } from '../values';

/**
 * The building blocks of the request schemas. They are strict, because the portal writes requests. Forms
 * and queries are text, so numbers are also read from text.
 */

/** One line of typed text. */
export const line = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(), maxCharacters(longest));

/** An id of the operator. */
export const operatorId = line(64);

/** Several ids in one field, separated by commas ("FAM01,KHEL2"). */
export const ids = v.pipe(
  v.string(),
  v.nonEmpty(),
  maxCharacters(20_000),
  v.transform((value) => value.split(',').map((part) => part.trim())),
  v.array(operatorId),
);

/** Rupees with two decimals ("499.00"), more than 0; read as paise. */
export const amount = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}\.\d{2}$/),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const paise = paiseOf(dataset.value);
    if (paise !== null && isAmountPayable(paise)) return paise;
    addIssue({ message: 'not an amount that can be paid' });
    return NEVER;
  }),
);

/** Rupees are the only currency. */
export const inr = v.literal('INR');

/** An Indian mobile number, without the country code. */
export const mobileno = v.pipe(v.string(), v.regex(MOBILE));
export const emailAddress = v.pipe(v.string(), v.regex(EMAIL));
export const pincode = v.pipe(v.string(), v.regex(/^[1-9]\d{5}$/));
export const otp = v.pipe(v.string(), v.regex(/^\d{6}$/));
export const newPassword = v.pipe(v.string(), minCharacters(8), maxCharacters(128));
/** Any length is allowed, because the operator only compares the text with the stored password. */
export const typedPassword = v.pipe(v.string(), v.nonEmpty());

const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.digits())]),
    v.transform(Number),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );

/**
 * Pages count from 1 (specification §9). A page shorter than `pagesize` need not be the last page, because an operator
 * may use a smaller page size.
 */
export const page = wholeNumber(1, 1_000_000);
const pagesize = wholeNumber(1, 5_000);
export const pageOf = { page, pagesize: v.optional(pagesize) };

/** The four terms a pack can be bought for (specification §9). */
export const chargeperiod = v.picklist(CHARGE_PERIODS);

/** A day, e.g. 2026-11-24. */
export const isoDay = v.pipe(v.string(), v.isoDate());
