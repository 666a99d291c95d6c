import { Chips } from '../../../ui/buttons/Chip';
import { Mark, Pill } from '../../../ui/feedback/Pill';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

export const galleryExamples: Examples = {
  'Pills and a mark': () => (
    <Example>
      {(t) => (
        <Chips label={t.packs}>
          <Pill>₹214.50</Pill>
          <Pill $tone="ok">{t.active}</Pill>
          <Pill $tone="warn">{t.ending}</Pill>
          <Pill $tone="bad">{t.stopped}</Pill>
          <Pill $tone="brand">2</Pill>
          <span>
            {t.channel}
            <Mark>HD</Mark>
          </span>
        </Chips>
      )}
    </Example>
  ),
};
