import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { groupedText } from '../../../../src/text/groupedText';
import { LanguageContext } from '../../../../src/text/useText';
import {
  calendarDay,
  DateText,
  DaysLeft,
  daysUntil,
  SentenceWithDate,
} from '../../../../src/ui/data/DateText';
import { DaysLeftBar } from '../../../../src/ui/data/DaysLeftBar';
import { FactLine } from '../../../../src/ui/data/FactLine';
import { Money } from '../../../../src/ui/data/Money';
import { moneyText, moneyTextOfRupees } from '../../../../src/ui/data/moneyText';
import { ReferenceText } from '../../../../src/ui/data/TextOrDashes';
import { TextOrDashes } from '../../../../src/ui/data/TextOrDashes';
import { CopyText } from '../../../../src/ui/feedback/CopyText';
import { type Paise, paiseOf } from '../../../../store/core/values/money';

const shownBy = (element: React.ReactNode): string =>
  render(<div>{element}</div>).container.textContent ?? '';

const inHindi = (element: React.ReactNode) => (
  <LanguageContext value="hi">{element}</LanguageContext>
);

it('A line of facts leaves out what React does not show, and keeps a zero', () => {
  expect(shownBy(<FactLine facts={['HD', undefined, null, false, true, '', 0]} />)).toBe('HD · 0');
  expect(shownBy(<FactLine facts={[undefined, true]} />)).toBe('---');
});

describe('Amounts on the page', () => {
  it.each([
    ['0.00', '₹0.00'],
    ['0.05', '₹0.05'],
    ['999', '₹999.00'],
    ['1234.5', '₹1,234.50'],
    ['12345.67', '₹12,345.67'],
    ['123456.00', '₹1,23,456.00'],
    ['12345678.90', '₹1,23,45,678.90'],
    ['123456789012.00', '₹1,23,45,67,89,012.00'],
    ['-153.40', '-₹153.40'],
  ])('The amount %s is shown as %s', (wire, shown) => {
    expect(moneyText(paiseOf(wire))).toBe(shown);
  });

  it('Amounts and numbers are written as the browser would write them in Indian English', () => {
    const amount = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (paise) => {
        expect(moneyText(paise as Paise)).toBe(amount.format(paise / 100)); // whole paise
      }),
    );
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e12, noNaN: true }),
        fc.constantFrom(0, 1, 2, 3),
        (number, decimals) => {
          const numberFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals });
          expect(groupedText(number, decimals)).toBe(numberFormat.format(number));
        },
      ),
    );
  });

  it.each([
    [500, '₹500'],
    [49_000, '₹49,000'],
    [1_00_000, '₹1,00,000'],
    [500.5, '₹500.50'],
    [0, '₹0'],
  ])('The limit %p is shown as %s', (limit, shown) => {
    expect(moneyTextOfRupees(limit)).toBe(shown);
  });

  it('A missing amount is shown as ---', () => {
    expect(shownBy(<Money amount={null} />)).toBe('---');
    expect(shownBy(<Money amount={undefined} />)).toBe('---');
  });

  it('A large amount moves when it changes, and not when it first becomes known', () => {
    const { rerender, container } = render(<Money amount={null} size="title" />);
    const moved = () => container.querySelectorAll('[data-changed]').length;
    rerender(<Money amount={paiseOf('59.00')} size="title" />);
    expect(moved()).toBe(0);
    rerender(<Money amount={paiseOf('72.40')} size="title" />);
    expect([moved(), container.textContent]).toEqual([1, '₹72.40']);
  });

  it('An amount in running text does not move', () => {
    const { rerender, container } = render(<Money amount={paiseOf('59.00')} />);
    rerender(<Money amount={paiseOf('72.40')} />);
    expect(container.querySelector('[data-changed]')).toBeNull();
    expect(container.textContent).toBe('₹72.40');
  });
});

