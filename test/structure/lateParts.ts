import ts from 'typescript';
import { eachNode, fileAt, screenFiles } from './sources';

/** A part of the page that is loaded late, or the page itself. Parts that come in one file count as one. */
export interface Part {
  /** The file that its dynamic import names. */
  readonly target: string;
  /** The domains that are loaded with it. */
  readonly needs: Set<string>;
  /** The files with its `lazyPart` call. A component that renders the part imports one of them. */
  readonly definedIn: Set<string>;
  /** The files that are loaded with it. */
  readonly files: ReadonlySet<string>;
}

export const PAGE = 'src/boot/main.tsx';
/** The file whose `<Outlet>` renders the routes of `IN_SHELL`, which no import shows. */
const SHELL = 'src/app/frame/HomeShell.tsx';
const IN_SHELL = 'homeRoutes';
const DEFINES = new Set(['lazyPart', 'lazyScreen', 'route']);

const isImport = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
const definesPart = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && DEFINES.has(node.expression.getText());

/** What a file imports. A dynamic import outside `lazyPart` counts too; one inside is another part. */
const importsOf = (source: ts.SourceFile): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (definesPart(node)) return;
    const isOfTypes = ts.isImportDeclaration(node) && node.importClause?.isTypeOnly === true;
    if ((ts.isImportDeclaration(node) && !isOfTypes) || ts.isExportDeclaration(node))
      found.push(...fileAt(source, node.moduleSpecifier));
    if (isImport(node)) found.push(...fileAt(source, node.arguments[0]));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const imports = new Map([...screenFiles].map(([name, source]) => [name, importsOf(source)]));
const filesWith = (first: string): ReadonlySet<string> => {
  const seen = new Set([first]);
  // The loop also visits what is added to the set meanwhile.
  for (const file of seen) for (const next of imports.get(file) ?? []) seen.add(next);
  return seen;
};

const textsIn = (node: ts.Node): readonly string[] => {
  const found: string[] = [];
  eachNode(node, (one) => {
    if (ts.isArrayLiteralExpression(one))
      for (const element of one.elements) if (ts.isStringLiteral(element)) found.push(element.text);
  });
  return found;
};

/** The page and everything of it that is loaded late. */
export const allParts = (): readonly Part[] => {
  const parts = new Map<string, Part>();
  const partAt = (target: string): Part => {
    const part = parts.get(target) ?? {
      ...{ target, needs: new Set(), definedIn: new Set(), files: filesWith(target) },
    };
    parts.set(target, part);
    return part;
  };
  partAt(PAGE);
  for (const [name, source] of screenFiles)
    eachNode(source, (node) => {
      if (!definesPart(node)) return;
      eachNode(node, (one) => {
        if (!isImport(one)) return;
        for (const target of fileAt(source, one.arguments[0])) {
          const { needs, definedIn } = partAt(target);
          const inShell = ts.findAncestor(
            node,
            (above) => ts.isVariableDeclaration(above) && above.name.getText() === IN_SHELL,
          );
          for (const need of textsIn(node)) needs.add(need);
          definedIn.add(inShell ? SHELL : name);
        }
      });
    });
  if (parts.size < 2) throw new Error(`No call of ${[...DEFINES].join(', ')} was found in src`);
  return [...parts.values()];
};
