import {
  loadTickets,
  selectTicketChoices,
  selectTicketQuery,
  TICKET_STATUSES,
  type TicketQuery,
} from '../../../../store/help/tickets';
import { useText } from '../../../text/useText';
import { Chip, Chips } from '../../../ui/forms/Chip';
import { Select } from '../../../ui/forms/Select';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { supportText } from './support.text';
import { ticketStatusText } from './ticketStatus.text';

/** Which tickets are listed. The categories are the operator's; without them the rest still filters. */
export const TicketFilters = () => {
  const t = useText(supportText);
  const words = useText(ticketStatusText);
  const dispatch = useAppDispatch();
  const wanted = useAppSelector(selectTicketQuery);
  const categories = useAppSelector(selectTicketChoices)?.categories ?? [];
  const choose = (choice: Partial<TicketQuery>) =>
    dispatch(loadTickets.requested({ ...wanted, ...choice, page: 1 }));
  return (
    <>
      <Chips label={t.status}>
        <Chip chosen={wanted.status === ''} onToggle={() => choose({ status: '' })}>
          {t.allStatuses}
        </Chip>
        {TICKET_STATUSES.map((status) => (
          <Chip
            key={status}
            chosen={wanted.status === status}
            onToggle={(chosen) => choose({ status: chosen ? status : '' })}
          >
            {words.status[status]}
          </Chip>
        ))}
      </Chips>
      <Select
        name="filterCategory"
        label={t.category}
        placeholder={t.allCategories}
        value={wanted.categoryid}
        onChange={({ currentTarget }) => choose({ categoryid: currentTarget.value })}
        options={categories.map(({ categoryid, category }) => ({
          value: categoryid,
          label: category || categoryid,
        }))}
      />
    </>
  );
};
