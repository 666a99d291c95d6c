import { Link } from 'react-router-dom';
import { Alert } from '../../../ui/feedback/Alert';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Notice that warns, with what to do': () => (
    <Example>
      {(t) => (
        <Alert tone="warn" action={<Link to="/">{t.check}</Link>}>
          {t.unconfirmed}
        </Alert>
      )}
    </Example>
  ),
  'Notice of success': () => <Example>{(t) => <Alert tone="ok">{t.paid}</Alert>}</Example>,
  'Notice of failure': () => <Example>{(t) => <Alert tone="bad">{t.refused}</Alert>}</Example>,
  'Notice that informs': () => <Example>{(t) => <Alert>{t.workSub}</Alert>}</Example>,
};
