import { useSearchParams } from 'react-router-dom';
import { PACK_STATUSES, type PackStatus } from '../../../../store/wire/entities/packs/packStatus';

/** The filter is in the address, so that it is kept on the way back from a pack. */
export const useStatusFilter = () => {
  const [query, setQuery] = useSearchParams();
  const status = PACK_STATUSES.find((status) => status === query.get('show')) ?? null;
  const setStatus = (status: PackStatus | null) =>
    setQuery(status === null ? {} : { show: status }, { replace: true });
  return { shown: status, show: setStatus };
};
