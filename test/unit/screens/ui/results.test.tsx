import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { shortReference } from '../../../../src/ui/data/TextOrDashes';
import { CopyText } from '../../../../src/ui/feedback/CopyText';
import { ActiveUntil, daysLeftOf, type PackEnd } from '../../../../src/ui/result/ActiveUntil';
import { ResultHead } from '../../../../src/ui/result/ResultHead';
import { resultLooks, type ResultState } from '../../../../src/ui/result/resultLook';
import type { Paise } from '../../../../store/core/values/money';

const STATES = Object.keys(resultLooks) as readonly ResultState[]; // the keys of that very record

const head = (state: ResultState) =>
  render(
    <MemoryRouter>
      <ResultHead state={state} title="What happened" amount={88_240 as Paise} daysLeft={30}>
        <p>What it means</p>
      </ResultHead>
    </MemoryRouter>,
  ).container;

describe('The head of a result', () => {
  it('The head reads from what happened over the amount to what it means, and pictures stay silent', () => {
    const container = head('paid');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What happened');
    expect(container.textContent).toBe('What happened₹882.40What it means');
    for (const picture of container.querySelectorAll('svg'))
      expect(picture.getAttribute('aria-hidden')).toBe('true');
    expect(container.querySelectorAll('rect')).toHaveLength(14);
  });

  it('No bar of days is drawn where not all of it came', () => {
    expect(head('partly').querySelectorAll('rect')).toHaveLength(0);
  });

  it('The head tells paid, partly done, failed, cancelled and not known apart without colour', () => {
    const shapes = STATES.filter((state) => state !== 'asking').map((state) =>
      [...head(state).querySelectorAll('path')]
        .map((path) => [path.getAttribute('d'), path.getAttribute('stroke-dasharray')].join())
        .join(' '),
    );
    expect(new Set(shapes).size).toBe(5);
  });

  it.each([
    ['paid', null],
    ['partly', '22 13 8 14 8 13 22'],
    ['unknown', '.1 21'],
    ['failed', '22 13 8 14 8 13 22'],
    ['cancelled', '22 13 8 14 8 13 22'],
  ] as const)('The arcs of a result that is %s are dashed as %s', (state, dashes) => {
    const arcs = [...head(state).querySelectorAll('svg:first-of-type path')];
    expect(arcs[0]?.getAttribute('stroke-dasharray')).toBe(dashes);
  });
});

describe('What now runs until when', () => {
  const said = (ends: readonly PackEnd[], isPart = false) =>
    render(<ActiveUntil ends={ends} isPart={isPart} />).container.textContent?.replaceAll(
      '\u00a0',
      ' ',
    );
  const today = Date.parse('2026-11-23T10:00:00+05:30');

  it.each([
    [[], '', null],
    [[{ name: 'Family HD', day: '2026-12-25' }], 'Family HD is active until 25 Dec 2026', 32],
    [
      [
        { name: 'Family HD', day: '2026-12-25' },
        { name: 'Khel Plus', day: '2026-12-25' },
      ],
      'Your packs are active until 25 Dec 2026',
      32,
    ],
    [
      [
        { name: 'Family HD', day: '2027-05-25' },
        { name: 'Khel Plus', day: '2026-12-25' },
      ],
      'Your packs are active. The first one ends on 25 Dec 2026.',
      32,
    ],
    [[{ name: 'Family HD', day: '' }], '', null],
    [[{ name: 'Family HD', day: 'after activation' }], '', null],
    [
      [
        { name: 'Family HD', day: 'after activation' },
        { name: 'Khel Plus', day: '2026-12-25' },
      ],
      'Khel Plus is active until 25 Dec 2026',
      null,
    ],
    [
      [
        { name: 'Family HD', day: '2026-12-25' },
        { name: 'Khel Plus', day: '2026-12-25' },
        { name: 'Kids', day: '' },
      ],
      '',
      null,
    ],
  ] as const)('%j is said as "%s", with the days of the first end', (ends, words, days) => {
    expect(said(ends)).toBe(words);
    expect(daysLeftOf(ends, today)).toBe(days);
  });

  it('The term is said of one pack by its name, and of several only when none failed', () => {
    const [hd, plus] = [
      { name: 'Family HD', day: '2026-12-25' },
      { name: 'Khel Plus', day: '2026-12-25' },
    ];
    expect(said([hd], true)).toBe('Family HD is active until 25 Dec 2026');
    expect(said([hd, plus], true)).toBe('');
  });
});

it('A small reference is beside its name and is copied by a button', () => {
  render(<CopyText label="Payment reference" text="TX1" />);
  expect(screen.getByText('Payment reference').textContent).toBe('Payment reference TX1');
  expect(screen.getByRole('button').textContent).toBe('Copy');
});

it.each([
  ['TX1', 'TX1'],
  ['DK4417A00001', 'DK4417A00001'],
  ['TX4417q2ZKm8RbW1yc7HfLsE', '••••\u00a0YC7H\u00a0FLSE'],
  ['2026/11/24-000-417-88', '••••\u00a00004\u00a01788'],
])('The reference %s is read aloud as "%s"', (reference, short) => {
  expect(shortReference(reference)).toBe(short);
});

describe('A long reference', () => {
  const LONG = 'TX4417q2ZKm8RbW1yc7HfLsE';
  const open = async (writeText: () => Promise<void>) => {
    const person = userEvent.setup();
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    render(<CopyText label="Payment reference" text={LONG} />);
    expect(document.body.textContent).not.toContain(LONG);
    await person.click(screen.getByRole('button', { name: 'Copy full reference' }));
    return written;
  };

  it('A long reference shows its end, and the whole of it is copied', async () => {
    const written = await open(() => Promise.resolve());
    expect(written).toHaveBeenCalledWith(LONG);
    expect(document.body.textContent).not.toContain(LONG);
  });

  it('A long reference that cannot be copied is shown whole and selected', async () => {
    await open(() => Promise.reject(new Error('refused')));
    expect(await screen.findByText(LONG)).toBeTruthy();
    expect(getSelection()?.toString()).toBe(LONG);
  });
});
