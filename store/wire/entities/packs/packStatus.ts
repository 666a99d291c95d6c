import type { Pack, PackResult } from './packs';

/**
 * Whether the operator could not carry out a request for a pack. By the specification (§3, Product/pack result), an
 * error or an error code means failure. The status FAILED does too, even if the result has neither.
 */
export const isPackFailure = ({
  productstatus,
  error,
  errorcode,
}: Pick<PackResult, 'productstatus' | 'error' | 'errorcode'>): boolean =>
  errorcode !== '' || error !== '' || productstatus === 'FAILED';

/**
 * The statuses of a pack (specification §4), of which CANCEL and FAILED are documented. 'OTHER' stands for any other
 * status.
 */
export const PACK_STATUSES = ['ACTIVE', 'EXPIRED', 'CANCEL', 'FAILED'] as const;
export type PackStatus = (typeof PACK_STATUSES)[number];

export const packStatusOf = (pack: Pack): PackStatus | 'OTHER' =>
  isPackFailure(pack)
    ? 'FAILED'
    : (PACK_STATUSES.find((status) => status === pack.productstatus) ?? 'OTHER');

export const isCancelled = (pack: Pack): boolean => packStatusOf(pack) === 'CANCEL';
