import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LanguageContext } from '../../../../src/text/useText';
import { Dialog } from '../../../../src/ui/feedback/Dialog';
import { Loader } from '../../../../src/ui/feedback/Loader';
import { Snackbar } from '../../../../src/ui/feedback/Snackbar';
import { error, success } from '../../../../store/app/snackbar';

/** All styles of the page without white space. */
const styles = (): string =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n')
    .replace(/\s+/g, '');

describe('A dialog', () => {
  const Asking = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Remove
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Remove it?" actions={<b>Yes</b>}>
          It stays on until Tuesday.
        </Dialog>
      </>
    );
  };

  it('The focus is inside, and the page behind is inert', async () => {
    const user = userEvent.setup();
    render(<Asking />);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const dialog = screen.getByRole('dialog', { name: 'Remove it?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.tab();
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each(['{Escape}', '{Enter}'])(
    'Closing it by %s on the cross returns the focus to where it was',
    async (key) => {
      const user = userEvent.setup();
      render(<Asking />);
      await user.click(screen.getByRole('button', { name: 'Remove' }));
      screen.getByRole('button', { name: 'Close' }).focus();
      await user.keyboard(key);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove' }));
    },
  );

  it('The dialog writes no style element, which a strict policy would refuse', async () => {
    const user = userEvent.setup();
    render(<Asking />);
    const before = document.querySelectorAll('style').length;
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(document.querySelectorAll('style:not([data-styled])')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(before);
  });
});

describe('The snackbar', () => {
  it('A success is announced politely and an error at once, from regions that exist beforehand', () => {
    const { rerender } = render(<Snackbar shown={null} />);
    const polite = screen.getByRole('status');
    const urgent = screen.getByRole('alert');
    rerender(<Snackbar shown={success('Saved')} />);
    expect(polite.textContent).toBe('Saved');
    rerender(<Snackbar shown={error('Two  spaces')} />);
    expect(screen.getByRole('alert')).toBe(urgent);
    expect(urgent.textContent).toBe('Two  spaces');
    expect(polite.textContent).toBe('');
  });

  const computed = (name: string) => getComputedStyle(screen.getByText(name));

  it('The snackbar has the documented green and red, left offset 15 and minimum width 85', () => {
    const { rerender } = render(<Snackbar shown={success('Saved')} />);
    expect(computed('Saved').backgroundColor).toBe('rgb(71, 184, 129)');
    expect(computed('Saved').color).toBe('rgb(11, 31, 20)');
    rerender(<Snackbar shown={error('Refused')} />);
    expect(computed('Refused').backgroundColor).toBe('rgb(236, 76, 71)');
    expect(computed('Refused').color).toBe('rgb(26, 5, 3)');
    expect(computed('Refused').left).toBe('15px');
    expect(computed('Refused').minWidth).toBe('85px');
  });

  it('The position follows the event, and an invalid background colour is ignored', () => {
    const shown = { ...success('Saved'), leftalign: 40, minwidth: 200, backgroundColor: 'url(x)' };
    render(<Snackbar shown={shown} />);
    expect(computed('Saved').left).toBe('40px');
    expect(computed('Saved').minWidth).toBe('200px');
    expect(computed('Saved').backgroundColor).toBe('rgb(71, 184, 129)');
  });

  it('The snackbar has the full width without offset up to 768 px', () => {
    render(<Snackbar shown={success('Saved')} />);
    const narrow = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .filter(({ media }) => media.mediaText === '(max-width: 768px)')
      .map(({ cssText }) => cssText.replace(/\s+/g, ''))
      .find((text) => text.includes('width:100%'));
    expect(narrow).toMatch(/left:0(px)?;/);
  });
});

describe('The loader', () => {
  it('The documented sentence is announced from a region that exists beforehand', () => {
    const { rerender } = render(<Loader visible={false} />);
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    rerender(<Loader visible />);
    expect(screen.getByRole('status')).toBe(region);
    expect(region.textContent).toBe('Please wait a moment...');
    expect(region.querySelector('img')?.getAttribute('src')).toBe('/dist/loader.svg');
  });

  it('The loader is hidden for the first 300 ms', () => {
    render(<Loader visible />);
    const cover = screen.getByText('Please wait a moment...').parentElement;
    if (cover === null) throw new Error('no cover');
    expect(getComputedStyle(cover).visibility).toBe('hidden');
    expect(styles()).toMatch(/animation:\w+1ms300msforwards/);
  });

  it('The sentence is translated to Hindi', () => {
    render(
      <LanguageContext value="hi">
        <Loader visible />
      </LanguageContext>,
    );
    expect(screen.getByRole('status').textContent).toBe('कृपया थोड़ी देर प्रतीक्षा करें...');
  });
});
