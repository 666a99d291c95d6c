import { Example } from '../data/Example';
import type { Examples } from '../data/Example';
import { Tabs } from '../../../ui/layout/Tabs';

export const examples: Examples = {
  'Views of one thing': () => (
    <Example>
      {(t) => (
        <Tabs
          label={t.family}
          tabs={[
            { key: 'details', label: t.details, content: t.ends },
            { key: 'channels', label: t.channels, content: t.familySub },
            { key: 'bill', label: t.bill, content: t.tax },
          ]}
        />
      )}
    </Example>
  ),
};
