import { createContext, runInContext } from 'node:vm';
import file from '../../../public/deploy/database.rules.json';
import { isTree, nodeAt, type Tree } from './tree';

/*
 * The stand-in's database applies the rules that an operator installs in the hosted one. It reads them as the provider
 * documents them ("Security Rules API", https://firebase.google.com/docs/reference/security/database): a `.read` or
 * `.write` that holds allows its place and everything below it. Each `.validate` from the root to every new value must
 * hold too, except where the value is deleted. Only the parts of the rules language that
 * `public/deploy/database.rules.json` uses are implemented.
 */

type Names = readonly string[];
/** The rules at a place, the values of its `$` names, and its path. */
interface Step {
  readonly rules: Tree;
  readonly names: Readonly<Record<string, string>>;
  readonly place: Names;
}
interface Change {
  readonly before: unknown;
  readonly after: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The methods with which a rule reads a place. */
const snapshot = (value: unknown) => ({
  val: () => value,
  exists: () => value !== null,
  isString: () => typeof value === 'string',
  hasChildren: (names?: Names) =>
    isTree(value) && (names ? names.every((name) => name in value) : Object.keys(value).length > 0),
});

const holds = (rule: unknown, { names, place }: Step, { before, after, now }: Change): boolean => {
  if (typeof rule !== 'string') return rule === true;
  const data = snapshot(nodeAt(before, place));
  const newData = snapshot(nodeAt(after, place));
  const ruleContext = createContext({ ...names, data, newData, now });
  // Strings in rules have the method `matches`, which strings in JavaScript lack.
  runInContext(
    'String.prototype.matches = function (form) { return form.test(this); };',
    ruleContext,
  );
  return runInContext(rule, ruleContext) === true;
};

const stepBelow = ({ rules, names, place }: Step, name: string): Step => {
  const any = Object.keys(rules).find((key) => key.startsWith('$'));
  const isNamed = name in rules;
  const below = isNamed ? rules[name] : rules[any ?? ''];
  return {
    rules: isTree(below) ? below : {},
    names: isNamed || any === undefined ? names : { ...names, [any]: name },
    place: [...place, name],
  };
};

/** The steps from the root to the place. */
const stepsTo = (place: Names): readonly Step[] =>
  place.reduce<readonly Step[]>(
    (steps, name) => [...steps, stepBelow(steps.at(-1)!, name)],
    [{ rules: file.rules, names: {}, place: [] }],
  );

const stepsWithin = (step: Step, value: unknown): readonly Step[] => [
  step,
  ...Object.entries(isTree(value) ? value : {}).flatMap(([name, below]) =>
    stepsWithin(stepBelow(step, name), below),
  ),
];

export const mayRead = (tree: unknown, place: Names, now: number): boolean =>
  stepsTo(place).some((step) =>
    holds(step.rules['.read'], step, { before: tree, after: tree, now }),
  );

export const mayWrite = (place: Names, change: Change): boolean => {
  const steps = stepsTo(place);
  const written = stepsWithin(steps.at(-1)!, nodeAt(change.after, place));
  return (
    steps.some((step) => holds(step.rules['.write'], step, change)) &&
    [...steps.slice(0, -1), ...written]
      .filter(({ rules, place: at }) => '.validate' in rules && nodeAt(change.after, at) !== null)
      .every((step) => holds(step.rules['.validate'], step, change))
  );
};
