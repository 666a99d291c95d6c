import { randomUUID } from 'node:crypto';
import { truncateSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { callsOf } from '../support/calls';
import { keptIn } from '../support/checks/storedData';
import { holdBack } from '../support/intercept';
import { NO_PORTAL } from '../support/loggedIn';
import { kycScreen } from '../support/peers/kycScreen';
import { arrivedPicture, held, jpegFile, photo, vastPng } from '../support/pictures';
import { expect, story } from '../support/story';
import { refusal } from '../support/troubles';

const KAVYA = '100001205';
const RAFIQ = '100006620';
const MEGABYTE = 1024 * 1024;

const text = (content: string) => Buffer.from(content);
/** Whether an object URL still has its picture. Firefox keeps what was shown, so each call uses another fragment. */
const canBeOpened = (page: Page, address: string): Promise<boolean> =>
  page.evaluate(
    (part) =>
      new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve(true);
        image.onerror = () => resolve(false);
        image.src = part;
      }),
    `${address}#${randomUUID()}`,
  );
/** The screen with a photo that has been chosen and can be sent. */
const withPhoto = async (page: Page) => {
  const kyc = kycScreen(page);
  await kyc.open();
  await kyc.pick(jpegFile(await photo(page, 1_200, 800)));
  await expect(kyc.picture).toBeVisible();
  return kyc;
};
const sizeIn = (words: string) => Number.parseFloat(words) * (words.includes('MB') ? 1000 : 1);

