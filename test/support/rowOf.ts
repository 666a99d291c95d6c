import type { Endpoint } from '../../sagas/api/endpoint';
import { endpoints } from '../../sagas/api/endpoints';

/**
 * Rows with an id in the path come last, because such a path also fits other addresses: `ticket.php/{ticketid}` fits
 * `ticket.php/contactmethods`.
 */
const rows: readonly Endpoint[] = Object.values(endpoints).sort(
  (one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')),
);

const shapeOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`^/${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/, '(?<$1>[^/]+)')}$`);

/**
 * The row of the table that a request belongs to; the two rows of a renewal are told apart by their `accept` header.
 */
export const rowOf = (method: string, url: string, accept: string): Endpoint | undefined => {
  const { pathname } = new URL(url);
  const reads = accept === 'text/plain' ? 'text' : 'json';
  return rows.find(
    (row) => row.method === method && row.reads === reads && shapeOf(row).test(pathname),
  );
};

/** The fields in the address of a request: its query, and the id in its path. */
export const askedInAddress = (row: Endpoint, url: string): Readonly<Record<string, string>> => {
  const { pathname, searchParams } = new URL(url);
  return { ...shapeOf(row).exec(pathname)?.groups, ...Object.fromEntries(searchParams) };
};
