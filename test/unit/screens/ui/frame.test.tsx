import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { paiseOf } from '../../../../store/core/money';
import { LanguageContext } from '../../../../src/text/useText';
import type { Language } from '../../../../src/text/catalogue';
import { Frame } from '../../../../src/ui/layout/Frame';
import { OperatorContext } from '../../../../src/ui/layout/operator';
import { ScreenTitle } from '../../../../src/ui/layout/ScreenTitle';

const paths = {
  home: '/home',
  packs: '/home/packs',
  add: '/home/add',
  money: '/home/money',
  help: '/home/help',
  alerts: '/home/alert',
  profile: '/home/profile',
  balance: '/home/topup',
};

const onLogOut = jest.fn();
const portal = (unread = 3, name = 'Asha Verma', language: Language = 'en') => (
  <LanguageContext value={language}>
    <OperatorContext value={{ name: 'Tara Cable' }}>
      <MemoryRouter initialEntries={['/home/packs']}>
        <Frame
          paths={paths}
          balance={paiseOf('214.50')}
          unread={unread}
          name={name}
          onLogOut={onLogOut}
        >
          <Routes>
            <Route path="/home/help" element={<ScreenTitle title="Help" />} />
            <Route
              path="*"
              element={
                <>
                  <ScreenTitle title="My packs" />
                  <Link to="?genre=kids">Only kids</Link>
                </>
              }
            />
          </Routes>
        </Frame>
      </MemoryRouter>
    </OperatorContext>
  </LanguageContext>
);

describe('a subscriber in the frame', () => {
  // The narrow page is what stands here: the rail of the wide one is in it, and not shown.
  it('finds the five places in the bar, or in the rail instead, and sees where they are', () => {
    render(portal());
    const bar = screen.getByRole('navigation', { name: 'Places' });
    const [rail] = screen.getAllByRole('navigation', { hidden: true });
    const names = (nav: HTMLElement | undefined) =>
      [...(nav?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    expect(names(bar)).toEqual(['Home', 'Packs', 'Add', 'Money', 'Help']);
    expect(names(rail)).toEqual(['Home', 'My packs', 'Add packs', 'Money', 'Help']);
    const current = within(bar).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Packs');
  });

  it('hears the balance and the unread alerts', () => {
    render(portal());
    expect(screen.getByRole('link', { name: 'Balance ₹214.50' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '3 unread alerts' })).toBeTruthy();
  });

  it('hears of one unread alert in the singular, and of none not at all', () => {
    const { rerender } = render(portal(1));
    expect(screen.getByRole('link', { name: '1 unread alert' })).toBeTruthy();
    rerender(portal(0));
    expect(screen.getByRole('link', { name: 'Alerts' })).toBeTruthy();
  });

  it('sees --- where the operator does not know their name', () => {
    render(portal(0, ''));
    expect(document.querySelector('a[href="/home/profile"]')?.textContent).toBe('---₹214.50');
  });

  it('leaves from the rail of a wide screen', async () => {
    render(portal());
    const [leave] = screen.getAllByRole('button', { name: 'Log out', hidden: true });
    await userEvent.setup().click(leave ?? document.body);
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  it('skips the places by keyboard', async () => {
    const user = userEvent.setup();
    render(portal());
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('reads it all in Hindi', () => {
    render(portal(2, 'आशा', 'hi'));
    expect(screen.getByRole('link', { name: '2 अपठित सूचनाएँ' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'मदद' })).toBeTruthy();
  });
});

describe('a subscriber who moves from screen to screen', () => {
  it('finds the title in the document and the focus on the heading, but not at the very first', async () => {
    const user = userEvent.setup();
    render(portal());
    expect(document.title).toBe('My packs · Tara Cable');
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getAllByRole('link', { name: 'Help' })[0] ?? document.body);
    expect(document.title).toBe('Help · Tara Cable');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Help' }));
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My packs' }));
  });

  it('keeps the focus while a filter changes only the address', async () => {
    const user = userEvent.setup();
    render(portal());
    const filter = screen.getByRole('link', { name: 'Only kids' });
    await user.click(filter);
    expect(document.activeElement).toBe(filter);
  });
});
