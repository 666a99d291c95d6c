import { Chip, Chips } from './Chip';

interface ChipChoiceProps<Value extends string> {
  readonly label: string;
  /** The words of the chip that takes the filter off. */
  readonly all: string;
  readonly options: readonly Value[];
  /** null when all are shown. */
  readonly chosen: Value | null;
  readonly nameOf: (option: Value) => string;
  readonly onChoose: (chosen: Value | null) => void;
}

/** One filter of several, or none. Pressing the chosen one again takes it off. */
export const ChipChoice = <Value extends string>({
  label,
  all,
  options,
  chosen,
  nameOf,
  onChoose,
}: ChipChoiceProps<Value>) => (
  <Chips label={label}>
    <Chip chosen={chosen === null} onToggle={() => onChoose(null)}>
      {all}
    </Chip>
    {options.map((option) => (
      <Chip
        key={option}
        chosen={chosen === option}
        onToggle={(isOn) => onChoose(isOn ? option : null)}
      >
        {nameOf(option)}
      </Chip>
    ))}
  </Chips>
);
