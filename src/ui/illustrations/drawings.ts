/** Line drawings on a grid of 160 × 120. Each drawing is a constant, so that a screen downloads only what it shows. */
type Look = 'shape' | 'line' | 'accent' | 'dot' | 'faint' | 'knockout';
export type Drawing = readonly (readonly [Look, string])[];

/** A television without a picture. */
export const noSignal: Drawing = [
  ['faint', 'M47 23a24 24 0 016-15M113 23a24 24 0 00-6-15'],
  ['line', 'M20 108h120M62 108l4-14M98 108l-4-14M64 17l16 19 16-19'],
  [
    'shape',
    'M42 36h76a8 8 0 018 8v42a8 8 0 01-8 8H42a8 8 0 01-8-8V44a8 8 0 018-8zM118 48v.01M118 56v.01',
  ],
  ['faint', 'M46 51h12M66 51h36M46 79h30M86 79h16'],
  ['accent', 'M46 65h16M92 65h10M70 58l14 14M84 58L70 72'],
  ['dot', 'M64 12a3.5 3.5 0 110 7 3.5 3.5 0 010-7zM96 12a3.5 3.5 0 110 7 3.5 3.5 0 010-7z'],
];

/** A box whose cable is out. */
export const looseCable: Drawing = [
  ['faint', 'M34 55a46 46 0 0119-21M46 59a29 29 0 0112-13'],
  ['line', 'M14 108h132M32 102v6M96 102v6'],
  ['shape', 'M28 68h72a6 6 0 016 6v22a6 6 0 01-6 6H28a6 6 0 01-6-6V74a6 6 0 016-6z'],
  ['line', 'M34 85h22M84 85a4 4 0 108 0 4 4 0 10-8 0zM106 85h5M111 79v12'],
  ['accent', 'M127 79h9v12h-9zM127 82h-6M127 88h-6M136 85c16 0 14-26-4-30s-18-28 2-35'],
  ['dot', 'M74 82a3 3 0 110 6 3 3 0 010-6z'],
];

/** An empty cart. */
export const emptyCart: Drawing = [
  ['line', 'M20 108h120M27 30h13l17 59h62'],
  ['shape', 'M44 44h79l-11 35H54z'],
  ['line', 'M57 89l-3-10M58 99a7 7 0 1014 0 7 7 0 10-14 0zM101 99a7 7 0 1014 0 7 7 0 10-14 0z'],
  ['faint', 'M62 55h9v12h-9zM79 55h9v12h-9zM96 55h9v12h-9z'],
  ['accent', 'M84 8v22M75 22l9 9 9-9'],
];

/** A receipt with a tick. */
export const paidReceipt: Drawing = [
  ['line', 'M20 108h120'],
  ['shape', 'M50 16h60v86l-7.5-7-7.5 7-7.5-7-7.5 7-7.5-7-7.5 7-7.5-7-7.5 7z'],
  ['line', 'M62 68h36M62 80h22'],
  ['dot', 'M80 26a16 16 0 110 32 16 16 0 010-32z'],
  ['knockout', 'M73 42.5l5 5 9.5-10.5'],
  ['accent', 'M38 22l5 6M30 38l8 4M122 22l-5 6M130 38l-8 4'],
  ['faint', 'M26 56h9M134 56h-9'],
];

/** A phone without a network. */
export const offlinePhone: Drawing = [
  ['faint', 'M32 48a42 42 0 00-4 28M128 48a42 42 0 014 28'],
  ['line', 'M20 108h120'],
  ['shape', 'M63 18h34a9 9 0 019 9v72a9 9 0 01-9 9H63a9 9 0 01-9-9V27a9 9 0 019-9z'],
  ['line', 'M74 27h12M74 98h12'],
  ['faint', 'M62 57a26 26 0 0136 0'],
  ['accent', 'M69 66a16 16 0 0122 0M62 84l36-42'],
  ['dot', 'M80 72.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7z'],
];

/** A mast during planned work. */
export const plannedWork: Drawing = [
  ['faint', 'M49 11a38 38 0 000 42M103 11a38 38 0 010 42'],
  ['line', 'M14 108h132'],
  ['shape', 'M72 39h8l16 69H56z'],
  ['line', 'M69 52h14M66 66h20l-24 16M62 82h28l-32 22M83 52L66 66'],
  ['accent', 'M60 19a21 21 0 000 26M92 19a21 21 0 010 26'],
  ['dot', 'M76 27a5 5 0 110 10 5 5 0 010-10z'],
  ['shape', 'M121 74h6l10 34h-26z'],
  ['accent', 'M118 85h12M114.5 96h19'],
];

/** An empty tray. */
export const emptyTray: Drawing = [
  ['line', 'M20 108h120M36 72l15-32h58l15 32'],
  ['shape', 'M36 72h23l8 14h26l8-14h23v28a8 8 0 01-8 8H44a8 8 0 01-8-8z'],
  ['faint', 'M62 51h36M58 61h44'],
  ['accent', 'M80 12v13M60 17l6 9M100 17l-6 9'],
  ['dot', 'M80 94a3 3 0 110 6 3 3 0 010-6z'],
];

/** A speech bubble. */
export const speechBubble: Drawing = [
  ['line', 'M20 108h120'],
  ['shape', 'M42 24h76a8 8 0 018 8v42a8 8 0 01-8 8H82l-18 18V82H42a8 8 0 01-8-8V32a8 8 0 018-8z'],
  ['accent', 'M50 44h60M50 60h38'],
  ['faint', 'M14 40a58 58 0 000 44M146 40a58 58 0 010 44'],
];