story(
  'A subscriber using only the keyboard redacts a number on a photo, which is sent upright, smaller and without metadata',
  async ({ page, operator, logInAs }) => {
    await logInAs('kavya', { at: NO_PORTAL });
    const kyc = kycScreen(page);
    // The wait begins long before the key is pressed, because the browser has to know that the file chooser will be
    // answered.
    const chooser = page.waitForEvent('filechooser');
    await kyc.open();
    await expect(page.getByText('We don’t have your identity document yet.')).toBeVisible();
    await expect(page.getByText('No documents yet')).toBeVisible();
    // The camera was held on its side: its width of 4,000 is the height of the picture.
    const file = jpegFile(held(await photo(page, 4_000, 3_000, 7), 6));

    await kyc.choose.focus();
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(file);
    await expect(kyc.picture).toBeVisible();
    expect(await kyc.picture.evaluate((one: HTMLImageElement) => one.src)).toMatch(/^blob:/);
    const sizes = /Made smaller: (\S+\s.B) → (\S+\s.B)/;
    const [, before = '', after = ''] = sizes.exec(await page.getByText(sizes).innerText()) ?? [];
    expect(sizeIn(after)).toBeLessThan(sizeIn(before) * 0.7);

    while (!(await kyc.cover.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(kyc.box).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(kyc.box).toBeFocused();
    // The box starts at 25 % to 75 % across and 70 % to 84 % down; it moves up by 10 and gets 4 narrower.
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowUp');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift+ArrowLeft');
    await expect(
      page.getByText('The box covers 25 to 71 % from the left and 60 to 74 % from the top.'),
    ).toBeAttached();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The box covers 23 to 69 % from the left')).toBeAttached();

    while (!(await kyc.send.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(kyc.news).toHaveText(
      'We have your document. Checking it takes up to two working days.',
    );
    await expect(kyc.documents).toHaveCount(1);
    await expect(kyc.documents).toContainText('Aadhaar card, front');
    await expect(kyc.documents).toContainText('In review');
    await expect(page.getByText('Your operator is checking your documents.')).toBeVisible();
    await expect(kyc.picture).toHaveCount(0);

    const [upload] = operator.books.uploads(KAVYA);
    expect(upload).toMatchObject({ mimetype: 'image/jpeg', filename: 'aadhaar-front.jpg' });
    expect(upload?.size).toBeLessThan(file.buffer.length * 0.7);
    const arrived = await arrivedPicture(page, upload?.id ?? 0, [
      [0.3, 0.65],
      [0.66, 0.71],
      [0.5, 0.55],
      [0.9, 0.1],
      [0.1, 0.1],
    ]);
    expect(arrived).toMatchObject({ width: 1_500, height: 2_000, tellsOfTheCamera: false });
    const [inside, corner, above, upperRight, upperLeft] = arrived.colours;
    for (const part of [...(inside ?? [255]), ...(corner ?? [255])]) expect(part).toBeLessThan(16);
    expect(above?.[2]).toBeGreaterThan(200);
    // After a quarter turn, the red corner has moved from the upper left to the upper right.
    expect(upperRight?.[0]).toBeGreaterThan(200);
    expect(upperRight?.[2]).toBeLessThan(60);
    expect(upperLeft?.[2]).toBeGreaterThan(200);
  },
);

story(
  'A file of the wrong type, too large, with a password, damaged or with too many pixels is refused with a sentence and not sent',
  async ({ page, operator, logInAs }, about) => {
    await logInAs('kavya', { at: NO_PORTAL });
    const kyc = kycScreen(page);
    await kyc.open();
    await kyc.send.click();
    await expect(kyc.news).toHaveText('Choose a file or take a picture first.');
    await expect(kyc.choose).toBeFocused();

    const whole = await photo(page, 800, 600);
    const spoiled = Buffer.concat([whole.subarray(0, 40), Buffer.alloc(400, 7)]);
    const large = about.outputPath('large.jpg');
    writeFileSync(large, whole);
    truncateSync(large, 30 * MEGABYTE);
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.alert(1)</script></svg>';
    const files: readonly (readonly [name: string, content: Buffer | string, says: string])[] = [
      ['empty.jpg', Buffer.alloc(0), 'This file is empty.'],
      ['large.jpg', large, 'This file is larger than 25 MB.'],
      ['photo.jpg', text('MZ\x90 This program cannot be run'), 'This file isn’t a JPEG'],
      ['card.png', text(svg), 'This file isn’t a JPEG'],
      ['aadhaar.pdf', text('%PDF-1.7\ntrailer <</Encrypt 5 0 R>>'), 'This PDF has a password'],
      ['damaged.jpg', spoiled, 'This picture is damaged'],
      ['half.jpg', whole.subarray(0, whole.length / 2), 'This picture is damaged'],
      ['vast.png', vastPng(12_000, 9_000), 'This picture has more than 52 megapixels'],
    ];
    for (const [name, content, sentence] of files)
      await story.step(name, async () => {
        const isPath = typeof content === 'string';
        await kyc.pick(isPath ? content : { name, mimeType: 'image/jpeg', buffer: content });
        await expect(kyc.news).toContainText(sentence);
        await expect(kyc.picture).toHaveCount(0);
      });

    // After all these refusals a good file is accepted as if nothing had happened.
    await kyc.pick(jpegFile(whole), 'camera');
    await expect(kyc.picture).toBeVisible();
    await expect(kyc.news).toHaveCount(0);

    await kyc.cover.check();
    const stage = await kyc.picture.boundingBox();
    const box = await kyc.box.boundingBox();
    if (!stage || !box) throw new Error('There is no box on the picture');
    const drag = async (x: number, y: number, right: number, down: number) => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + right * stage.width, y + down * stage.height, { steps: 3 });
      await page.mouse.up();
    };
    const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
    await drag(middle, centre, -0.1, -0.2);
    await expect(page.getByText('The box covers 15 to 65 % from the left')).toBeAttached();
    const corner = await kyc.box.boundingBox();
    if (!corner) throw new Error('There is no box on the picture');
    await drag(corner.x + corner.width - 2, corner.y + corner.height - 2, 0.1, 0.1);
    await expect(page.getByText('The box covers 15 to 75 % from the left')).toBeAttached();
    expect(callsOf(operator, 'uploadDocument')).toEqual([]);
  },
);

story(
  'While a chosen picture is being prepared, the button that sends it is busy, and it can be pressed afterwards',
  async ({ page, operator, logInAs }) => {
    await logInAs('kavya', { at: NO_PORTAL });
    const letGo = await holdBack(page, '**/dist/kyc-picture.*.js');
    const kyc = kycScreen(page);
    await kyc.open();
    await kyc.pick(jpegFile(await photo(page, 1_200, 800)));
    await expect(page.getByRole('button', { name: 'Take a picture' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(kyc.send).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(kyc.picture).toBeVisible();
    await kyc.send.click();
    await expect(kyc.documents).toHaveCount(1);
    expect(operator.books.uploads(KAVYA)).toHaveLength(1);
  },
);

story(
  'A subscriber whose network fails sends the same picture again without choosing it again, and it is filed once',
  async ({ page, operator, context, logInAs }) => {
    await logInAs('kavya', { at: NO_PORTAL });
    const kyc = kycScreen(page);
    await kyc.open();
    await kyc.document.selectOption('PAN');
    await kyc.pick(jpegFile(await photo(page, 1_200, 800)));
    await expect(kyc.picture).toBeVisible();

    await context.setOffline(true);
    await kyc.send.click();
    await expect(kyc.news).toContainText('We couldn’t reach your operator.');
    await context.setOffline(false);

    // The connection is cut every time, because Chromium itself sends again on each connection that it has used before.
    operator.scenario.add({ call: 'uploadDocument', trouble: { kind: 'cutBefore' } });
    await kyc.send.click();
    await expect(kyc.news).toContainText('Your document isn’t in the list. You can send it again');
    expect(operator.books.uploads(KAVYA)).toEqual([]);
    await expect(kyc.picture).toBeVisible();

    operator.scenario.clear();
    operator.scenario.add({ call: 'uploadDocument', trouble: { kind: 'cutAfter' } });
    await kyc.send.click();
    await expect(kyc.news).toContainText(
      'Your document has arrived. You don’t need to send it again.',
    );
    await expect(kyc.documents).toHaveCount(1);
    expect(operator.books.uploads(KAVYA)).toHaveLength(1);
    await expect(kyc.picture).toHaveCount(0);
  },
);

story(
  'A subscriber who does not know whether a document arrived finds out by “Check status”, and it is filed once',
  async ({ page, operator, logInAs }) => {
    await logInAs('kavya', { at: NO_PORTAL });
    const kyc = await withPhoto(page);
    operator.scenario.add({ call: 'uploadDocument', trouble: { kind: 'cutAfter' } });
    operator.scenario.add({ call: 'documents', trouble: { kind: 'cutBefore' } });
    await kyc.send.click();
    await expect(page.getByText('don’t know if your document arrived.')).toBeVisible();

    const check = page.getByRole('button', { name: 'Check status' });
    await check.click();
    await expect(kyc.news.getByText('We couldn’t reach your operator.')).toBeVisible();
    await expect(kyc.picture).toBeVisible();
    operator.scenario.clear();
    await check.click();
    await expect(kyc.news).toContainText(
      'Your document has arrived. You don’t need to send it again.',
    );
    await expect(check).toHaveCount(0);
    await expect(kyc.documents).toHaveCount(1);
    expect(operator.books.uploads(KAVYA)).toHaveLength(1);
  },
);

story(
  'A subscriber who cancels an upload is shown whether it arrived, and no picture is kept',
  async ({ page, operator, logInAs }) => {
    await logInAs('kavya', { at: NO_PORTAL });
    const kyc = await withPhoto(page);
    operator.scenario.pick('slow', { call: 'uploadDocument' });
    await kyc.send.click();
    await expect(page.getByRole('status').getByText(/^Sending \d+\skB\./)).toBeVisible();
    await expect(kyc.choose).toBeDisabled();
    await kyc.stop.click();
    await expect(kyc.news).toHaveText('You stopped sending. The document has not arrived.');
    await expect(kyc.send).toHaveText('Send again');

    const address = await kyc.picture.evaluate((one: HTMLImageElement) => one.src);
    expect(await canBeOpened(page, address)).toBe(true);
    await page.getByRole('link', { name: 'Help', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The object URL is revoked.
    expect(await canBeOpened(page, address)).toBe(false);
    // The write whose result was not found keeps its key, but nothing of the document.
    const kept = await keptIn(page);
    expect(Object.keys(kept).sort()).toEqual([
      'selfcareMoneyIntents',
      'selfcarePreferences',
      'selfcareUser',
    ]);
    expect(kept['selfcareMoneyIntents']?.length).toBeLessThan(400);
  },
);

story(
  'A subscriber whose document was rejected reads the reason and sends it again',
  { tag: '@core' },
  async ({ page, operator, logInAs }) => {
    operator.scenario.add({ call: 'documents', trouble: { kind: 'cutBefore' } });
    await logInAs('rafiq', { at: NO_PORTAL });
    const kyc = kycScreen(page);
    await kyc.open();
    await expect(page.getByText('This part did not load')).toBeVisible();
    operator.scenario.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(kyc.documents).toContainText('Not accepted');
    await expect(kyc.documents).toContainText(
      'The number cannot be read. Please take the picture in daylight.',
    );
    await kyc.document.selectOption('PHOTO');
    await expect(kyc.side).toHaveCount(0);

    await page.getByRole('button', { name: 'Send again: Aadhaar card, front' }).click();
    await expect(kyc.document).toHaveValue('AADHAAR');
    await expect(kyc.side).toHaveValue('FRONT');
    await expect(kyc.choose).toBeFocused();
    const pdf = text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
    await kyc.pick({ name: 'my aadhaar.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByText('PDF: my aadhaar.pdf')).toBeVisible();
    await expect(page.getByText('A PDF is sent as it is.')).toBeVisible();
    operator.scenario.add({
      call: 'uploadDocument',
      times: 1,
      trouble: refusal(413, 'FILE_TOO_LARGE', 'This file is too large.'),
    });
    await kyc.send.click();
    await expect(kyc.news).toHaveText('This file is too large.');
    await kyc.send.click();
    await expect(kyc.documents).toHaveCount(2);
    await expect(kyc.documents.first()).toContainText('In review');
    expect(operator.books.uploads(RAFIQ).map(({ filename, status }) => [filename, status])).toEqual(
      [
        ['aadhaar-front.png', 'REJECTED'],
        ['aadhaar-front.pdf', 'PENDING'],
      ],
    );
  },
);

story(
  'A verified subscriber sees no form until it is asked for, and then its first field has the focus',
  async ({ page, logInAs }) => {
    await logInAs('asha', { at: NO_PORTAL });
    const kyc = kycScreen(page);
    await kyc.open();
    await expect(page.getByText('Your identity is verified.')).toBeVisible();
    await expect(kyc.documents).toContainText('Accepted');
    await expect(kyc.choose).toHaveCount(0);
    const another = page.getByRole('button', { name: 'Send another document' });
    await another.focus();
    await page.keyboard.press('Enter');
    await expect(kyc.document).toBeFocused();
    await expect(kyc.choose).toBeVisible();
    await expect(another).toHaveCount(0);
  },
);
