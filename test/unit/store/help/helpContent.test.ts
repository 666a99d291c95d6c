/** @jest-environment node */
import { readFaqs } from '../../../../store/wire/entities/service/faqs';
import { readServiceAnnouncements } from '../../../../store/wire/entities/service/serviceAnnouncements';
import { readSurvey } from '../../../../store/wire/entities/service/survey';

describe('what the realtime database holds', () => {
  it('is read entry by entry: one that cannot be read takes no other with it', () => {
    const tree = {
      good: { question: 'Why?', answer: { en: 'So.', hi: '' }, keywords: 'one', topic: 'unheard' },
      none: null,
      text: 'not an entry',
      silent: { question: '', answer: 'x' },
      'no address': { question: 'Why?', answer: 'So.' },
    };
    expect(readFaqs(tree)).toEqual([
      {
        id: 'good',
        topic: 'service',
        question: { en: 'Why?', hi: 'Why?' },
        answer: { en: 'So.', hi: 'So.' },
        keywords: ['one'],
      },
    ]);
  });

  it.each([null, undefined, 'text', 7, [], {}])('is an empty list where it is %j', (tree) => {
    expect(readFaqs(tree)).toEqual([]);
    expect(readServiceAnnouncements(tree)).toEqual([]);
  });

  it('tells the notices newest first, also out of a list with holes', () => {
    const at = (created: string) => ({ title: 'A', created });
    const tree = [null, at('2026-11-20T10:00:00+05:30'), at('2026-11-21T10:00:00+05:30'), at('')];
    expect(readServiceAnnouncements(tree).map(({ id }) => id)).toEqual(['2', '1', '3']);
    expect(readServiceAnnouncements([{ title: 'A', severity: 'loud' }])[0]?.severity).toBe('info');
  });

  it('leaves out questions of a survey that no control is there for', () => {
    const options = [{ value: 1, label: 'A' }, { label: 'no value' }, { value: 2, label: 'B' }];
    const survey = readSurvey({
      id: 's1',
      questions: {
        one: { kind: 'choice', text: 'One?', options },
        few: { kind: 'choice', text: 'Few?', options: options.slice(0, 2) },
        drawn: { kind: 'drawing', text: 'Draw' },
      },
    });
    expect(survey?.questions.map(({ id }) => id)).toEqual(['one']);
    expect(survey).toMatchObject({ open: true, title: { en: '', hi: '' } });
    expect(readSurvey({ questions: [] })).toBeNull();
    expect(readSurvey({ id: 'a/b', questions: [] })).toBeNull();
  });
});
