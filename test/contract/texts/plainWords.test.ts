/** @jest-environment node */
import ts from 'typescript';
import { sourceFiles } from './sourceFiles';

/** Attributes that are read out or shown. */
const SPOKEN = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);
const LETTER = /\p{L}/u;
/** Marks that are written alike in every language. */
const MARKS = new Set(['HD']);

const isSpoken = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  ts.isJsxAttribute(node.parent) &&
  SPOKEN.has(node.parent.name.getText());

/** Words that stand in the markup itself, and so in one language only. */
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
    if ((ts.isJsxText(node) || isSpoken(node)) && LETTER.test(node.text))
      found.push(node.text.trim());
    ts.forEachChild(node, visitNode);
  };
  visitNode(file);
  return found.filter((words) => !MARKS.has(words));
};

/** The examples of the kit are shown in the gallery alone, where a name for a list of icons is no text of the portal. */
const shown = sourceFiles('.tsx').filter(
  ({ name }) => name !== 'gallery/examples/data/Icon.examples.tsx',
);

describe('Hindi on every screen', () => {
  it.each(shown)('The markup of $name contains no literal words', ({ text }) => {
    expect(wordsIn(text)).toEqual([]);
  });
});

it('The check finds literal words in markup', () => {
  expect(wordsIn('const A = () => <p aria-label="Close">Hello {name}!</p>;')).toEqual([
    'Close',
    'Hello',
  ]);
  expect(wordsIn('const A = () => <p className="wide">{t.hello} · 12</p>;')).toEqual([]);
});
