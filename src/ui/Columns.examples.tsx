import { Columns } from './Columns';
import { Money } from './Money';
import { amounts, Sample } from './Sample';
import type { Examples } from './Sample';
import { Sheet } from './Sheet';

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
