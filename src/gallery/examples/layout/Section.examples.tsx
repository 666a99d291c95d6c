import { Link } from 'react-router-dom';
import { List, Row } from '../../../ui/data/List';
import { Section } from '../../../ui/layout/Section';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Section with its action': () => (
    <Example>
      {(t) => (
        <Section title={t.forYou} actions={<Link to="/">{t.see}</Link>}>
          <List>
            <Row title={t.work} sub={t.workSub} />
            <Row title={t.swap} sub={t.swapSub} />
          </List>
        </Section>
      )}
    </Example>
  ),
};
