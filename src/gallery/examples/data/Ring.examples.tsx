import styled from 'styled-components';
import { color, size, space, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { DaysLeft } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { Ring } from '../../../ui/data/Ring';
import { amounts, Example } from './Example';
import type { Examples } from './Example';
import { Card } from '../../../ui/layout/Card';

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l};
  & > div {
    flex: 1 1 9rem;
  }
  b {
    font-weight: ${weight.strong};
  }
`;

const Soft = styled.div`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

export const examples: Examples = {
  'Pack state on a sheet': () => (
    <Example>
      {(t) => (
        <Card>
          <Beside>
            <Ring days={3} silent />
            <div>
              <b>
                <DaysLeft days={3} />
              </b>
              <Soft>{t.ends}</Soft>
            </div>
          </Beside>
          <Beside>
            <div>
              <Soft>{t.toRenew}</Soft>
              <Money amount={amounts.bill} size="big" />
            </div>
            <Soft as="span">{t.tax}</Soft>
          </Beside>
          <Button wide>{t.renew}</Button>
        </Card>
      )}
    </Example>
  ),
  'Rings: plenty, today, ended, unknown': () => (
    <Beside>
      <Ring days={24} />
      <Ring days={0} />
      <Ring days={-2} />
      <Ring days={null} />
      <Ring days={182} term={180} />
    </Beside>
  ),
};