describe('Dates on the page', () => {
  it.each([
    ['2026-11-24', '24 Nov 2026'],
    ['2026-09-03 18:05:00', '3 Sep 2026'],
    ['2026-11-24T23:59:59', '24 Nov 2026'],
    ['', '---'],
    ['24-11-2026', '24 Nov 2026'],
    ['1795523700000', '24 Nov 2026'],
    ['tomorrow', '---'],
    ['2026-02-30', '---'],
    ['0000-00-00', '---'],
    ['9999-12-31', '---'],
  ])('The date %p is shown as %s', (wire, shown) => {
    expect(shownBy(<DateText date={wire} />)).toBe(shown);
  });

  it('The time is shown where it matters', () => {
    expect(shownBy(<DateText date="2026-09-03 18:05:00" withTime />)).toBe('3 Sep 2026, 18:05');
  });

  it.each([
    ['2026-11-24T20:00:00.000Z', '25 Nov 2026, 01:30'],
    ['2026-11-24 18:05:00+05:30', '24 Nov 2026, 18:05'],
  ])('The moment %s is shown in Indian time as %s', (written, shown) => {
    expect(shownBy(<DateText date={written} withTime />)).toBe(shown);
  });

  it('The date is shown in Hindi', () => {
    expect(shownBy(inHindi(<DateText date="2026-11-24" />))).toBe('24 नव॰ 2026');
  });

  it('The element carries the machine-readable day', () => {
    render(<DateText date="2026-09-03" />);
    expect(screen.getByText('3 Sep 2026').getAttribute('datetime')).toBe('2026-09-03');
  });

  it.each([
    ['Active until {date}', 'Active until 3 Sep 2026, 18:05'],
    ['Ended on {date}, as you asked.', 'Ended on 3 Sep 2026, 18:05, as you asked.'],
    ['{date} तक चलेगा', '3 Sep 2026, 18:05 तक चलेगा'],
  ])('The date has its place in the sentence “%s”', (sentence, shown) => {
    const date = '2026-09-03 18:05:00';
    expect(shownBy(<SentenceWithDate sentence={sentence} date={date} withTime />)).toBe(shown);
  });

  it('A missing date is shown as ---', () => {
    expect(shownBy(<DateText date={null} />)).toBe('---');
  });
});

it.each([
  ['An amount', <Money key="amount" amount={paiseOf('882.40')} />, '₹882.40'],
  ['A date', <DateText key="date" date="2026-12-31" />, '31 Dec 2026'],
  ['A reference', <ReferenceText key="reference" text="TX-0042" />, 'TX-0042'],
  ['A number to copy', <CopyText key="copy" text="100004417" />, '100004417'],
])('%s is not translated by a browser', (_, element, text) => {
  render(element);
  expect(screen.getByText(text).closest('[translate=no]')).not.toBeNull();
});

describe('The remaining days of a pack', () => {
  it.each([
    [12, '12\u00a0days left', '12\u00a0दिन बाकी'],
    [1, '1\u00a0day left', '1\u00a0दिन बाकी'],
    [0, 'Ends today', 'आज समाप्त होगा'],
    [-1, 'Ended 1\u00a0day ago', '1\u00a0दिन पहले समाप्त'],
    [null, '---', '---'],
  ])('%p days are shown as "%s"', (days, english, hindi) => {
    expect(shownBy(<DaysLeft days={days} />)).toBe(english);
    expect(shownBy(inHindi(<DaysLeft days={days} />))).toBe(hindi);
  });

  it('The days are those of the calendar in India, whatever the hour and the device', () => {
    const lateEvening = Date.parse('2026-11-21T23:50:00+05:30');
    expect(daysUntil('2026-11-24 00:00:00', lateEvening)).toBe(3);
    expect(daysUntil('2026-11-21', lateEvening)).toBe(0);
    expect(daysUntil('2026-11-19', lateEvening)).toBe(-2);
    expect(daysUntil('2027-01-01', lateEvening)).toBe(41);
    expect(daysUntil('2026-11-24T20:00:00Z', lateEvening)).toBe(4);
    expect(daysUntil('soon', lateEvening)).toBeNull();
  });
});

it('Every kind of empty text is shown as ---', () => {
  expect(calendarDay('2026-13-01')).toBeNull();
  for (const text of ['', '   ', null, undefined])
    expect(shownBy(<TextOrDashes text={text} />)).toBe('---');
  expect(shownBy(<TextOrDashes text="Asha" />)).toBe('Asha');
});

describe('The bar of the days left', () => {
  const filled = (daysLeft: number) => {
    const { container } = render(<DaysLeftBar daysLeft={daysLeft} />);
    return [...container.querySelectorAll('rect')].map((part) => part.getAttribute('fill'));
  };
  it.each([
    [30, 14, 'var(--success)'],
    [8, 8, 'var(--success)'],
    [7, 7, 'var(--dueBar)'],
    [1, 1, 'var(--dueBar)'],
    [0, 1, 'var(--danger)'],
    [-3, 0, ''],
  ])('%s days left fill %s of fourteen segments', (days, count, colour) => {
    const fills = filled(days);
    expect(fills).toHaveLength(14);
    const full = fills.filter((fill) => fill !== 'var(--line)');
    expect(full).toEqual(Array.from({ length: count }, () => colour));
  });
});
