import { Link } from 'react-router-dom';
import { List, ListRow } from '../../ui/data/List';
import { Money } from '../../ui/data/Money';
import { Card } from '../../ui/layout/Card';
import { Columns } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { Steps } from '../../ui/layout/Steps';
import { amounts, Example, type Examples } from './Example';

const section: Examples = {
  'Section with its action': () => (
    <Example>
      {(t) => (
        <Section title={t.forYou} actions={<Link to="/">{t.see}</Link>}>
          <List>
            <ListRow title={t.work} sub={t.workSub} />
            <ListRow title={t.swap} sub={t.swapSub} />
          </List>
        </Section>
      )}
    </Example>
  ),
};

const columns: Examples = {
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

const steps: Examples = {
  'Steps of a payment': () => <Example>{(t) => <Steps names={t.steps} at={1} />}</Example>,
};

export const layoutExamples: Readonly<Record<string, Examples>> = {
  Section: section,
  Columns: columns,
  Steps: steps,
};
