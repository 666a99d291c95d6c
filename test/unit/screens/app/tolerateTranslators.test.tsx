import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { tolerateTranslators } from '../../../../src/boot/tolerateTranslators';

beforeAll(tolerateTranslators);

const wrapperOf = (translation: string): HTMLElement => {
  const outer = document.createElement('font');
  outer.append(document.createElement('font'));
  outer.firstElementChild?.append(translation);
  return outer;
};

/** How translators put a wrapper in the place of a text; the last one keeps the text in it. */
const translators: Readonly<Record<string, (text: Text) => void>> = {
  'inserts a wrapper before a text and removes the text': (text) => {
    text.before(wrapperOf(text.data.toUpperCase()));
    text.remove();
  },
  'inserts a wrapper after a text and removes the text': (text) => {
    text.after(wrapperOf(text.data.toUpperCase()));
    text.remove();
  },
  'replaces a text by a wrapper': (text) => text.replaceWith(wrapperOf(text.data.toUpperCase())),
  'moves a text into a wrapper': (text) => {
    const wrapper = document.createElement('font');
    text.replaceWith(wrapper);
    wrapper.append(text);
  },
};

const translate = (translator: (text: Text) => void): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  texts.forEach(translator);
};

const shown = (): string => screen.getByTestId('page').textContent.toLowerCase();

const changes: Readonly<Record<string, readonly [before: ReactNode, after: ReactNode]>> = {
  'a text beside an element changes': [
    <p key="p">
      <b>₹882.40</b> {'a month'}
    </p>,
    <p key="p">
      <b>₹2,647.20</b> {'for three months'}
    </p>,
  ],
  'a text beside another text changes': [
    <p key="p">
      {'3'} {'packs'}
    </p>,
    <p key="p">
      {'1'} {'pack'}
    </p>,
  ],
  'a text goes': [
    <p key="p">
      {'saved ₹211.75'}
      <b>pay</b>
    </p>,
    <p key="p">
      {false}
      <b>pay</b>
    </p>,
  ],
  'a text comes before another one': [
    <p key="p">
      {false}
      {'pay'}
    </p>,
    <p key="p">
      {'in your cart '}
      {'pay'}
    </p>,
  ],
  'a text gives way to an element, before a text': [
    <p key="p">
      {'loading '}
      {'the rest'}
    </p>,
    <p key="p">
      <b>loaded </b>
      {'the rest'}
    </p>,
  ],
  'a text in an inline element changes in the middle of a sentence': [
    <p key="p">
      {'next due '}
      <span>
        {'31'} {'dec'}
      </span>
      {', save '}
      {'₹0.00'}
    </p>,
    <p key="p">
      {'next due '}
      <span>
        {'28'} {'feb'}
      </span>
      {', save '}
      {'₹211.75'}
    </p>,
  ],
  'the only text of an element changes': [<p key="p">before</p>, <p key="p">after</p>],
  'everything goes': [
    <p key="p">
      {'one'} {'two'}
    </p>,
    null,
  ],
};

describe.each(Object.entries(translators))('A translator that %s', (_, translator) => {
  it.each(Object.entries(changes))('Leaves the page true when %s', async (_, [before, after]) => {
    const page = (content: ReactNode) => <div data-testid="page">{content}</div>;
    const { rerender, unmount } = render(page(after));
    const wanted = shown();
    rerender(page(before));
    const original = shown();
    translate(translator);
    expect(shown()).toBe(original);
    rerender(page(after));
    expect(shown()).toBe(wanted);

    // It is translated again, and changes back.
    translate(translator);
    rerender(page(before));
    expect(shown()).toBe(original);
    unmount();
  });
});

it('A sentence that a translator put into one wrapper is replaced as a whole when one of its texts changes', () => {
  const page = (packs: number) => (
    <p data-testid="page">
      {packs} {'packs end today'}
    </p>
  );
  const { rerender } = render(page(3));
  const [first, ...others] = [...screen.getByTestId('page').childNodes];
  first?.replaceWith(wrapperOf('heute enden 3 pakete'));
  others.forEach((text) => text.replaceWith(wrapperOf('')));
  expect(shown()).toBe('heute enden 3 pakete');
  rerender(page(1));
  expect(shown()).toBe('1 packs end today');
});

it('An element that an extension moved or removed goes without an error', () => {
  const page = (isThere: boolean) => (
    <p data-testid="page">
      {isThere && <b>moved</b>}
      {isThere && <i>removed</i>}
      {isThere && 'a text'}
      <span>stays</span>
    </p>
  );
  const { rerender } = render(page(true));
  const [moved, removed] = [...screen.getByTestId('page').children];
  const elsewhere = document.createElement('div');
  if (moved) elsewhere.append(moved);
  removed?.remove();
  rerender(page(false));
  expect(shown()).toBe('stays');
  expect(elsewhere.textContent).toBe('');
});
