import * as paths from '../../core/paths';

const ROUTE_PARTS: ReadonlySet<string> = new Set(
  Object.values(paths).flatMap((path) => (typeof path === 'string' ? path.split(/[/?#]/) : [])),
);

/**
 * An address of the portal without its query. Each part that no route of the portal has becomes '…', because it may be
 * an id. Payment providers change the case of an address.
 */
export const pathWithoutIds = (address: string): string => {
  const [pathname = ''] = address.split(/[?#]/);
  return pathname
    .split('/')
    .map((part) => (ROUTE_PARTS.has(part.toLowerCase()) ? part : '…'))
    .join('/');
};
