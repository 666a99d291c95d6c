import { render, screen, within } from '@testing-library/react';
import { LongCards } from '../../../../src/app/lists/LongCards';
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

describe('Many cards', () => {
  const showCards = (width: number) => {
    Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: NoObserver });
    window.scrollTo = () => undefined;
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    render(
      <LongCards
        label="Packs"
        keys={['a', 'b', 'c', 'd']}
        height={60}
        row={(at) => <a href={`#${at}`}>card {at}</a>}
      />,
    );
  };
  afterEach(() => void jest.restoreAllMocks());

  it.each([
    ['one below the other on a phone', 328, 1],
    ['two beside each other on a tablet', 736, 2],
    ['three beside each other on a desktop', 1008, 3],
  ])('They are %s', (_, width, columns) => {
    showCards(width);
    const [first] = screen.getAllByRole('listitem');
    expect(first?.parentElement?.childElementCount).toBe(columns);
  });

  it('Each says which of how many it is, row after row', () => {
    showCards(736);
    const cards = within(screen.getByRole('list', { name: 'Packs' })).getAllByRole('listitem');
    expect(
      cards.map((card) => [
        card.textContent,
        card.getAttribute('aria-posinset'),
        card.getAttribute('aria-setsize'),
      ]),
    ).toEqual([1, 2, 3, 4].map((at) => [`card ${at - 1}`, `${at}`, '4']));
  });
});
