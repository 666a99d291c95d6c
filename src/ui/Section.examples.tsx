import { Link } from 'react-router-dom';
import { List, Row } from './List';
import { Sample } from './Sample';
import type { Examples } from './Sample';
import { Section } from './Section';

export const examples: Examples = {
  'Section with its action': () => (
    <Sample>
      {(t) => (
        <Section title={t.forYou} actions={<Link to="/">{t.see}</Link>}>
          <List>
            <Row title={t.work} sub={t.workSub} />
            <Row title={t.swap} sub={t.swapSub} />
          </List>
        </Section>
      )}
    </Sample>
  ),
};
