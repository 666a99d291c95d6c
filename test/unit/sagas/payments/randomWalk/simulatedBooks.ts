import { FailureError } from '../../../../../sagas/api/failures';
import type { Paise } from '../../../../../store/core/values/money';
import type { CallName } from '../../../../../store/wire/answers';
import type { Pack } from '../../../../../store/wire/entities/packs/packs';
import type { Transaction } from '../../../../../store/wire/entities/payments/transactions';
import { currentRow } from '../../../../../store/writes/evidence';
import type { Idempotency } from '../../../../operator/transport/idempotency';
import { aCart, anOrder, aPack, aSubscriber, aTransaction } from '../../../../support/builders';

export const CUSTOMER = '700412';
const BEFORE = '2026-11-24';
export const AFTER = '2026-12-24';
export const REFUND = 578 as Paise;
export const PRICES: Readonly<Record<string, Paise>> = { A: 10_000 as Paise, B: 5_782 as Paise };

export const SUBSCRIBER = aSubscriber({ customerid: CUSTOMER });
export const CART = aCart();
const PACKS = Object.keys(PRICES).map((productid) =>
  aPack({ productid, stbno: '', productstatus: 'ACTIVE', expirydate: BEFORE, renewable: true }),
);

/**
 * An operator that takes money from the balance or gives it back. It carries out every write whose key it does not
 * know, so only the portal keeps the same thing from being paid twice. A copy of a write that was carried out gets the
 * first answer where keys are known, and is judged by itself and refused where they are not.
 */
export class SimulatedBooks {
  /** The key of every time money was moved. */
  readonly moved: string[] = [];
  private balance = 100_000;
  private transactions: readonly Transaction[] = [];
  private packs: readonly Pack[] = PACKS;
  private cart = CART;
  private readonly answered = new Map<string, unknown>();
  private readonly promised = new Set<string>();

  constructor(private readonly idempotency: Idempotency) {}

  read(call: CallName): unknown {
    switch (call) {
      case 'subscriber':
        return { ...SUBSCRIBER, balance: this.balance as Paise };
      case 'transactions':
        return this.transactions;
      case 'activePacks':
      case 'renewablePacks':
        return this.packs;
      case 'longDurationPrices':
        return [];
      case 'cart':
        return this.cart;
      default:
        throw new Error(`not simulated: ${call}`);
    }
  }

  write(call: CallName, request: unknown, key: string): unknown {
    if (this.answered.has(key)) {
      if (this.idempotency === 'ignores') throw this.refusal(call);
      return this.answered.get(key);
    }
    const answer = this.carryOut(call, request as Readonly<Record<string, string>>, key); // requests are texts by name
    this.answered.set(key, answer);
    return answer;
  }

  /**
   * Notes a write that has arrived and is carried out later: an operator that knows keys answers a copy like the first.
   */
  promise(key: string): void {
    if (this.idempotency !== 'ignores') this.promised.add(key);
  }

  refuse(call: CallName, request: unknown, key: string): unknown {
    if (this.promised.has(key) || this.answered.has(key)) return this.write(call, request, key);
    throw this.refusal(call);
  }

  private refusal(call: CallName): FailureError {
    const no = { status: 409, message: 'Not now.', code: '1087' } as const;
    return new FailureError({ kind: 'refused', call, ...no });
  }

  private carryOut(call: CallName, request: Readonly<Record<string, string>>, key: string) {
    this.moved.push(key);
    switch (call) {
      case 'checkout': {
        const { cartdetails, total } = this.cart;
        this.take(total);
        for (const { productid, stbno } of cartdetails) this.start(productid, stbno);
        this.cart = { ...CART, cartdetails: [] };
        const results = cartdetails.map(({ productid }) => this.result(productid, 'ACTIVE'));
        return anOrder({ amount: total, status: 'PAID', results });
      }
      case 'renew':
      case 'renewReadingText':
        return this.renew(request['productid']?.split(',') ?? [], call);
      case 'cancelForRefund':
        this.take((0 - REFUND) as Paise);
        this.packs = this.packs.map((pack) =>
          pack.productid === request['productid'] ? { ...pack, productstatus: 'CANCEL' } : pack,
        );
        return { ...this.result(request['productid'] ?? '', 'CANCEL'), message: '' };
      default:
        throw new Error(`not simulated: ${call}`);
    }
  }

  private renew(productids: readonly string[], call: CallName) {
    for (const productid of productids) this.start(productid, '');
    this.take(productids.reduce((sum, id) => sum + (PRICES[id] ?? 0), 0) as Paise); // whole paise stay whole
    const results = productids.map((productid) => this.result(productid, 'ACTIVE'));
    return call === 'renew' ? results : 'Renewed.';
  }

  private start(productid: string, stbno: string): void {
    const known = currentRow(this.packs.filter((pack) => pack.productid === productid));
    const pack = known ?? aPack({ productid, stbno, productstatus: 'ACTIVE' });
    this.packs = [...this.packs.filter((one) => one !== known), { ...pack, expirydate: AFTER }];
  }

  private take(amount: Paise): void {
    this.balance -= amount;
    const row = aTransaction({
      transactionid: String(this.transactions.length + 1),
      created: `2026-11-22 10:00:${String(this.transactions.length).padStart(2, '0')}`,
      transactiontype: amount > 0 ? 'Subscription Charges' : 'Account Recharge',
      amount: Math.abs(amount) as Paise,
      balance: this.balance as Paise,
    });
    this.transactions = [row, ...this.transactions];
  }

  private result(productid: string, productstatus: string) {
    return {
      ...{ productid, productname: productid, productstatus, errorcode: '', error: '' },
      ...{ stbno: '', amount: null, expirydate: AFTER, refundamount: REFUND },
    };
  }
}
