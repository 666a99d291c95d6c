import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { GalleryScreen, kitExamples } from '../../../../src/gallery/GalleryScreen';

const gallery = () =>
  render(
    <MemoryRouter>
      <GalleryScreen />
    </MemoryRouter>,
  );

describe('The gallery', () => {
  it('The gallery contains every examples file of the kit', () => {
    const folder = join(__dirname, '../../../../src/gallery/examples');
    const files = readdirSync(folder).filter((file) => file.endsWith('.examples.tsx'));
    const parts = files.flatMap((file) =>
      Object.values(jest.requireActual<Record<string, object>>(join(folder, file))).flatMap(
        Object.keys,
      ),
    );
    expect(Object.keys(kitExamples).sort()).toEqual(parts.sort());
  });

  it('Every example is shown under its name without a console error', () => {
    const complain = jest.spyOn(console, 'error').mockImplementation();
    gallery();
    for (const [name, examples] of Object.entries(kitExamples)) {
      const part = screen.getByRole('region', { name });
      for (const title of Object.keys(examples)) {
        expect(within(part).getAllByText(title).length).toBeGreaterThan(0);
      }
    }
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('The gallery switches theme and language', async () => {
    const user = userEvent.setup();
    gallery();
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'As the system' }));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('गैलरी');
  });
});
