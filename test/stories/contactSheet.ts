import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A picture in a file, and what is written below it. */
export interface Framed {
  readonly file: string;
  readonly caption: string;
}

interface Layout {
  /** Pixels of the sheet. */
  readonly width: number;
  /** The greatest height of each picture in pixels; a longer picture is cut off there. */
  readonly height: number;
  readonly title: string;
}

const STYLE = `
  body { margin: 16px; background: #fff; color: #15161d; font: 13px sans-serif; }
  h1 { margin: 0 0 12px; font-size: 18px; }
  main { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start; }
  figure { margin: 0; }
  figcaption { margin-bottom: 4px; color: #5b616e; }
  div { overflow: hidden; border: 1px solid #ccc; }
  img { display: block; }
`;

/** Draws pictures side by side on one page with their captions; the page can then be photographed. */
export const layOut = async (page: Page, pictures: readonly Framed[], layout: Layout) => {
  await page.setViewportSize({ width: layout.width, height: 600 });
  const figures = pictures.map(({ file, caption }) => {
    const source = `data:image/png;base64,${readFileSync(file).toString('base64')}`;
    return `<figure><figcaption>${caption}</figcaption><div style="max-height:${layout.height}px"><img src="${source}"></div></figure>`;
  });
  await page.setContent(
    `<style>${STYLE}</style><h1>${layout.title}</h1><main>${figures.join('')}</main>`,
  );
  // Reduced in size, but faults stay visible.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map(async (one) => {
        await one.decode();
        one.width = Math.round(one.naturalWidth * 0.4);
      }),
    ),
  );
};
