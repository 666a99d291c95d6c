import path from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import ts from 'typescript';
import { definitionsIn } from '../../events/definitions';
import type { Recording } from '../recording/recording';
import { replay } from '../replay';

/** An optional field of the payload of an event, and in how many recorded flows an event carries it. */
export interface EventFieldUse {
  /** For example `tickets/closeRequested`; `…Failed` stands for the failed event of every flow. */
  readonly event: string;
  /** The place in the payload: `failure.status`, or `lines[].gst` in each line of a list. */
  readonly field: string;
  readonly flows: number;
}

type EventField = Omit<EventFieldUse, 'flows'>;

const ROOT = path.resolve(__dirname, '../../..');
const STORE = path.join(ROOT, 'store') + path.sep;

/** The name in the table for the failed event of every flow, which all carry the same. */
const ANY_FAILED = '…Failed';

/** Every optional field of every event's payload, as the compiler reads the types of the store. */
export const optionalEventFields = (): readonly EventField[] => {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), (file) =>
    ts.sys.readFile(file),
  ) as {
    readonly config: unknown; // the project's own file
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const program = ts.createProgram(
    fileNames.filter((file) => file.startsWith(STORE)),
    options,
  );
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(STORE))
    .flatMap((source) => payloadsIn(source))
    .flatMap(({ event, type }) =>
      optionalFieldsOf(checker.getTypeFromTypeNode(type), checker).map((field) => ({
        event,
        field,
      })),
    )
    .sort((one, other) => one.event.localeCompare(other.event));
};

interface Payload {
  readonly event: string;
  readonly type: ts.TypeNode;
}

const payloadsIn = (source: ts.SourceFile): readonly Payload[] => [
  ...definitionsIn(source, ROOT).flatMap(({ name, kind, types: { carries, brings } }) => [
    ...(carries ? [{ event: kind === 'flow' ? `${name}Requested` : name, type: carries }] : []),
    ...(brings ? [{ event: `${name}Succeeded`, type: brings }] : []),
  ]),
  ...failedPayloadIn(source),
];

/** `defineFlow` alone says what a failed event carries: `event<Failure>('Failed')`. */
const failedPayloadIn = (node: ts.Node): readonly Payload[] => {
  const found: Payload[] = [];
  const visit = (inner: ts.Node): void => {
    if (ts.isCallExpression(inner) && inner.expression.getText() === 'event') {
      const [phase] = inner.arguments;
      const [type] = inner.typeArguments ?? [];
      if (type && phase && ts.isStringLiteral(phase) && phase.text === 'Failed')
        found.push({ event: ANY_FAILED, type });
    }
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return found;
};

const optionalFieldsOf = (payload: ts.Type, checker: ts.TypeChecker): readonly string[] => {
  const found = new Set<string>();
  const visit = (type: ts.Type, place: string, within: readonly ts.Type[]): void => {
    if (within.includes(type)) return;
    const on = [...within, type];
    if (type.isUnion()) return type.types.forEach((one) => visit(one, place, on));
    if (checker.isArrayType(type) || checker.isTupleType(type))
      return checker
        .getTypeArguments(type as ts.TypeReference) // a list is one
        .forEach((item) => visit(item, `${place}[]`, on));
    if (!isOfProject(type)) return;
    for (const property of checker.getPropertiesOfType(type)) {
      const inner = place === '' ? property.name : `${place}.${property.name}`;
      if (property.flags & ts.SymbolFlags.Optional) found.add(inner);
      visit(checker.getTypeOfSymbol(property), inner, on);
    }
  };
  visit(payload, '', []);
  return [...found];
};

/**
 * Whether a type is an object of the product's own. A text, a number and a `File` have fields too, but no payload
 * chooses them.
 */
const isOfProject = (type: ts.Type): boolean => {
  if (type.isIntersection()) return type.types.every(isOfProject);
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const isNamed = type.symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.Class);
  const [declaration] = type.symbol.declarations ?? [];
  return !isNamed || declaration?.getSourceFile().fileName.startsWith(STORE) === true;
};

/**
 * Replays the flows: of the sagas' events, a recording has only the names and the generated ids.
 *
 * @throws Error when today's code does not replay a flow without a difference.
 */
export const eventFieldUses = async (
  flows: readonly Recording[],
): Promise<readonly EventFieldUse[]> => {
  const fields = optionalEventFields();
  const uses = fields.map((field) => ({ ...field, carriedBy: new Set<string>() }));
  for (const flow of flows) {
    const { difference } = await replay(flow, {
      onEvent: (event) => {
        for (const { carriedBy, ...field } of uses)
          if (carries(event, field)) carriedBy.add(flow.name);
      },
    });
    if (difference !== null) throw new Error(`“${flow.name}” differs: ${difference}`);
  }
  return uses.map(({ carriedBy, ...field }) => ({ ...field, flows: carriedBy.size }));
};

export const carries = (event: UnknownAction, { event: name, field }: EventField): boolean => {
  const isIt = name === ANY_FAILED ? event.type.endsWith('Failed') : event.type === name;
  return isIt && isAt(event['payload'], field.split('.'));
};

const isAt = (value: unknown, [step, ...rest]: readonly string[]): boolean => {
  if (step === undefined) return value !== undefined;
  const [, name = '', lists = ''] = /^(\w*)((?:\[\])*)$/.exec(step) ?? [];
  const inner = name === '' ? [value] : [fieldOf(value, name)];
  return itemsIn(inner, lists.length / 2).some((one) => isAt(one, rest));
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

/** The items of lists that are nested this deep. */
const itemsIn = (values: readonly unknown[], depth: number): readonly unknown[] =>
  depth === 0
    ? values
    : itemsIn(
        values.flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])),
        depth - 1,
      );

export const isNeverCarried = ({ flows }: EventFieldUse): boolean => flows === 0;
