import { useState } from 'react';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

const Filters = () => {
  const [chosen, choose] = useState<readonly string[]>(['HD']);
  const toggle = (name: string) => (on: boolean) =>
    choose(on ? [...chosen, name] : chosen.filter((other) => other !== name));
  return (
    <Example>
      {(t) => (
        <Chips label={t.filters}>
          {[...t.languages, 'HD', t.cheap].map((name) => (
            <Chip key={name} chosen={chosen.includes(name)} onToggle={toggle(name)}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
    </Example>
  );
};

export const galleryExamples: Examples = { 'Filters as chips': () => <Filters /> };
