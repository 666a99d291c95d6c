import { DaysLeft } from '../../../ui/data/DateText';
import { List, Row, RowNumber } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { Mark } from '../../../ui/feedback/Pill';
import type { Examples } from './Example';
import { amounts, Example } from './Example';

export const galleryExamples: Examples = {
  'List of packs': () => (
    <Example>
      {(t) => (
        <List label={t.packs}>
          <Row
            title={t.family}
            sub={t.familySub}
            end={<Money amount={amounts.bill} />}
            endSub={<DaysLeft days={3} />}
          />
          <Row title={t.swap} sub={t.swapSub} />
        </List>
      )}
    </Example>
  ),
  'List of channels': () => (
    <Example>
      {(t) => (
        <List label={t.channels}>
          <Row
            lead={<RowNumber>612</RowNumber>}
            title={
              <>
                {t.channel}
                <Mark>HD</Mark>
              </>
            }
            sub={t.channelSub}
            end={<Money amount={amounts.channel} />}
            endSub={t.month}
          />
          <Row
            lead={<RowNumber>1614</RowNumber>}
            title={t.channel}
            sub={t.channelSub}
            end={<Money amount={null} />}
            endSub={t.month}
          />
        </List>
      )}
    </Example>
  ),
};
