import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Stack } from '../../../ui/layout/Card';
import type { Examples } from '../data/Example';
import { Example, ignore } from '../data/Example';

export const galleryExamples: Examples = {
  'Primary button': () => <Example>{(t) => <Button onClick={ignore}>{t.renew}</Button>}</Example>,
  'Ghost and danger button': () => (
    <Example>
      {(t) => (
        <Stack>
          <Button tone="ghost">{t.longer}</Button>
          <Button tone="danger">{t.remove}</Button>
        </Stack>
      )}
    </Example>
  ),
  'Busy and disabled button': () => (
    <Example>
      {(t) => (
        <Stack>
          <Button busy>{t.renew}</Button>
          <Button disabled>{t.renew}</Button>
        </Stack>
      )}
    </Example>
  ),
  'Link that weighs like a button': () => (
    <Example>
      {(t) => (
        <ButtonLink to="/" wide>
          {t.see}
        </ButtonLink>
      )}
    </Example>
  ),
};
