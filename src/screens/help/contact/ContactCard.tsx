import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { color, size, space, weight } from '../../../theme/tokens';
import { buttonStyles } from '../../../ui/buttons/Button';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Card } from '../../../ui/layout/Card';

const Head = styled.div`
  h2 {
    font-size: ${size.title};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.m};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs} ${space.l};
  }
  dt {
    color: ${color.inkSoft};
  }
  dd {
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  /* With a button beside it the name is above the value. */
  & > div:has(button) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space.m};
  }
  & > div:has(button) > :last-child {
    grid-row: 1 / 3;
    grid-column: 2;
    max-width: 12rem;
    text-align: end;
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 10rem;
  }
`;

/** A link to the phone or the mail program. */
const ExternalLink = styled.a<{ readonly $tone: 'primary' | 'ghost'; readonly $wide: boolean }>`
  ${buttonStyles}
`;

interface ContactFact {
  readonly name: string;
  readonly value: string | undefined;
  readonly action?: ReactNode;
}

interface ContactLink {
  /** null when there is no number or address. */
  readonly to: string | null;
  readonly label: string;
}

interface ContactCardProps {
  readonly title: string;
  readonly description?: string;
  readonly facts: readonly ContactFact[];
  readonly links?: readonly ContactLink[];
  readonly children?: ReactNode;
}

/** A contact, or data to have at hand, with its links. */
export const ContactCard = ({
  title,
  description,
  facts,
  links = [],
  children,
}: ContactCardProps) => {
  const id = useId();
  const usable = links.filter(({ to }) => to !== null);
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {description !== undefined && <p>{description}</p>}
      </Head>
      <Facts>
        {facts.map(({ name, value, action }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <TextOrDashes text={value} />
            </dd>
            {action !== undefined && <dd>{action}</dd>}
          </div>
        ))}
      </Facts>
      {usable.length > 0 && (
        <Links>
          {usable.map(({ to, label }, at) => (
            <ExternalLink
              key={label}
              href={to ?? ''}
              $tone={at === 0 ? 'primary' : 'ghost'}
              $wide={false}
            >
              {label}
            </ExternalLink>
          ))}
        </Links>
      )}
      {children}
    </Card>
  );
};
