import {
  loadTickets,
  selectTicketChoices,
  selectTicketQuery,
  TICKET_STATUSES,
  type TicketQuery,
} from '../../../../store/help/tickets';
import { useText } from '../../../text/useText';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import { Select } from '../../../ui/forms/Select';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { supportText } from './support.text';
import { ticketStatusText } from './ticketStatus.text';

/** The filters of the list. The status filter works without the operator's categories. */
export const TicketFilters = () => {
  const t = useText(supportText);
  const statusText = useText(ticketStatusText);
  const dispatch = useAppDispatch();
  const wanted = useAppSelector(selectTicketQuery);
  const categories = useAppSelector(selectTicketChoices)?.categories ?? [];
  const filter = (change: Partial<TicketQuery>) =>
    dispatch(loadTickets.requested({ ...wanted, ...change, page: 1 }));
  return (
    <>
      <Chips label={t.status}>
        <Chip chosen={wanted.status === ''} onToggle={() => filter({ status: '' })}>
          {t.allStatuses}
        </Chip>
        {TICKET_STATUSES.map((status) => (
          <Chip
            key={status}
            chosen={wanted.status === status}
            onToggle={(chosen) => filter({ status: chosen ? status : '' })}
          >
            {statusText.status[status]}
          </Chip>
        ))}
      </Chips>
      <Select
        name="filterCategory"
        label={t.category}
        placeholder={t.allCategories}
        value={wanted.categoryid}
        onChange={({ currentTarget }) => filter({ categoryid: currentTarget.value })}
        options={categories.map(({ categoryid, category }) => ({
          value: categoryid,
          label: category || categoryid,
        }))}
      />
    </>
  );
};
