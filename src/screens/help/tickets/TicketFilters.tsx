import {
  loadTickets,
  selectTicketChoices,
  selectTicketQuery,
  TICKET_STATUSES,
  type TicketQuery,
} from '../../../../store/help/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { ChipChoice } from '../../../ui/buttons/ChipChoice';
import { Select } from '../../../ui/forms/Select';
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
      <ChipChoice
        label={t.status}
        all={t.allStatuses}
        options={TICKET_STATUSES}
        chosen={wanted.status || null}
        nameOf={(status) => statusText.status[status]}
        onChoose={(status) => filter({ status: status ?? '' })}
      />
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
