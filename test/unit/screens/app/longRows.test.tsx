import { render, screen, within } from '@testing-library/react';
import { LongRows } from '../../../../src/app/lists/LongRows';
import { setWide } from '../../../support/screenWidth';

class NoObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const show = (isWide: boolean) => {
  setWide(isWide);
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: NoObserver });
  window.scrollTo = () => undefined;
  render(
    <LongRows
      label="Channels"
      keys={['a', 'b', 'c']}
      height={60}
      row={(at) => `row ${at}`}
      table={{
        template: '1fr 1fr',
        columns: [
          { key: 'name', head: 'Channel', cell: (at) => `channel ${at}` },
          { key: 'number', head: 'Number', numeric: true, cell: (at) => 100 + at },
        ],
      }}
    />,
  );
};

it('A wide screen shows the rows as a table that says how many there are', () => {
  show(true);
  const table = screen.getByRole('table', { name: 'Channels' });
  expect(table.getAttribute('aria-rowcount')).toBe('4');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Channel', 'Number']);
  expect(within(table).getByRole('rowheader', { name: 'channel 0' })).toBeTruthy();
});

it('A phone shows the rows as a list', () => {
  show(false);
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Channels' })).getByText('row 0')).toBeTruthy();
});
