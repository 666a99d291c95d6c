import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { fieldsSection, GUIDE_FILE, guideBefore } from './fieldsSection';

/** `npm run tool -- fields`: writes the last section of public/OPERATOR.md, field by field. */
const write = async (): Promise<void> => {
  const guide = guideBefore(readFileSync(GUIDE_FILE, 'utf8')).trimEnd();
  const section = await format(fieldsSection(), { parser: 'markdown', printWidth: 120 });
  writeFileSync(GUIDE_FILE, `${guide}\n\n${section}`);
  console.log('public/OPERATOR.md written');
};

void write();
