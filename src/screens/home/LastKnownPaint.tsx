import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { Card } from '../../ui/layout/Card';
import { dateText } from '../../ui/ui.text';
import { dashboardText } from './home.text';

const FilledTile = styled(Card).attrs({ as: 'section' })`
  gap: ${space.m};

  ul {
    display: grid;
    gap: ${space.m};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
  }
  b {
    font-weight: ${weight.strong};
    overflow-wrap: anywhere;
  }
  li small {
    flex-basis: 100%;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** The page contains texts for this range of days left. A pack outside the range is shown with its date only. */
const DAYS = { first: -7, last: 35 };

/**
 * The last known Home for the HTML of the page: `public/skeleton.js` fills it before any script of the portal runs.
 * `LastKnownState`, which shows the same data, replaces it.
 */
export const LastKnownPaint = () => {
  const t = useText(dashboardText);
  const { daysLeft, months } = useText(dateText);
  const days = Array.from({ length: DAYS.last - DAYS.first + 1 }, (_, at) =>
    daysLeft(at + DAYS.first),
  );
  const [before, after] = t.updating.split('{date}');
  return (
    <FilledTile
      data-first-day={DAYS.first}
      data-days={days.join('|')}
      data-months={months.join('|')}
    >
      <ul>
        <li>
          <b data-slot="name" translate="no" />
          <span data-slot="days" />
          <small data-slot="date" translate="no" />
        </li>
      </ul>
      <p>
        {t.lastBalance}: <span data-slot="balance" translate="no" />
      </p>
      <small>
        {before}
        <span data-slot="at" translate="no" />
        {after}
      </small>
    </FilledTile>
  );
};
