import { Columns } from './Columns';
import { Money } from '../data/Money';
import { amounts, Example } from '../data/Example';
import type { Examples } from '../data/Example';
import { Card } from './Card';

export const examples: Examples = {
  'Summary beside the screen': () => (
    <Example>
      {(t) => (
        <Columns
          asideLabel={t.bill}
          aside={
            <Card>
              {t.toRenew}
              <Money of={amounts.bill} size="big" />
            </Card>
          }
        >
          <Card>{t.ends}</Card>
        </Columns>
      )}
    </Example>
  ),
};
