import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { color, media, size, space, weight } from '../../theme/tokens';
import { TextOrDashes } from './TextOrDashes';

const namesAbove = css`
  dt,
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** With 'auto-fit', few columns take the whole width. */
const columns = (fit: 'auto-fill' | 'auto-fit', width: string, gap: string) => css`
  ${namesAbove}
  grid-template-columns: repeat(${fit}, minmax(min(${width}, 100%), 1fr));
  gap: ${space.m} ${gap};
`;

const namesBeside = css`
  gap: ${space.m};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.l};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    margin-inline-start: auto;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
  }
  & > div[data-total] {
    align-items: baseline;
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
    dt {
      color: ${color.ink};
    }
    dd {
      font-weight: ${weight.strong};
    }
  }
`;

const looks = {
  wide: columns('auto-fill', '13rem', space.xl),
  medium: css`
    ${columns('auto-fill', '11rem', space.l)}
    ${media.wide} {
      row-gap: ${space.l};
    }
  `,
  compact: css`
    ${columns('auto-fill', '8.5rem', space.l)}
    dd {
      font-variant-numeric: tabular-nums;
    }
  `,
  filling: columns('auto-fit', '9rem', space.l),
  fillingCompact: columns('auto-fit', '8.5rem', space.m),
  one: css`
    ${namesAbove}
    gap: ${space.m};
  `,
  /** Names at the left and values at the right. The total is below a line. */
  rows: namesBeside,
  /** Like `rows`, closer together and with a large total. */
  bill: css`
    ${namesBeside}
    gap: ${space.s};
    & > div[data-total] {
      font-size: ${size.title};
    }
  `,
  /** Names in a narrow column beside the values. */
  print: css`
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${space.xs} ${space.xl};
    padding: ${space.m} 0;
    & > div {
      display: contents;
    }
    dt {
      color: ${color.inkSoft};
    }
  `,
};
type Look = keyof typeof looks;

const Facts = styled.dl<{ readonly $look: Look }>`
  display: grid;
  dd {
    overflow-wrap: anywhere;
  }
  ${({ $look }) => looks[$look]}
`;

export type Fact = readonly [name: string, value: ReactNode];

interface FactListProps {
  readonly facts: readonly (Fact | null)[];
  /** For the looks `rows` and `bill`. */
  readonly total?: Fact;
  readonly look?: Look;
}

/** Names and values. A null fact is left out; an empty text is shown as '---' (specification §5). */
export const FactList = ({ facts, total, look = 'wide' }: FactListProps) => (
  <Facts $look={look}>
    {[...facts, total ?? null]
      .filter((fact) => fact !== null)
      .map((fact) => (
        <div key={fact[0]} data-total={fact === total || undefined}>
          <dt>{fact[0]}</dt>
          <dd>{typeof fact[1] === 'string' ? <TextOrDashes text={fact[1]} /> : fact[1]}</dd>
        </div>
      ))}
  </Facts>
);
