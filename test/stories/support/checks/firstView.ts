import type { Page } from '@playwright/test';

/** What a subscriber has before them without scrolling. */
export interface FirstView {
  readonly words: number;
  readonly controls: number;
  /** Texts in bold. The labels of controls and the operator's mark do not count. */
  readonly bold: readonly string[];
}

/**
 * Counts the words and controls whose middle is in sight and not covered. A word has a letter or a digit; an amount or
 * a date of several words counts as several. What a field contains or proposes counts as its words; what only a screen
 * reader gets does not count. A control that fills its label counts once.
 */
export const countFirstView = (page: Page): Promise<FirstView> =>
  page.evaluate(() => {
    const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
    const isInSight = (element: Element, { left, top, width, height }: DOMRect): boolean => {
      if (width <= 1 || height <= 1) return false;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    const isDrawn = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    const isLabel = (element: Element) =>
      element.closest('button, a, label, summary, [role=tab], header, nav') !== null;
    const isBold = (element: Element) => Number(getComputedStyle(element).fontWeight) >= 600;
    /** The largest element around this one that is bold. */
    const boldPart = (element: Element): Element => {
      const { parentElement } = element;
      return parentElement && isBold(parentElement) ? boldPart(parentElement) : element;
    };
    let words = 0;
    const boldTexts = new Set<Element>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || parent.closest('script, style, option, [aria-hidden=true]')) continue;
      if (!isDrawn(parent)) continue;
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s·]+/gu)) {
        if (!isWord(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (!isInSight(parent, range.getBoundingClientRect())) continue;
        words += 1;
        if (isBold(parent) && !isLabel(parent)) boldTexts.add(boldPart(parent));
      }
    }
    let controls = 0;
    for (const control of document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]',
    )) {
      const place = control.getBoundingClientRect();
      if (!isDrawn(control) || !isInSight(control, place)) continue;
      controls += 1;
      const written =
        control instanceof HTMLSelectElement
          ? (control.selectedOptions[0]?.textContent ?? '')
          : control instanceof HTMLInputElement && !['checkbox', 'radio'].includes(control.type)
            ? control.value || control.placeholder
            : '';
      words += written.split(/\s+/).filter(isWord).length;
    }
    return { words, controls, bold: [...boldTexts].map(({ textContent }) => textContent) };
  });
