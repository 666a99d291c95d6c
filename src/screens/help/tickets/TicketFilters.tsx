import {
  loadTickets,
  selectTicketChoices,
  selectTicketsWanted,
  TICKET_STATUSES,
  type TicketsWanted,
} from '../../../../store/help/tickets';
import { useText } from '../../../text/useText';
import { Chip, Chips } from '../../../ui/forms/Chip';
import { Select } from '../../../ui/forms/Select';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { supportText } from './support.text';
import { ticketWords } from './ticketWords.text';

/** Which tickets are listed. The categories are the operator's; without them the rest still filters. */
export const TicketFilters = () => {
  const t = useText(supportText);
  const words = useText(ticketWords);
  const dispatch = useAppDispatch();
  const wanted = useAppSelector(selectTicketsWanted);
  const categories = useAppSelector(selectTicketChoices)?.categories ?? [];
  const choose = (choice: Partial<TicketsWanted>) =>
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
