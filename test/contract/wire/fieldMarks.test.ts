import * as v from 'valibot';
import { answers, type CallName } from '../../../store/wire/answers';
import { fieldMarks } from '../fieldMarks/fieldMarks';
import { withoutOurs } from '../fieldMarks/markedAnswers';
import { answerExamples } from '../openapi/answerExamples';
import { documentedFields } from './documentedFields';

const calls = Object.keys(answers) as CallName[]; // the keys of the same table

/** The names of an entity's fields that have this mark, sorted. */
const namesOf = (name: string, mark: string) =>
  Object.entries(fieldMarks[name as keyof typeof fieldMarks].marks) // looked up by its own name
    .filter(([, one]) => one === mark)
    .map(([field]) => field)
    .sort();

describe('The marks of the fields', () => {
  it.each(Object.entries(documentedFields))(
    'Of %s the documented fields are marked as such, and no other',
    (name, fields) => {
      expect(namesOf(name, 'documented')).toEqual([...fields].sort());
    },
  );

  it('Few fields are needed where the specification is silent', () => {
    const needed = Object.values(fieldMarks).flatMap(({ marks }) =>
      Object.values(marks).filter((mark) => mark === 'needed'),
    );
    expect(needed.length).toBeLessThan(70);
  });

  it('Every field has exactly one mark', () => {
    for (const { entries, marks } of Object.values(fieldMarks))
      expect(Object.keys(marks).sort()).toEqual(Object.keys(entries).sort());
  });
});

describe('An answer with documented and needed fields alone', () => {
  it.each(calls)('The answer of %s is read without the fields that are ours', (call) => {
    const short = withoutOurs(call, answerExamples[call]);
    expect(v.safeParse(answers[call], short).issues).toBeUndefined();
  });

  it('Nothing that is ours and nothing unknown is left in it', () => {
    const documented = {
      ...{ productid: 'P1', productname: 'Bharat Family', productstatus: 'ACTIVE' },
      ...{ errorcode: null, error: null },
    };
    const sent = { ...documented, renewable: 'YES', price: '120.00', something: 1 };
    expect(withoutOurs('activePacks', [sent])).toEqual([documented]);
    expect(withoutOurs('activePacks', sent)).toEqual(documented);
    expect(withoutOurs('alerts', answerExamples.alerts)).toEqual(answerExamples.alerts);
    expect(withoutOurs('paymentStatus', answerExamples.paymentStatus)).toMatchObject({
      success: { status: 'true' },
    });
  });
});
