import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { ReceiptActions } from '../../../../src/screens/payments/status/receipt/ReceiptActions';
import {
  type PaymentReceipt,
  receiptFile,
  receiptFileName,
  useReceipt,
} from '../../../../src/screens/payments/status/receipt/receiptFacts';
import {
  type ReceiptSource,
  receiptSourceOf,
} from '../../../../src/screens/payments/status/receipt/receiptSource';
import { OperatorContext, type OperatorInfo } from '../../../../src/ui/frame/operator';
import type { Paise } from '../../../../store/core/values/money';
import { logIn } from '../../../../store/identity/session';
import { uncheckedPayment } from '../../../../store/payments/statusCheck';
import { createPortalStore } from '../../../../store/root/createPortalStore';
import { aSubscriber } from '../../../support/builders';

const pack = {
  ...{ productid: 'P1', productname: 'Family <HD>', productstatus: 'ACTIVE', errorcode: '' },
  ...{ error: '', stbno: '000000004417', amount: 34_078 as Paise, expirydate: '2026-12-25' },
  refundamount: null,
};
const source: ReceiptSource = {
  ...{ reference: 'TX1', amount: 34_078 as Paise, gst: 5_198 as Paise, mode: 'INSTALMENT' },
  ...{ when: '2026-11-22 14:41:00', purpose: 'CART', productinfo: '', account: '••••2290' },
  ...{ bankReference: 'BR1', dueDate: '2026-12-03', results: [pack], isPaidByUser: true },
};
const named: OperatorInfo = {
  ...{ name: 'Selfcare', legalName: 'Selfcare Cable Limited', gstin: '27ABCDE1234F1Z5' },
  ...{ sac: '9984', phone: '1800 000 4417' },
};

const shown = (
  element: React.ReactNode,
  operator: OperatorInfo = { name: 'Selfcare' },
  isLoggedIn = false,
) => {
  const { store } = createPortalStore();
  if (isLoggedIn) store.dispatch(logIn.succeeded(aSubscriber({ firstname: 'Asha' })));
  return render(
    <Provider store={store}>
      <OperatorContext value={operator}>{element}</OperatorContext>
    </Provider>,
  );
};

/** The receipt as it goes to paper and into the file. */
const receiptOf = (
  receiptSource: ReceiptSource = source,
  operator?: OperatorInfo,
  isLoggedIn = false,
): PaymentReceipt => {
  const made: PaymentReceipt[] = [];
  const Probe = () => {
    made.push(useReceipt(receiptSource));
    return null;
  };
  shown(<Probe />, operator, isLoggedIn);
  const [receipt] = made;
  if (!receipt) throw new Error('No receipt was made');
  return receipt;
};

const PRIVATE = ['legalName', 'gstin', 'sac'] as const;

