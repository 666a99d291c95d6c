import { Money } from '../../../ui/data/Money';
import { Card } from '../../../ui/layout/Card';
import { Columns } from '../../../ui/layout/Columns';
import type { Examples } from '../data/Example';
import { amounts, Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Summary beside the screen': () => (
    <Example>
      {(t) => (
        <Columns
          asideLabel={t.bill}
          aside={
            <Card>
              {t.toRenew}
              <Money amount={amounts.bill} size="big" />
            </Card>
          }
        >
          <Card>{t.ends}</Card>
        </Columns>
      )}
    </Example>
  ),
};
