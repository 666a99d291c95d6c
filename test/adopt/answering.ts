import type { OperatorWords } from '../../sagas/api/operatorWords/translation';
import { readAnswers, SHAPE_NAMES } from '../operator/answers';
import { type Dialect, type DialectName, dialects } from '../operator/dialects/dialects';
import type { OperatorOptions } from '../operator/operator';
import { UserFacingError } from '../operator/startup';
import { archivedCalls } from './archivedCalls';
import { dialectArchive } from './dialectArchive';
import { draftOf } from './draft';

/** How the stand-in answers, and the words that the page's configuration needs for that. */
export interface AnswersSetting {
  readonly operator: Pick<OperatorOptions, 'answers' | 'dialect'>;
  readonly words: OperatorWords;
}

const DIALECT = 'dialect:';

/** What `--answers` asks for: a shape, or `dialect:NAME`. @throws UserFacingError */
export const readAnswering = async (given: string): Promise<AnswersSetting> => {
  if (!given.startsWith(DIALECT)) {
    const answers = readAnswers(given);
    if (answers !== null) return { operator: { answers }, words: {} };
  }
  const name = given.slice(DIALECT.length);
  if (given.startsWith(DIALECT) && isDialect(name)) {
    const dialect = dialects[name];
    return { operator: { dialect }, words: await draftedWords(dialect) };
  }
  const spoken = Object.keys(dialects).map((one) => DIALECT + one);
  throw new UserFacingError(`--answers is one of: ${[...SHAPE_NAMES, ...spoken].join(', ')}.`);
};

const isDialect = (name: string): name is DialectName => Object.hasOwn(dialects, name);

/** The words that `npm run tool -- adopt` drafts from a recording of this operator's old portal. */
export const draftedWords = async (dialect: Dialect): Promise<OperatorWords> =>
  draftOf(await archivedCalls(await dialectArchive(dialect))).words;