describe('A receipt', () => {
  it('A receipt has the packs, the tax, the total, the number, the reference and the due date', () => {
    expect(receiptOf()).toMatchObject({
      when: '22\u00a0Nov\u00a02026, 14:41',
      lines: [
        {
          name: 'Family <HD>',
          detail: 'Box ending\u00a04417',
          period: 'Until 25\u00a0Dec\u00a02026',
        },
      ],
      sums: [
        ['Before tax', '₹288.80'],
        ['GST', '₹51.98'],
      ],
      total: ['Total paid', '₹340.78'],
      facts: [
        ['Reference', 'TX1'],
        ['Paid for the number', '••••2290'],
        ['Payment method', 'Pay later'],
        ['Bank reference', 'BR1'],
        ['Pay the provider by', '3\u00a0Dec\u00a02026'],
      ],
    });
  });

  it('A receipt says nothing of a tax, a date or a number that no answer brought', () => {
    const bare = receiptOf({ ...source, gst: null, dueDate: '', account: '', bankReference: '' });
    expect(bare.sums).toEqual([]);
    expect(bare.facts.map(([name]) => name)).toEqual(['Reference', 'Payment method']);
  });

  it('A pack that did not start has no period on the receipt', () => {
    const failed = { ...pack, productstatus: 'FAILED', error: 'CLOSE' };
    const [line] = receiptOf({ ...source, results: [failed] }).lines;
    expect(line).toMatchObject({ period: '', detail: expect.stringContaining('Not started') });
    expect(JSON.stringify(line)).not.toContain('CLOSE');
  });

  it('A guest’s receipt names nobody as the payer, on paper and in its file', async () => {
    expect(receiptFile(receiptOf(), 'en')).not.toContain('Paid by');
    expect(receiptFile(receiptOf(), 'en')).toContain('••••2290');
    const printed: string[] = [];
    window.print = () =>
      void printed.push(document.querySelector('[data-paper]')?.textContent ?? '');
    shown(<ReceiptActions source={source} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(printed[0]).toContain('Paid for the number••••2290');
    expect(printed[0]).not.toContain('Paid by');
  });

  it('A receipt opened by its reference alone names no payer, even if a subscriber is logged in', () => {
    expect(receiptOf({ ...source, isPaidByUser: false }, undefined, true).payer.lines).toEqual([]);
    const paid = { ...uncheckedPayment('TX1'), confirmed: true, status: 'paid' as const };
    expect(receiptSourceOf(paid, null).isPaidByUser).toBe(false);
  });

  it('A subscriber is named as the payer, and the number beside it is not', () => {
    const { payer, facts } = receiptOf(source, undefined, true);
    expect(payer).toEqual({
      title: 'Paid by',
      lines: ['Asha', expect.stringMatching(/^Customer number/)],
    });
    expect(facts).toContainEqual(['Paid for the number', '••••2290']);
  });

  it.each([
    ['a guest', false, 'Call 1800 000 4417 and quote', 'Ask your operator and quote'],
    ['a subscriber', true, 'Call 1800 000 4417 or open Help and quote', 'Open Help and quote'],
  ])('The receipt sends %s only where they can go', (_, isLoggedIn, byPhone, without) => {
    expect(receiptOf(source, named, isLoggedIn).foot).toContain(`Questions? ${byPhone}`);
    expect(receiptOf(source, undefined, isLoggedIn).foot).toContain(`Questions? ${without}`);
  });

  it('A receipt has a long reference in short and whole', () => {
    const { facts } = receiptOf({ ...source, reference: 'TX4417q2ZKm8RbW1yc7HfLsE' });
    expect(facts.slice(0, 2)).toEqual([
      ['Reference', '••••\u00a0YC7H\u00a0FLSE'],
      ['Full reference', 'TX4417q2ZKm8RbW1yc7HfLsE'],
    ]);
  });

  it('A receipt without a reference asks to quote none', () => {
    const { facts, foot } = receiptOf({ ...source, reference: '' }, named, true);
    expect(facts.map(([name]) => name)).not.toContain('Reference');
    expect(foot).toBe(
      'Questions? Call 1800 000 4417 or open Help. This receipt was made by a computer and needs no signature.',
    );
  });

  it.each(PRIVATE)(
    'The receipt shows the field %s only where the operator has configured it',
    (field) => {
      const value = named[field] ?? '?';
      expect(receiptFile(receiptOf(source, named), 'en')).toContain(value);
      expect(receiptFile(receiptOf(source), 'en')).not.toContain(value);
    },
  );

  it('Markup in a name stays text in the file of the receipt', () => {
    const file = receiptFile(receiptOf(), 'en');
    expect(file).toContain('Family &lt;HD&gt;');
    expect(file).not.toContain('<HD>');
    expect(file).not.toMatch(/<script|src=|href=/);
    expect(receiptFileName('../TX 1<')).toBe('receipt-TX1.html');
  });
});

describe('The actions of a receipt', () => {
  const print = jest.fn();
  beforeEach(() => {
    print.mockReset();
    window.print = print;
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'canShare');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('The button prints one page, which exists only while it is printed', async () => {
    print.mockImplementation(() => {
      const page = document.querySelector<HTMLElement>('body > [data-paper]');
      expect(page && within(page).getByText('Payment receipt')).toBeTruthy();
      expect(page?.querySelector('button, a')).toBeNull();
    });
    shown(<ReceiptActions source={source} />);
    await userEvent.click(screen.getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledTimes(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('[data-paper]')).toBeNull();
  });

  it('The receipt is shared as a file where the browser can share files, and saved otherwise', async () => {
    const share = jest.fn<Promise<void>, [ShareData]>().mockResolvedValue();
    Object.assign(navigator, { canShare: () => true, share });
    shown(<ReceiptActions source={source} />);
    await userEvent.click(screen.getByRole('button', { name: 'Share receipt' }));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['receipt-TX1.html', 'text/html']);
    Object.assign(navigator, { canShare: () => false });
    shown(<ReceiptActions source={source} />);
    expect(screen.getByRole('button', { name: 'Save receipt' })).toBeTruthy();
  });
});
