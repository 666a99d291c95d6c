import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { TermsScreen } from '../../../../src/screens/identity/terms/TermsScreen';
import { OperatorContext, type OperatorInfo } from '../../../../src/ui/frame/operator';
import { loadedReducer } from '../../../support/stateAfter';

const show = (operator: Partial<OperatorInfo>) =>
  render(
    <Provider store={configureStore({ reducer: loadedReducer() })}>
      <MemoryRouter>
        <OperatorContext value={{ name: 'Nagar Cable', ...operator }}>
          <TermsScreen />
        </OperatorContext>
      </MemoryRouter>
    </Provider>,
  ).container;

const NOT_PUBLISHED =
  'Nagar Cable has not published its terms here. You can ask for them before you accept.';

describe('The terms after the login', () => {
  it('They are the text of the operator, paragraph by paragraph and never as markup', () => {
    show({ terms: { en: 'Pay <b>in time</b>.\n\nKeep the box dry.' } });
    expect(screen.getByText('Pay <b>in time</b>.')).toBeTruthy();
    expect(screen.getByText('Keep the box dry.')).toBeTruthy();
    expect(screen.getByLabelText('I have read and accept the terms')).toBeTruthy();
    expect(screen.queryByText(NOT_PUBLISHED)).toBeNull();
  });

  it('A text in another language than the page is marked with its language', () => {
    show({ terms: { hi: 'समय पर भुगतान करें।' } });
    expect(screen.getByText('समय पर भुगतान करें।').closest('[lang]')?.getAttribute('lang')).toBe('hi');
  });

  it('They may be on a page of the operator', () => {
    show({ terms: { en: 'https://example.com/terms' } });
    const link = screen.getByRole('link', { name: 'Read the terms' });
    expect(link.getAttribute('href')).toBe('https://example.com/terms');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('Without them the screen says so, names whom to ask and claims nothing in their place', () => {
    const screenOf = show({ phone: '1800 000 4417', email: 'care@example.com' });
    expect(screen.getByText(NOT_PUBLISHED)).toBeTruthy();
    expect(screen.getByRole('link', { name: '1800 000 4417' }).getAttribute('href')).toBe(
      'tel:18000004417',
    );
    expect(screen.getByRole('link', { name: 'care@example.com' })).toBeTruthy();
    expect(screen.getByLabelText('I accept the terms of Nagar Cable')).toBeTruthy();
    expect(screenOf.textContent).not.toMatch(/have read|GST|working days/);
  });
});
