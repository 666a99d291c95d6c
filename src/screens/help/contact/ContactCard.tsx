import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, space, weight } from '../../../theme/tokens';
import { OutwardButton } from '../../../ui/buttons/ButtonLink';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Card } from '../../../ui/layout/Card';
import { SoftText, Text } from '../../../ui/layout/Text';

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
  /* A fact with a button has its name above the value, and the button beside both. */
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

/** A contact with its links, or the numbers that a caller needs. */
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
      <div>
        <Text as="h2" $size="title" id={id}>
          {title}
        </Text>
        {description !== undefined && <SoftText>{description}</SoftText>}
      </div>
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
            <OutwardButton key={label} href={to ?? ''} tone={at === 0 ? 'primary' : 'ghost'}>
              {label}
            </OutwardButton>
          ))}
        </Links>
      )}
      {children}
    </Card>
  );
};
