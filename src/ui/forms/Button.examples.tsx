import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { ignore, Sample } from '../data/Example';
import type { Examples } from '../data/Example';
import { Stack } from '../layout/Card';

export const examples: Examples = {
  'Primary button': () => <Sample>{(t) => <Button onClick={ignore}>{t.renew}</Button>}</Sample>,
  'Ghost and danger button': () => (
    <Sample>
      {(t) => (
        <Stack>
          <Button tone="ghost">{t.longer}</Button>
          <Button tone="danger">{t.remove}</Button>
        </Stack>
      )}
    </Sample>
  ),
  'Busy and disabled button': () => (
    <Sample>
      {(t) => (
        <Stack>
          <Button busy>{t.renew}</Button>
          <Button disabled>{t.renew}</Button>
        </Stack>
      )}
    </Sample>
  ),
  'Link that weighs like a button': () => (
    <Sample>
      {(t) => (
        <ButtonLink to="/" wide>
          {t.see}
        </ButtonLink>
      )}
    </Sample>
  ),
};
