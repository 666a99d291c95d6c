import { Link } from 'react-router-dom';
import { Notice } from './Alert';
import { Sample } from '../data/Example';
import type { Examples } from '../data/Example';

export const examples: Examples = {
  'Notice that warns, with what to do': () => (
    <Sample>
      {(t) => (
        <Notice tone="warn" action={<Link to="/">{t.check}</Link>}>
          {t.unconfirmed}
        </Notice>
      )}
    </Sample>
  ),
  'Notice of success': () => <Sample>{(t) => <Notice tone="ok">{t.paid}</Notice>}</Sample>,
  'Notice of failure': () => <Sample>{(t) => <Notice tone="bad">{t.refused}</Notice>}</Sample>,
  'Notice that informs': () => <Sample>{(t) => <Notice>{t.workSub}</Notice>}</Sample>,
};
