import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { ScreenTitle } from '../../../../src/ui/layout/ScreenTitle';

it('The heading of a screen that is opened before the first one has come gets the focus', async () => {
  render(
    <MemoryRouter initialEntries={['/home']}>
      <Link to="/help">Help</Link>
      <Routes>
        <Route path="/home" element={null} />
        <Route path="/help" element={<ScreenTitle title="Help" />} />
      </Routes>
    </MemoryRouter>,
  );
  await userEvent.setup().click(screen.getByRole('link', { name: 'Help' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Help' }));
});
