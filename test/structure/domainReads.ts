import ts from 'typescript';
import { checker, eachNode, exported } from './sources';

const rootState = checker.getDeclaredTypeOfSymbol(
  exported('store/root/rootReducer.ts', 'RootState'),
);
const documented = checker.getTypeOfSymbol(
  exported('store/documented/documentedState.ts', 'documentedState'),
);
const domainName = checker.getDeclaredTypeOfSymbol(
  exported('store/documented/documentedState.ts', 'DomainName'),
);
if (!domainName.isUnion()) throw new Error('DomainName in documentedState.ts is no list of names');
export const domains = new Set(
  domainName.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : [])),
);

/** The type of a domain's state before it is loaded: its documented initial values, or undefined. */
const placeholderOf = (domain: string): ts.Type => {
  const values = documented.getProperty(domain);
  return values ? checker.getTypeOfSymbol(values) : checker.getUndefinedType();
};

/** The domains that a selector with a state parameter of this type takes as loaded. */
const takenAsLoaded = (state: ts.Type): readonly string[] =>
  state === rootState
    ? []
    : checker
        .getPropertiesOfType(state)
        .filter(({ name, flags }) => domains.has(name) && !(flags & ts.SymbolFlags.Optional))
        .filter(
          (domain) =>
            !checker.isTypeAssignableTo(
              placeholderOf(domain.name),
              checker.getTypeOfSymbol(domain),
            ),
        )
        .map(({ name }) => name);

const parameterOf = (reader: ts.Type, at: number): ts.Type | null => {
  const parameter = reader.getCallSignatures()[0]?.parameters[at];
  return parameter ? checker.getTypeOfSymbol(parameter) : null;
};

/** The state parameters of the selectors in a call: passed to `useAppSelector`, or called with the root state. */
const statesReadBy = (call: ts.CallExpression): readonly ts.Type[] =>
  call.arguments
    .map((argument, at) => {
      const given = checker.getTypeAtLocation(argument);
      if (given === rootState) return parameterOf(checker.getTypeAtLocation(call.expression), at);
      return call.expression.getText() === 'useAppSelector' ? parameterOf(given, 0) : null;
    })
    .filter((state) => state !== null);

/** The domains that a file takes as loaded. */
export const domainsReadIn = (source: ts.SourceFile): ReadonlySet<string> => {
  const read = new Set<string>();
  eachNode(source, (node) => {
    if (ts.isCallExpression(node))
      for (const name of statesReadBy(node).flatMap(takenAsLoaded)) read.add(name);
    if (
      ts.isPropertyAccessExpression(node) &&
      domains.has(node.name.text) &&
      checker.getTypeAtLocation(node.expression) === rootState
    )
      read.add(node.name.text);
    if (ts.isBindingElement(node) && checker.getTypeAtLocation(node.parent) === rootState) {
      const name = (node.propertyName ?? node.name).getText();
      if (domains.has(name)) read.add(name);
    }
  });
  return read;
};
