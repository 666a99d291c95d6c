import path from 'node:path';
import { operatorDefaults } from '../../../store/wire/operatorDefaults';
import { type ConfigurationField, configurationFields } from './configurationFields';

export const CONFIGURATION_FILE = path.resolve(__dirname, '../../../public/CONFIGURATION.md');

const HEAD = `# Configuration

What differs between deployments is in one JSON block of the page (\`<script id="configuration">\`) and is changed
without a build. Nothing in it is secret: every visitor can read it. A wrong block is named on the page with its field.

Write the configuration into a file of its own, such as \`portal.json\`, and keep the file outside this repository: it
belongs to the deployment. The smallest one:

\`\`\`json
{ "server": "test", "operator": { "name": "Kaveri" } }
\`\`\`

Check the file before the deployment. Both commands refuse a wrong file: they name the field and what it may be. They also
name fields that the portal does not know, and say when the portal does not use the operator's colour.

\`\`\`sh
npm run build && node public/deploy/place.mjs --check --configuration portal.json   # places nothing
npm start -- --configuration portal.json                                            # shows the portal with it
\`\`\`

\`npm start\` shows the demo's value of each field that is missing at the top of the file. \`place.mjs\` without
\`--check\` puts the file into the page in every language: \`node public/deploy/place.mjs --configuration portal.json\`.
With another server write the file's content between the tags of the block in every \`dist/index*.html\`, with \`<\` as
\`\\u003c\`, and remove the compressed siblings \`.br\` and \`.gz\` of these pages.

\`deploy/place.mjs\` adds every origin below to the policy of the page; with another server it is added to
\`dist/headers.json\` by hand ([README.md](README.md)).

Written by \`npm run tool -- configuration\` from the schema (\`src/boot/configuration.ts\`) and the comments above its
fields; a test fails when it is no longer what they say.
`;

const VALUES = `## Values that an operator may write otherwise

The specification names these fields and few of their values; the others are the portal's choice
(\`store/wire/operatorDefaults.ts\`). \`operatorValues\` replaces them where an operator's server uses another value.
`;

/** What each field is about, for the fields whose values an operator may write differently. */
const ABOUT: Readonly<Record<keyof typeof operatorDefaults, string>> = {
  chargeperiod:
    'The term of a pack, a renewal or a top-up. The terms are documented, their names are not.',
  documenttype: 'A document of the verification.',
  side: 'The side of a document.',
  method: 'Which payment `paymentconfirm` asks about.',
  paymentmode: 'How an order is paid: at once from the balance, or by what follows the checkout.',
  portal: 'Whose banners are asked for (documented).',
  producttype: 'What is asked for of the catalogue.',
  productstatus:
    'Which packs are asked for, and the state of a pack (`CANCEL` and `FAILED` are documented).',
  purpose: 'What a code is sent for; what a payment is for.',
  status: 'The state of a ticket.',
  transactiontype: 'Which transactions are asked for (documented).',
  type: 'The kind of a banner (`BANNER` is documented).',
  errorcode: 'A refusal, and a result of a renewal (`1087` is documented).',
  errorCode:
    'A refusal of the instalment provider, as the operator passes it on (its own documentation).',
};

/** The reference of everything that an operator may set, as Markdown, with a heading for each field. */
export const configurationPage = (): string =>
  [
    HEAD,
    ...configurationFields().map(fieldSection),
    VALUES,
    ...Object.entries(operatorDefaults).map(([name, values]) =>
      [
        `### \`${name}\`\n`,
        `${ABOUT[name as keyof typeof operatorDefaults]}\n`, // the table's own key
        values.map((value) => `\`${value}\``).join(', '),
        '',
      ].join('\n'),
    ),
  ].join('\n');

const fieldSection = ({ path: name, type, usual, without, effect }: ConfigurationField): string =>
  [
    `## \`${name}\`\n`,
    `- **Type:** ${type}`,
    ...(usual === null ? [] : [`- **Default:** ${usual}`]),
    ...(without === null ? [] : [`- **Without it:** ${without}`]),
    ...(usual === null && without === null ? ['- **Required**'] : []),
    `\n${effect}\n`,
  ].join('\n');
