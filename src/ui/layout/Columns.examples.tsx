import { Columns } from './Columns';
import { Money } from '../data/Money';
import { amounts, Sample } from '../data/Example';
import type { Examples } from '../data/Example';
import { Sheet } from './Card';

export const examples: Examples = {
  'Summary beside the screen': () => (
    <Sample>
      {(t) => (
        <Columns
          asideLabel={t.bill}
          aside={
            <Sheet>
              {t.toRenew}
              <Money of={amounts.bill} size="big" />
            </Sheet>
          }
        >
          <Sheet>{t.ends}</Sheet>
        </Columns>
      )}
    </Sample>
  ),
};
