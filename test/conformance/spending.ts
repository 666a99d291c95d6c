import { rupeesOf } from '../../store/core/values/money';
import type { Pack } from '../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../store/wire/entities/packs/packStatus';
import type { Player } from './play';

/** Calls that move money from or to the balance, or remove a pack. */
export const SPENDING_CALLS = ['renew', 'cancelForRefund', 'removePack'] as const;

/**
 * Spends at most `limit` paise from the balance of the test account: renews the cheapest pack that can be renewed.
 * Then it cancels one pack for a refund and removes another, if the account has such packs.
 */
export const playSpending = async ({ play, report }: Player, limit: number): Promise<void> => {
  const packs = (await play('renewablePacks', { productstatus: 'ALL' })) ?? [];
  const prices = (await play('longDurationPrices', undefined)) ?? [];
  const priceOf = ({ productid }: Pack) =>
    prices.find((row) => row.productid === productid)?.monthlyprice ?? Infinity;
  const [cheapest] = packs
    .filter((pack) => pack.renewable && priceOf(pack) <= limit)
    .sort((first, second) => priceOf(first) - priceOf(second));
  const price =
    cheapest && prices.find((row) => row.productid === cheapest.productid)?.monthlyprice;
  if (!cheapest || !price)
    report.note('renew', 'The account has no pack that can be renewed within the limit.');
  else {
    const results = await play('renew', {
      productid: cheapest.productid,
      chargeperiod: 'MONTHLY',
      ...(cheapest.stbno !== '' && { stbno: cheapest.stbno }),
      amount: rupeesOf(price),
    });
    if (results?.some(isPackFailure)) report.note('renew', 'The renewal of the pack has failed.');
  }
  await playRefund({ play, report }, packs);
};

const playRefund = async (
  { play, report }: Pick<Player, 'play' | 'report'>,
  packs: readonly Pack[],
): Promise<void> => {
  const given = packs.find(({ refundable, refundamount }) => refundable && refundamount);
  if (!given?.refundamount) report.note('cancelForRefund', 'The account has no refundable pack.');
  else
    await play('cancelForRefund', {
      productid: given.productid,
      ...(given.stbno !== '' && { stbno: given.stbno }),
      amount: rupeesOf(given.refundamount),
    });
  const removed = packs.find((pack) => pack !== given && pack.disconnectdate === '');
  if (!removed) report.note('removePack', 'The account has no other pack to remove.');
  else
    await play('removePack', {
      productid: removed.productid,
      ...(removed.stbno !== '' && { stbno: removed.stbno }),
    });
};
