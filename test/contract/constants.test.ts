import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as v from 'valibot';
import { toFormData, toQueryString } from '../../sagas/api/payload';
import { chunkMessage } from '../../src/app/lazy/ScreenSlot';
import { textsIn } from '../../src/text/catalogue';
import { media } from '../../src/theme/tokens';
import { EMPTY_TEXT } from '../../src/ui/data/TextOrDashes';
import { loaderText } from '../../src/ui/ui.text';
import { FULL_SCREEN_ERROR_TIME } from '../../store/app/fullScreenError';
import { error, SNACKBAR_TIME, success } from '../../store/app/snackbar';
import { PAYLOAD_NOT_FOUND } from '../../store/core/failure';
import { messages } from '../../store/core/messages';
import { storageSlots } from '../../store/root/persist';
import { longDurationPrice } from '../../store/wire/entities/packs/renewal';
import { currency } from '../../store/wire/lenientReaders';
import { chargeperiod, inr, page } from '../../store/wire/requests/fields';
import { RENEWAL_WINDOW } from '../operator/books/subscriptions';
import { RENEWAL_FAILED, TOO_EARLY, VOUCHER_CLOSED } from '../operator/payments/renewal';
import { stateAfter } from '../support/stateAfter';

/** Every expected value is copied by hand from specification §2, §3, §5, §8 and §9. */
describe('The documented sentences, to the letter', () => {
  it('The sentence about the expired session has two spaces', () => {
    expect(messages.sessionExpired).toBe("Valid session doesn't exist.  Please login again.");
  });

  it('The loader shows the documented sentence', () => {
    expect(textsIn('en', loaderText).wait).toBe('Please wait a moment...');
  });

  it('The sentence about a chunk that failed to load is the first line of its error', () => {
    const failed = new Error('Loading chunk 7 failed.\n(error: https://example.com/dist/7.js)');
    failed.name = 'ChunkLoadError';
    expect(chunkMessage(failed)).toBe('Loading chunk 7 failed.');
    expect(chunkMessage(new Error('Loading chunk 7 failed.'))).toBeNull();
  });

  it('The codes and sentences of a failed renewal are the documented ones', () => {
    expect(RENEWAL_FAILED).toBe('1087');
    expect(TOO_EARLY).toBe('Try Renew Within 15 days of expiry');
    expect(VOUCHER_CLOSED).toBe('Failed to get CreateConditionalVoucherCharges Result CLOSE');
    expect(RENEWAL_WINDOW).toBe(15);
  });

  it('An empty text is shown as ---', () => {
    expect(EMPTY_TEXT).toBe('---');
  });
});

describe('The documented numbers, colours and names', () => {
  it('The snackbar has the documented time, colours and breakpoint', () => {
    expect(SNACKBAR_TIME).toBe(3000);
    expect(success('')).toMatchObject({ backgroundColor: '#47B881', leftalign: 15, minwidth: 85 });
    expect(error('')).toMatchObject({ backgroundColor: '#EC4C47', leftalign: 15, minwidth: 85 });
    expect(Object.keys(success('')).sort()).toEqual(
      ['message', 'status', 'backgroundColor', 'leftalign', 'minwidth'].sort(),
    );
    expect(media.narrow).toBe('@media (max-width: 768px)');
  });

  it('The full-screen error has the documented values', () => {
    expect(FULL_SCREEN_ERROR_TIME).toBe(3000);
  });

  it('Requests carry the documented values', () => {
    expect(PAYLOAD_NOT_FOUND).toBe('payload not found');
    expect(toQueryString({})).toBe(false);
    expect(toFormData({})).toBe(false);
  });

  it('Pages, money and terms have the documented values', () => {
    expect(stateAfter().survey.pageNum).toBe(1);
    expect([v.is(page, 1), v.is(page, 0)]).toEqual([true, false]);
    expect(inr.literal).toBe('INR');
    expect(v.parse(currency, undefined)).toBe('INR');
    expect(chargeperiod.options).toEqual(['MONTHLY', 'QUARTERLY', 'HALFYEARLY', 'YEARLY']);
    expect(Object.keys(longDurationPrice.entries)).toEqual(
      expect.arrayContaining(['monthlyprice', 'quarterlyprice', 'halfyearlyprice', 'yearlyprice']),
    );
  });

  it('Browser storage has the documented keys', () => {
    expect(storageSlots.session.key).toBe('selfcareUser');
    expect(storageSlots.rememberedPassword.key).toBe('hitsPassword');
  });

  it('The version is the documented one', () => {
    expect(stateAfter().app.version).toBe('v1.0.26');
  });
});

describe('The addresses of code chunks', () => {
  /** The bundler's configuration, loaded in a separate process because it is not a module of the tests. */
  const outputs = JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '--eval',
        `import * as loaded from './webpack.config.ts';
         const configuration = loaded.default.default ?? loaded.default;
         const output = (mode) => configuration({}, { mode }).find(({ name }) => name === 'portal').output;
         console.log(JSON.stringify({ production: output('production'), development: output('development') }));`,
      ],
      { cwd: path.join(__dirname, '../..'), encoding: 'utf8' },
    ),
  ) as Readonly<Record<'production' | 'development', Readonly<Record<string, unknown>>>>; // written just above

  it('Chunks come from /dist/ with a content hash and time out after 120 seconds', () => {
    expect(outputs.production).toMatchObject({ publicPath: '/dist/', chunkLoadTimeout: 120_000 });
    for (const name of ['filename', 'chunkFilename'])
      expect(outputs.production[name]).toMatch(/\[(content)?hash(:\d+)?\]\.js$/);
  });

  it('Chunks come from the same address in development', () => {
    expect(outputs.development).toMatchObject({ publicPath: '/dist/', chunkLoadTimeout: 120_000 });
  });
});
