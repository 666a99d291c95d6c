/*
 * A translator (of Chrome, Edge, Google, and most extensions) replaces a text node by nested `font` elements with the
 * translation. React keeps the removed text node: a text that React writes into it is not visible, and a call that
 * expects the node in its old parent throws. Three calls of React are therefore guarded:
 *
 *     React ── removeChild, insertBefore ──▶ on a text that was taken out
 *                                            └─ the texts of its sentence return, then the call is made
 *     React ── nodeValue ──▶ the text is written, then the texts of its sentence return
 *
 * All texts of the sentence return, because a translator may move words from one text node to another: a new amount
 * beside old words would be wrong. The translator then translates the returned texts again. An element with a single
 * text needs no guard: React replaces its whole content.
 */

const WRAPPER = 'FONT';

/** The text that each wrapper replaced, and the wrapper of each text. Entries stay when a text is back on the page. */
const texts = new WeakMap<Node, Text>();
const wrappers = new WeakMap<Node, Element>();

/** Pairs each removed text with the wrapper that was added beside it or in its place. */
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

/** Restores the texts of the sentence that this node was part of. */
const restoreSentence = (node: Node): void => {
  remember(observer.takeRecords());
  let sentence = wrappers.get(node)?.parentElement;
  while (sentence && isInline(sentence)) sentence = sentence.parentElement;
  for (const wrapper of sentence?.querySelectorAll(WRAPPER) ?? []) {
    const text = texts.get(wrapper);
    if (text) wrapper.replaceWith(text);
  }
};

/** The child of `parent` that is or contains `node`; null if `parent` does not contain `node`. */
const childOf = (parent: Node, node: Node): Node | null => {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
};

/** Lets React change a text that a translator has replaced. Call this function before React renders. */
export const tolerateTranslators = (): void => {
  observer.observe(document, { childList: true, subtree: true });

  Node.prototype.removeChild = new Proxy(Reflect.get(Node.prototype, 'removeChild'), {
    apply(native, parent: Node, [child]: [Node]) {
      if (child.parentNode !== parent) restoreSentence(child);
      // An extension may have moved the node to another parent.
      return child.parentNode ? Reflect.apply(native, child.parentNode, [child]) : child;
    },
  });

  Node.prototype.insertBefore = new Proxy(Reflect.get(Node.prototype, 'insertBefore'), {
    apply(native, parent: Node, [node, before]: [Node, Node | null]) {
      if (before && before.parentNode !== parent) restoreSentence(before);
      Reflect.apply(native, parent, [node, before && childOf(parent, before)]);
      // If React has moved a text, its translation is removed from the old position.
      wrappers.get(node)?.remove();
      return node;
    },
  });

  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      value?.set?.call(this, text);
      restoreSentence(this);
    },
  });
};
