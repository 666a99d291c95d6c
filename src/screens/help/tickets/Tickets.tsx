import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { NEW_TICKET } from '../../../../store/core/paths';
import { ticketPath } from '../../../../store/core/viewPaths';
import {
  selectHasTicketDraft,
  selectIsTicketOutcomeUnknown,
} from '../../../../store/help/ticketDraft';
import {
  loadTickets,
  newestTickets,
  selectHasMoreTickets,
  selectTicketChoices,
  selectTicketQuery,
  selectTickets,
  TICKET_STATUSES,
  type TicketQuery,
} from '../../../../store/help/tickets';
import type { Ticket } from '../../../../store/wire/entities/service/tickets';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { target } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { ChipChoice } from '../../../ui/buttons/Chip';
import { FactLine } from '../../../ui/data/FactLine';
import { List, ListRow } from '../../../ui/data/List';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState, NoMatch } from '../../../ui/feedback/States';
import { Select } from '../../../ui/forms/Select';
import { Section } from '../../../ui/layout/Section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { supportText, ticketStatusText } from '../help.text';
import { NextPage, TicketAge, TicketStatusPill } from './ticketParts';

/** The filters of the list. The status filter works without the operator's categories. */
const TicketFilters = () => {
  const t = useText(supportText);
  const statusText = useText(ticketStatusText);
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectTicketQuery);
  const categories = useAppSelector(selectTicketChoices)?.categories ?? [];
  const filter = (change: Partial<TicketQuery>) =>
    dispatch(loadTickets.requested({ ...query, ...change, page: 1 }));
  return (
    <>
      <ChipChoice
        label={t.status}
        all={t.allStatuses}
        options={TICKET_STATUSES}
        chosen={query.status || null}
        nameOf={(status) => statusText.status[status]}
        onChoose={(status) => filter({ status: status ?? '' })}
      />
      <Select
        name="filterCategory"
        label={t.category}
        placeholder={t.allCategories}
        value={query.categoryid}
        onChange={({ currentTarget }) => filter({ categoryid: currentTarget.value })}
        options={categories.map(({ categoryid, category }) => ({
          value: categoryid,
          label: category || categoryid,
        }))}
      />
    </>
  );
};

/** Filters are shown for more tickets than this. */
const FILTER_THRESHOLD = 3;

/** The subscriber's tickets, newest first. */
export const Tickets = () => {
  const t = useText(supportText);
  const dispatch = useAppDispatch();
  const tickets = useAppSelector(selectTickets);
  const query = useAppSelector(selectTicketQuery);
  const hasMore = useAppSelector(selectHasMoreTickets);
  const isFiltered = query.status !== '' || query.categoryid !== '';
  const needsFilters = isFiltered || (tickets?.length ?? 0) > FILTER_THRESHOLD;
  // Once shown, the filters stay, so that they do not disappear in use.
  const [showsFilters, setShowsFilters] = useState(needsFilters);
  if (needsFilters && !showsFilters) setShowsFilters(true);
  const hasDraft = useAppSelector(selectHasTicketDraft);
  const isOutcomeUnknown = useAppSelector(selectIsTicketOutcomeUnknown);
  // "Show all" disappears when it is pressed, so the focus moves to the number of tickets.
  const countNote = useFocusRescue<HTMLSpanElement>(isFiltered);
  return (
    <Section
      title={t.tickets}
      actions={
        <ButtonLink tone="ghost" to={NEW_TICKET}>
          {hasDraft || isOutcomeUnknown ? t.goOn : t.create}
        </ButtonLink>
      }
    >
      {showsFilters && <TicketFilters />}
      <UnreadableRows call="tickets" />
      <VisuallyHidden role="status" ref={countNote} tabIndex={-1}>
        {tickets !== null && tickets.length > 0 && t.count(tickets.length)}
      </VisuallyHidden>
      <Loaded
        flow={loadTickets}
        value={tickets}
        onRetry={() => dispatch(loadTickets.requested({ ...query, page: 1 }))}
        skeleton={<SkeletonRows />}
      >
        {(loaded) => {
          if (loaded.length > 0)
            return (
              <>
                <TicketRows tickets={loaded} />
                <NextPage
                  flow={loadTickets}
                  hasMore={hasMore}
                  texts={t}
                  onLoad={() => dispatch(loadTickets.requested({ ...query, page: query.page + 1 }))}
                />
              </>
            );
          return isFiltered ? (
            <NoMatch
              title={t.noMatch}
              showAll={t.showAll}
              onShowAll={() => dispatch(loadTickets.requested(newestTickets))}
            />
          ) : (
            <EmptyState title={t.noTickets} description={t.noTicketsDescription} />
          );
        }}
      </Loaded>
    </Section>
  );
};

const Subject = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${target};
  overflow-wrap: anywhere;
`;

export const TicketRows = ({ tickets }: { readonly tickets: readonly Ticket[] }) => (
  <List>
    {tickets.map((ticket) => (
      <ListRow
        key={ticket.ticketid}
        title={
          <Subject to={ticketPath(ticket.ticketid)}>
            <TextOrDashes text={ticket.subject} />
          </Subject>
        }
        sub={
          <FactLine
            facts={[
              ticket.ticketid,
              <TextOrDashes key="category" text={ticket.category} />,
              <TicketAge key="age" ticket={ticket} />,
            ]}
          />
        }
        end={<TicketStatusPill ticket={ticket} />}
      />
    ))}
  </List>
);
