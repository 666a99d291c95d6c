import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { sourceFiles } from './sourceFiles';

/** Attributes that are read out or shown. */
const SPOKEN = new Set([
  ...['alt', 'aria-description', 'aria-label', 'description', 'error', 'hint', 'label', 'lead'],
  ...['placeholder', 'sub', 'title', 'unnamed'],
]);
const LETTER = /\p{L}/u;
/** Marks that are written alike in every language. */
const MARKS = new Set(['HD']);

const isSpoken = (node: ts.Node): boolean =>
  ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText());

/** The literals that an expression may evaluate to: both sides of a choice, the parts of a template. */
const literalsOf = (node: ts.Expression): readonly string[] => {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isParenthesizedExpression(node)) return literalsOf(node.expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf);
  if (!ts.isBinaryExpression(node)) return [];
  const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return [...(isCondition ? [] : [node.left]), node.right].flatMap(literalsOf);
};

/** What a node of the markup shows or says by itself. */
const saidBy = (node: ts.Node): readonly string[] => {
  if (ts.isJsxText(node)) return [node.text];
  if (ts.isStringLiteral(node)) return isSpoken(node.parent) ? [node.text] : [];
  if (!ts.isJsxExpression(node) || !node.expression) return [];
  const isShown = !ts.isJsxAttribute(node.parent) || isSpoken(node.parent);
  return isShown ? literalsOf(node.expression) : [];
};

/** Words that are in the markup itself, and so in one language only. */
const wordsIn = (text: string): readonly string[] => {
  const file = ts.createSourceFile(
    'screen.tsx',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visitNode = (node: ts.Node): void => {
    found.push(
      ...saidBy(node)
        .filter((words) => LETTER.test(words))
        .map((words) => words.trim()),
    );
    ts.forEachChild(node, visitNode);
  };
  visitNode(file);
  return found.filter((words) => !MARKS.has(words));
};

/**
 * One file of the kit's examples is left out: it is shown only in the gallery, where a name for a list of icons is not
 * a text of the portal.
 */
const shown = sourceFiles('.tsx').filter(
  ({ name }) => name !== 'gallery/examples/pictures.examples.tsx',
);

/** The words of the page before its parts are put in: those between tags, and its description. */
const wordsInPage = (page: string): readonly string[] => {
  const bare = page.replace(/<!--[\s\S]*?-->|<script[\s\S]*?<\/script>/g, '');
  const described = [...bare.matchAll(/name="description" content="([^"]*)"/g)];
  return [...bare.split(/<[^>]*>/), ...described.map(([, words = '']) => words)]
    .map((words) => words.trim())
    .filter((words) => LETTER.test(words));
};

describe('Every language on every screen', () => {
  it('The page itself contains no literal words', () => {
    expect(wordsInPage(readFileSync('public/index.html', 'utf8'))).toEqual([]);
    const page = '<meta name="description" content="Pay"><p>Log in</p><!-- x --><script>a</script>';
    expect(wordsInPage(page)).toEqual(['Log in', 'Pay']);
  });

  it.each(shown)('The markup of $name contains no literal words', ({ text }) => {
    expect(wordsIn(text)).toEqual([]);
  });
});

it('The check finds literal words in markup', () => {
  expect(wordsIn('const A = () => <p aria-label="Close">Hello {name}!</p>;')).toEqual([
    'Close',
    'Hello',
  ]);
  const chosen = "{isNew ? 'New' : `${days} days`} {(isOld && 'Old') ?? ''}";
  expect(wordsIn(`const A = () => <p title={isNew ? 'Yes' : t.no}>${chosen}</p>;`)).toEqual([
    ...['Yes', 'New', 'days', 'Old'],
  ]);
  const harmless =
    "<p className={isWide ? 'wide' : ''}>{t.hello} · 12 {kind === 'paid' && ' '}</p>";
  expect(wordsIn(`const A = () => ${harmless};`)).toEqual([]);
});
