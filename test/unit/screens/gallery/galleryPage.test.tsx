import { act, screen } from '@testing-library/react';
import { registerAllTranslations } from '../../../../src/translations/registerAll';

jest.mock('../../../../src/translations/registerAll', () => ({
  registerAllTranslations: jest.fn(),
}));

it('The page of the gallery shows the kit and has the texts of all languages', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => import('../../../../src/gallery/gallery'));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Gallery');
  expect(registerAllTranslations).toHaveBeenCalledTimes(1);
});
