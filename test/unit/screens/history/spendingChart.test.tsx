import { render, screen, within } from '@testing-library/react';
import { SpendingChart } from '../../../../src/screens/history/SpendingChart';
import type { Paise } from '../../../../store/core/values/money';
import type { MonthlySpending } from '../../../../store/history/history';
import { setWide } from '../../../support/screenWidth';

const year: readonly MonthlySpending[] = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  moneyOut: ((at + 1) * 100_000) as Paise, // whole paise
}));

const chart = (months: readonly MonthlySpending[], isWide: boolean) => {
  setWide(isWide);
  const { container } = render(<SpendingChart months={months} />);
  const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  return {
    columns: [...container.querySelectorAll('svg path')],
    texts,
    svg: container.querySelector('svg'),
  };
};

describe('The chart of the charges', () => {
  it('One month is one column of 32 px', () => {
    const { columns, svg } = chart(year.slice(0, 1), false);
    expect(columns).toHaveLength(1);
    expect(svg?.getAttribute('width')).toBe('45');
    expect(columns[0]?.getAttribute('d')).toContain('h24q4');
  });

  it('A phone draws six months, a wide screen twelve, and the table has them all', () => {
    expect(chart(year, false).columns).toHaveLength(6);
    expect(
      within(screen.getByRole('table', { name: 'Charges by month' })).getAllByRole('row'),
    ).toHaveLength(13);
    document.body.replaceChildren();
    expect(chart(year, true).columns).toHaveLength(12);
  });

  it('A month without charges keeps its name and draws no column and no amount', () => {
    const [first, second, third] = year;
    const months = [
      first,
      { ...second, moneyOut: 0 as Paise },
      third,
    ] as readonly MonthlySpending[]; // zero is whole paise too
    const { columns, texts } = chart(months, false);
    expect(columns).toHaveLength(2);
    expect(texts).toEqual(['₹1,000', 'Jan', 'Feb', '₹3,000', 'Mar']);
  });

  it('Each column carries its amount in whole rupees, from five digits on shortened', () => {
    expect(chart(year.slice(8, 10), false).texts).toEqual(['₹9,000', 'Sep', '₹10K', 'Oct']);
  });
});
