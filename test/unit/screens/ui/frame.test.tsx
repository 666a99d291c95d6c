import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { LanguageContext } from '../../../../src/text/useText';
import { Snackbar } from '../../../../src/ui/feedback/Snackbar';
import { Frame } from '../../../../src/ui/frame/Frame';
import { OperatorContext } from '../../../../src/ui/frame/operator';
import { ScreenTitle } from '../../../../src/ui/layout/ScreenTitle';
import type { Language } from '../../../../store/core/languages';
import { paiseOf } from '../../../../store/core/values/money';

const paths = {
  home: '/home',
  packs: '/home/packs',
  add: '/home/add',
  money: '/home/money',
  help: '/home/help',
  alerts: '/home/alert',
  profile: '/home/profile',
  balance: '/home/topup',
  cart: '/checkout',
  within: [['/checkout', 'add']],
} as const;

const onLogOut = jest.fn();
const portal = (
  unread = 3,
  name = 'Asha Verma',
  language: Language = 'en',
  cart = 0,
  path = '/home/packs',
) => (
  <LanguageContext value={language}>
    <OperatorContext value={{ name: 'Tara Cable' }}>
      <MemoryRouter initialEntries={[path]}>
        <Frame
          paths={paths}
          balance={paiseOf('214.50')}
          unread={unread}
          cart={cart}
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

describe('The frame around the screens', () => {
  // The test renders the narrow page, which contains the rail of the wide one without showing it.
  it('The five navigation links are in the bar or in the rail, and the current one is marked', () => {
    render(portal());
    const bar = screen.getByRole('navigation', { name: 'Main menu' });
    const [rail] = screen.getAllByRole('navigation', { hidden: true });
    const names = (nav: HTMLElement | undefined) =>
      [...(nav?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
    expect(names(bar)).toEqual(['Home', 'Packs', 'Add', 'Money', 'Help']);
    expect(names(rail)).toEqual(['Home', 'My packs', 'Add packs', 'Money', 'Help']);
    const current = within(bar).getByRole('link', { current: 'page' });
    expect(current.textContent).toBe('Packs');
  });

  it.each([
    ['/home', 'Home', 'page'],
    ['/home/packs', 'My packs', 'page'],
    ['/home/packs/', 'My packs', 'page'],
    ['/home/packs/renew', 'My packs', 'true'],
    ['/home/money', 'Money', 'page'],
    ['/checkout', 'Add packs', 'true'],
    ['/home/profile', 'Asha Verma', 'page'],
    ['/home/profile/kyc', 'Asha Verma', 'true'],
    ['/home/alert', /^Alerts/, 'page'],
  ])('At %s the rail marks one place, %s, as the current %s', (path, name, current) => {
    render(portal(3, 'Asha Verma', 'en', 0, path));
    const rail = document.querySelector<HTMLElement>('[data-rail]');
    const marked = [...(rail?.querySelectorAll('[aria-current]') ?? [])];
    expect(marked.map((link) => link.textContent)).toEqual([expect.stringMatching(name)]);
    expect(marked.map((link) => link.getAttribute('aria-current'))).toEqual([current]);
  });

  it('The bar of a phone and the rail open the settings', () => {
    render(portal());
    const buttons = screen.getAllByRole('button', { name: 'Settings', hidden: true });
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button.getAttribute('popovertarget')).toBe('settings');
  });

  it('The balance and the unread alerts are announced', () => {
    render(portal());
    expect(screen.getByRole('link', { name: 'Balance ₹214.50' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '3 unread alerts' })).toBeTruthy();
  });

  it('One unread alert is announced in the singular, and zero alerts are not announced', () => {
    const { rerender } = render(portal(1));
    expect(screen.getByRole('link', { name: '1 unread alert' })).toBeTruthy();
    rerender(portal(0));
    expect(screen.getByRole('link', { name: 'Alerts' })).toBeTruthy();
  });

  it('A missing name is shown as ---', () => {
    render(portal(0, ''));
    expect(document.querySelector('a[href="/home/profile"]')?.textContent).toBe('---');
  });

  it('The rail of a wide screen has the logout', async () => {
    render(portal());
    const [leave] = screen.getAllByRole('button', { name: 'Log out', hidden: true });
    await userEvent.setup().click(leave ?? document.body);
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  it('The skip link skips the navigation', async () => {
    const user = userEvent.setup();
    render(portal());
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to content');
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('The whole frame is in Hindi', () => {
    render(portal(2, 'आशा', 'hi'));
    expect(screen.getByRole('link', { name: '2 अपठित सूचनाएँ' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'मदद' })).toBeTruthy();
  });
});

describe('Moving from screen to screen', () => {
  it('The document title changes and the heading gets the focus, except on the first screen', async () => {
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

  it('A filter that changes only the address keeps the focus', async () => {
    const user = userEvent.setup();
    render(portal());
    const filter = screen.getByRole('link', { name: 'Only kids' });
    await user.click(filter);
    expect(document.activeElement).toBe(filter);
  });
});

describe('The cart and the balance', () => {
  const rail = () => within(document.querySelector<HTMLElement>('[data-rail]') ?? document.body);
  const inRail = (name: string) => rail().queryByRole('link', { name, hidden: true });

  it('What waits in the cart is counted on every screen, and one tap opens the cart', () => {
    const { rerender } = render(portal(0, 'Asha Verma', 'en', 2, '/home/help'));
    expect(screen.getByRole('link', { name: '2 in your cart' }).getAttribute('href')).toBe(
      '/checkout',
    );
    expect(inRail('Cart 2 in your cart')?.getAttribute('href')).toBe('/checkout');
    rerender(portal(0, 'Asha Verma', 'en', 0, '/home/help'));
    expect(document.querySelectorAll('a[href="/checkout"]')).toHaveLength(0);
  });

  it('The rail of a wide screen shows the balance and leads to adding money', () => {
    render(portal());
    expect(inRail('Balance ₹214.50. Add money')?.getAttribute('href')).toBe('/home/topup');
  });
});

it('On a phone the snackbar is above the whole bottom bar', () => {
  const message = {
    status: 'success',
    backgroundColor: '',
    leftalign: 15,
    minwidth: 85,
  } as const;
  render(portal());
  render(<Snackbar shown={{ ...message, message: 'Done' }} />);
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent).join('');
  const [, height = ''] = /--bottom-nav:\s*(calc\([^;]+\));/.exec(css) ?? [];
  const [, bottom] = /has\(\[data-bottom-bar\]\)[^{}]*\{\s*bottom:\s*([^;]+);/.exec(css) ?? [];
  expect(height).toContain('safe-area-inset-bottom');
  expect(bottom).toBe(height);
});
