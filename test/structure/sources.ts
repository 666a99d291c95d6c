import path from 'node:path';
import ts from 'typescript';

const parsed = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
    throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
  },
});
if (!parsed) throw new Error('tsconfig.json could not be read');
const program = ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true });
export const checker = program.getTypeChecker();

const nameOf = ({ fileName }: ts.SourceFile): string => path.relative(process.cwd(), fileName);
/** The files of what the subscriber sees, by name. */
export const screenFiles = new Map(
  program
    .getSourceFiles()
    .map((source) => [nameOf(source), source] as const)
    .filter(([name]) => name.startsWith('src/') && !name.startsWith('src/gallery/')),
);

/** A type or value of the store by its name. */
export const exported = (file: string, name: string): ts.Symbol => {
  const source = program.getSourceFile(path.resolve(file));
  const module = source && checker.getSymbolAtLocation(source);
  const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!found) throw new Error(`${file} exports no ${name}`);
  return found;
};

export const eachNode = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
};

/** The file of `src` that an import names; none for a package or another layer. */
export const fileAt = (from: ts.SourceFile, where: ts.Node | undefined): readonly string[] => {
  if (!where || !ts.isStringLiteral(where)) return [];
  const { resolvedModule } = ts.resolveModuleName(
    where.text,
    from.fileName,
    program.getCompilerOptions(),
    ts.sys,
  );
  const name = resolvedModule ? path.relative(process.cwd(), resolvedModule.resolvedFileName) : '';
  return screenFiles.has(name) ? [name] : [];
};
