/*
 * A translator (Chrome's, Edge's, Google's own, most extensions) takes a text node out of the page and puts nested
 * `font` elements with the translation in its place. React keeps the text node: what it writes there is not seen, and
 * a call that names the node as a child of its old parent throws. Three calls of React are therefore guarded:
 *
 *     React ── nodeValue, removeChild, insertBefore ──▶ of a text that was taken out
 *                                                       └─ the texts of its sentence return, then the call is made
 *
 * The whole sentence returns, because a translator may put the words of one text node into the place of another one,
 * and an old sentence beside a new amount is untrue. The translator sees the texts return and translates them again.
 * An element with one text and nothing else needs no guard: React replaces all that is in it.
 */

const WRAPPER = 'FONT';

/** The text that a wrapper stands for, and the other way round. Both stay when the text has returned. */
const texts = new WeakMap<Node, Text>();
const wrappers = new WeakMap<Node, Element>();

/** A wrapper is added beside a text that goes then, or in the place of it. Each wrapper stands for one text. */
const remember = (records: readonly MutationRecord[]): void => {
  const added = new Set<Node | null>();
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const node of addedNodes) if (node.nodeName === WRAPPER) added.add(node);
    for (const text of removedNodes) {
      if (!(text instanceof Text)) continue;
      const wrapper = [...addedNodes, previousSibling, nextSibling].find((node) => added.has(node));
      if (!(wrapper instanceof Element)) continue;
      added.delete(wrapper);
      texts.set(wrapper, text);
      wrappers.set(text, wrapper);
    }
  }
};

const observer = new MutationObserver(remember);

const isInline = (element: Element): boolean =>
  getComputedStyle(element).display.startsWith('inline');

/** Puts back the texts of the sentence that this node was part of. */
const bringBack = (node: Node): void => {
  remember(observer.takeRecords());
  let sentence = wrappers.get(node)?.parentElement;
  while (sentence && isInline(sentence)) sentence = sentence.parentElement;
  for (const wrapper of sentence?.querySelectorAll(WRAPPER) ?? []) {
    const text = texts.get(wrapper);
    if (text) wrapper.replaceWith(text);
  }
};

/** The child of the parent that the node is, or is in now. */
const childOf = (parent: Node, node: Node): Node | null => {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/** Called before React has the page. From then on React changes any text, also one that a translator took out. */
export const tolerateTranslators = (): void => {
  observer.observe(document, { childList: true, subtree: true });

  Node.prototype.removeChild = new Proxy(Reflect.get(Node.prototype, 'removeChild'), {
    apply(native, parent: Node, [child]: [Node]) {
      if (child.parentNode !== parent) bringBack(child);
      // What an extension has moved goes from where it is now.
      return child.parentNode ? Reflect.apply(native, child.parentNode, [child]) : child;
    },
  });

  Node.prototype.insertBefore = new Proxy(Reflect.get(Node.prototype, 'insertBefore'), {
    apply(native, parent: Node, [node, before]: [Node, Node | null]) {
      if (before && before.parentNode !== parent) bringBack(before);
      Reflect.apply(native, parent, [node, before && childOf(parent, before)]);
      // React has moved a text: its translation at the old place goes.
      wrappers.get(node)?.remove();
      return node;
    },
  });

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value?.set?.call(this, text);
      bringBack(this);
    },
  });
};
