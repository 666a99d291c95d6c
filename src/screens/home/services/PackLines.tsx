import styled from 'styled-components';
import { shownPriceOf } from '../../../../store/core/values/price';
import { packKey } from '../../../../store/packs/packList';
import { isMarkedForRemoval } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { isPackFailure } from '../../../../store/wire/entities/packs/packStatus';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color, size, space, weight } from '../../../theme/tokens';
import { DaysLeft } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { SoftText } from '../../../ui/layout/SoftText';
import { dashboardText, homeText } from '../home.text';

/** As many as a tile has room for; the rest is counted, and is under My packs. */
const SHOWN = 3;

const Lines = styled.ul`
  display: grid;
  gap: ${space.xs};
`;

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
  & > :first-child {
    flex: 1 1 6rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > :first-child small {
    white-space: nowrap;
  }
  & > :last-child {
    margin-inline-start: auto;
    text-align: end;
  }
  b {
    font-weight: ${weight.strong};
  }
  small {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const Bad = styled.small`
  && {
    color: ${color.danger};
    font-weight: ${weight.strong};
  }
`;

interface PackLinesProps {
  readonly packs: readonly Pack[];
  /** The days of the tile: a pack says its own only where they differ. */
  readonly days: number | null;
}

/** The packs of a service with their prices; those that end as the subscriber asked are one line. */
export const PackLines = ({ packs, days }: PackLinesProps) => {
  const t = useText(homeText);
  const { and } = useText(dashboardText);
  const staying = packs.filter((pack) => !isMarkedForRemoval(pack));
  const leaving = packs.filter(isMarkedForRemoval);
  const rest = staying.length - SHOWN;
  return (
    <>
      {staying.length > 0 && (
        <Lines role="list">
          {staying.slice(0, SHOWN).map((pack) => (
            <PackLine key={packKey(pack)} pack={pack} days={days} />
          ))}
        </Lines>
      )}
      {rest > 0 && <SoftText>{t.morePacks(rest)}</SoftText>}
      {leaving.length > 0 && (
        <SoftText>
          {t.leaving(and(leaving.map(({ productname }) => productname)), leaving.length > 1)}
        </SoftText>
      )}
    </>
  );
};

interface PackLineProps {
  readonly pack: Pack;
  readonly days: number | null;
}

const PackLine = ({ pack, days }: PackLineProps) => {
  const t = useText(dashboardText);
  const period = pack.chargeperiod.toUpperCase();
  const { amount, isWithTax } = shownPriceOf(pack);
  const term = [
    isIn(t.per, period) && t.per[period],
    amount !== null && !isWithTax && t.beforeTax,
  ].filter(Boolean);
  return (
    <Line>
      <span>
        <b>
          <TextOrDashes text={pack.productname} />
        </b>
      </span>
      <span>
        {amount !== null && <Money amount={amount} />}
        {term.length > 0 && <small> {term.join(', ')}</small>}
        <PackNote pack={pack} days={days} />
      </span>
    </Line>
  );
};

/** What is not as the tile says: it failed, or ends on another day. */
const PackNote = ({ pack, days }: PackLineProps) => {
  const { failed } = useText(dashboardText);
  if (isPackFailure(pack)) return <Bad> {failed}</Bad>;
  if (pack.daysleft === null || pack.daysleft === days) return null;
  const Note = pack.daysleft < 0 ? Bad : 'small';
  return (
    <Note>
      {' '}
      <DaysLeft days={pack.daysleft} />
    </Note>
  );
};
