import { readFaqs } from '../../../../store/wire/entities/service/faqs';
import { readServiceAnnouncements } from '../../../../store/wire/entities/service/serviceAnnouncements';
import { readSurvey } from '../../../../store/wire/entities/service/survey';

describe('The content of the realtime database', () => {
  it('An unreadable entry is skipped and the others are read', () => {
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
        question: 'Why?',
        answer: { en: 'So.', hi: '' },
        keywords: ['one'],
      },
    ]);
  });

  it.each([null, undefined, 'text', 7, [], {}])('The value %j is read as an empty list', (tree) => {
    expect(readFaqs(tree)).toEqual([]);
    expect(readServiceAnnouncements(tree)).toEqual([]);
  });

  it('Announcements are sorted newest first, also from a list with holes', () => {
    const at = (created: string) => ({ title: 'A', created });
    const tree = [null, at('2026-11-20T10:00:00+05:30'), at('2026-11-21T10:00:00+05:30'), at('')];
    expect(readServiceAnnouncements(tree).map(({ id }) => id)).toEqual(['2', '1', '3']);
    expect(readServiceAnnouncements([{ title: 'A', severity: 'loud' }])[0]?.severity).toBe('info');
  });

  it('Survey questions without a matching control are left out', () => {
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
    expect(survey).toMatchObject({ open: true, title: {} });
    expect(readSurvey({ questions: [] })).toBeNull();
    expect(readSurvey({ id: 'a/b', questions: [] })).toBeNull();
  });
});
