import { isSchema, objectsIn, partsOf, type Schema } from '../../../store/wire/answerFields';
import type { CallName } from '../../../store/wire/answers';
import { requests } from '../../../store/wire/requests/requests';
import type { RecordedCall, Recording } from '../recording/recording';

/** How often a documented field of a request was sent in the recorded flows. */
export interface RequestFieldUse {
  readonly call: CallName;
  readonly field: string;
  /** Whether a request may leave it out. */
  readonly isOptional: boolean;
  /** The value that is sent when nothing else was chosen; null when no value is more usual than another. */
  readonly usual: string | null;
  /** Whether it can have no other value. */
  readonly isFixed: boolean;
  /** The number of flows that send it; `unusual` counts those in which it had a value other than the usual one. */
  readonly flows: number;
  readonly unusual: number;
}

type Field = Pick<RequestFieldUse, 'isOptional' | 'usual' | 'isFixed'> & {
  readonly isUsual: (value: string) => boolean;
};

const callsWithFields = Object.keys(requests) as (keyof typeof requests)[]; // the keys of the same table

/** The values that a schema is limited to; null where it is not. */
const choicesOf = (schema: Schema): readonly string[] | null => {
  const { type, pipe, wrapped, options } = partsOf(schema);
  if (pipe) return choicesOf(pipe[0]);
  if (wrapped) return choicesOf(wrapped);
  if (type === 'picklist') return (options ?? []).map(String);
  return 'literal' in schema ? [String(schema.literal)] : null;
};

/** Whether the field holds several ids, separated by commas. */
const isSeveral = (schema: Schema): boolean => {
  const { type, pipe, wrapped } = partsOf(schema);
  if (wrapped) return isSeveral(wrapped);
  return type === 'array' || (pipe ?? []).some((step) => isSchema(step) && step.type === 'array');
};

const fieldOf = (name: string, forms: readonly Schema[]): Field => {
  const isOptional = forms.some(({ type }) => type === 'optional');
  const choices = forms.flatMap((form) => choicesOf(form) ?? []);
  const [first] = name === 'page' ? ['1'] : choices;
  if (first !== undefined) {
    const isFixed = choices.length === 1;
    return { isOptional, usual: first, isFixed, isUsual: (value) => value === first };
  }
  if (forms.some(isSeveral))
    return {
      ...{ isOptional, usual: 'one alone', isFixed: false },
      isUsual: (value) => !value.includes(','),
    };
  return { isOptional, usual: null, isFixed: false, isUsual: () => false };
};

/** Every field of a call's request. A field that occurs in several forms of the request counts once. */
const fieldsOf = (call: keyof typeof requests): readonly (readonly [string, Field])[] => {
  const forms = new Map<string, Schema[]>();
  for (const entries of objectsIn(requests[call]))
    for (const [name, form] of Object.entries(entries))
      forms.set(name, [...(forms.get(name) ?? []), form]);
  return [...forms].map(([name, of]) => [name, fieldOf(name, of)]);
};

const valuesIn = (calls: readonly RecordedCall[], field: string): readonly string[] =>
  calls.flatMap(({ asked }) => {
    const value = asked[field];
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  });

/** Every documented field of every request, in the order of the contract, with its use in the flows. */
export const requestFieldUses = (flows: readonly Recording[]): readonly RequestFieldUse[] =>
  callsWithFields.flatMap((call) =>
    fieldsOf(call).map(([field, { isUsual, ...rest }]) => {
      const values = flows.map(({ pages }) =>
        valuesIn(
          pages.flatMap(({ calls }) => calls).filter((one) => one.call === call),
          field,
        ),
      );
      return {
        ...{ call, field, ...rest },
        flows: values.filter((sent) => sent.length > 0).length,
        unusual: values.filter((sent) => sent.some((value) => !isUsual(value))).length,
      };
    }),
  );

export const isNeverSent = ({ flows }: RequestFieldUse): boolean => flows === 0;

/** Whether the field was sent, but only with its usual value although it can have others. */
export const isAlwaysUsual = ({ flows, unusual, isFixed }: RequestFieldUse): boolean =>
  flows > 0 && unusual === 0 && !isFixed;
