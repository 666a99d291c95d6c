import { useSearchParams } from 'react-router-dom';
import { PACK_STATUSES, type PackStatus } from '../../../../store/packs/packList';

/** The choice stands in the address, so that the way back from a pack leads to it again. */
export const useStatusFilter = () => {
  const [query, setQuery] = useSearchParams();
  const status = PACK_STATUSES.find((status) => status === query.get('show')) ?? null;
  const setStatus = (status: PackStatus | null) =>
    setQuery(status === null ? {} : { show: status }, { replace: true });
  return { shown: status, show: setStatus };
};
