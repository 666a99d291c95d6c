import { saveSupportFile } from '../../../../src/screens/diagnostics/supportFile';
import { supportBundleOf } from '../../../../store/diagnostics/supportBundle/bundle';

/** A support file saved at this moment by a subscriber in this time zone. */
const savedAt = (saved: string, timeZone: string) =>
  supportBundleOf(
    { before: {}, moments: [], calls: [] },
    { saved, version: '', build: '', place: '/', configuration: {}, browser: { timeZone } },
  );

it.each([
  ['2026-11-27T19:19:00.000Z', 'Asia/Kolkata', 'selfcare-support-202611280049.json'],
  ['2026-11-28T03:10:00.000Z', 'America/Los_Angeles', 'selfcare-support-202611271910.json'],
  ['2026-11-28T12:00:00.000Z', 'Asia/Kolkata', 'selfcare-support-202611281730.json'],
])(
  'A file that is saved at %s in %s is called %s, by the clock of the subscriber',
  (saved, zone, name) => {
    URL.createObjectURL = () => 'blob:file';
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLElement,
    ) {
      if (this instanceof HTMLAnchorElement) names.push(this.download);
    });
    jest.useFakeTimers();
    saveSupportFile(savedAt(saved, zone));
    expect(names).toEqual([name]);
    jest.useRealTimers();
  },
);
