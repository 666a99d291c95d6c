import { rupeesText } from '../books/pricing';
import { DAY, stampOf } from '../clock';
import type { Handlers } from '../route';
import { writeHistory } from '../seeds/history';
import { banners } from '../seeds/promos';
import { pageLimit, pageOfItems } from '../transport/paging';

interface HistoryRow {
  readonly id: number;
  readonly created: number;
  readonly description1: string;
  readonly description2: string;
  readonly transactiontype: string;
  readonly amount: number;
  readonly balance: number | null;
}

interface AlertRow {
  readonly id: number;
  readonly message: string;
  readonly weight: number;
  readonly alerttype: string;
  readonly image: string;
  readonly url: string;
  readonly created: number;
}

/** The moment at which a day of the Indian calendar begins. */
const startOfDay = (day: string) => Date.parse(`${day}T00:00:00+05:30`);

export const historyCalls: Handlers<'transactions' | 'alerts' | 'promos'> = {
  transactions: ({ database, customerid, request }) => {
    writeHistory(database, customerid);
    const { fromdate, todate, transactiontype = '', page, pagesize } = request;
    const { limit, offset } = pageLimit({ page, pagesize });
    const from = fromdate === undefined ? 0 : startOfDay(fromdate);
    const to = todate === undefined ? Number.MAX_SAFE_INTEGER : startOfDay(todate) + DAY - 1;
    return database
      .all<HistoryRow>(
        `select * from history where customerid = ?1 and created between ?2 and ?3
           and (?4 = '' or transactiontype = ?4) order by created desc, id desc limit ?5 offset ?6`,
        ...[customerid, from, to, transactiontype, limit, offset],
      )
      .map((row) => ({
        transactionid: String(row.id),
        created: stampOf(row.created),
        description1: row.description1,
        description2: row.description2,
        transactiontype: row.transactiontype,
        amount: rupeesText(row.amount),
        balance: row.balance === null ? null : rupeesText(row.balance),
      }));
  },

  alerts: ({ database, customerid, settings, request }) => {
    const rows = database.all<AlertRow>(
      'select * from alerts where customerid = ? order by weight desc, created desc, id',
      customerid,
    );
    return {
      count: rows.length,
      data: pageOfItems(rows, request).map((row) => ({
        idalert: String(row.id),
        message: settings.hostile() ? `<img src=x onerror=alert(1)>${row.message}` : row.message,
        weight: String(row.weight),
        alerttype: row.alerttype,
        entityid: customerid,
        entitytype: 'SUBSCRIBER',
        image: row.image,
        url: settings.hostile() ? 'javascript:alert(1)' : row.url,
        created: stampOf(row.created),
      })),
    };
  },

  promos: ({ clock, settings, request }) =>
    banners(clock.now(), settings.hostile())
      .filter(({ isAd }) => request.type === undefined || isAd === (request.type === 'ADS'))
      .map(({ promo }) => promo),
};
