import path from 'node:path';
import { answers, type CallName } from '../../../store/wire/answers';
import { fieldMarks } from '../fieldMarks/fieldMarks';
import { isLoss, objectsOf } from '../fieldMarks/markedAnswers';
import type { MarkedFields } from '../fieldMarks/marks';

export const GUIDE_FILE = path.resolve(__dirname, '../../../public/OPERATOR.md');

const HEADING = '## The fields that are the portal’s own';

const HEAD = `${HEADING}

The specification documents some fields of the answers (its §3); \`openapi.json\` marks them \`x-field: documented\`. Without
a few others a call means nothing (\`needed\`). All others are the portal's own (\`ours\`): each makes the portal better, and
none stops a subscriber where an operator does not send it. \`npm run conformance\` names those that a server lacks;
\`npm start -- --answers documented\` shows the portal without any of them. Written by \`npm run tool -- fields\` from
\`test/contract/fieldMarks\`; a test fails when it is no longer what they say.
`;

const calls = Object.keys(answers) as CallName[]; // the keys of the same table

const callsWith = (fields: MarkedFields): readonly CallName[] =>
  calls.filter((call) => objectsOf(call).has(fields));

const named = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

const partOf = (name: string, fields: MarkedFields): readonly string[] => {
  const losses = Object.entries(fields.losses).filter(([, loss]) => isLoss(loss));
  const needed = Object.keys(fields.marks).filter((field) => fields.marks[field] === 'needed');
  if (losses.length === 0 && needed.length === 0) return [];
  return [
    `### ${name}\n`,
    `In the answer of ${named(callsWith(fields))}.${needed.length > 0 ? ` Needed: ${named(needed)}.` : ''}\n`,
    ...(losses.length > 0
      ? [
          '| field | what a subscriber loses without it |',
          '| --- | --- |',
          ...losses.map(([field, loss]) => `| \`${field}\` | ${loss} |`),
          '',
        ]
      : []),
  ];
};

/** The last section of the operator's guide, as Markdown: what a subscriber loses without each field. */
export const fieldsSection = (): string =>
  [HEAD, ...Object.entries(fieldMarks).flatMap(([name, fields]) => partOf(name, fields))].join(
    '\n',
  );

/** The guide without the section. */
export const guideBefore = (guide: string): string => guide.split(HEADING)[0] ?? '';
export const sectionIn = (guide: string): string => guide.slice(guideBefore(guide).length);
