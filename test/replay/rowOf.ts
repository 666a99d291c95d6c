import type { Endpoint } from '../../sagas/api/endpoint';
import { endpoints } from '../../sagas/api/endpoints';

const rows: readonly Endpoint[] = Object.values(endpoints);

const shapeOf = ({ path }: Endpoint): RegExp =>
  new RegExp(`/${path.replaceAll('.', '\\.').replace(/\{\w+\}/, '[^/]+')}$`);

/** The row of the table that a request belongs to; the two of a renewal are told apart by what they want to read. */
export const rowOf = (method: string, url: string, accept: string): Endpoint | undefined => {
  const { pathname } = new URL(url);
  const reads = accept === 'text/plain' ? 'text' : 'json';
  return rows.find(
    (row) =>
      !row.path.startsWith('{') &&
      row.method === method &&
      row.reads === reads &&
      shapeOf(row).test(pathname),
  );
};
