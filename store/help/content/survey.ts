import type { Survey, SurveyQuestion } from '../../wire/entities/service/survey';

const scale = (id: string, page: number, en: string): SurveyQuestion => ({
  id,
  page,
  kind: 'scale',
  text: { en },
  hint: {},
  required: true,
  low: { en: 'Very bad' },
  high: { en: 'Very good' },
});

export const SHIPPED_SURVEY = 'service-1';

/** The survey that is shown when the database has none. Its other languages are in `src/translations`. */
export const shippedSurvey: Survey = {
  id: SHIPPED_SURVEY,
  title: { en: 'How do you like our service?' },
  open: true,
  questions: [
    scale('picture', 1, 'How good are picture and sound?'),
    scale('value', 1, 'How good is what you get for the price?'),
    {
      id: 'help',
      page: 2,
      kind: 'choice',
      text: { en: 'When you last needed help, was your problem solved?' },
      hint: {},
      required: true,
      options: [
        { value: 'first', label: { en: 'Yes, at once' } },
        { value: 'later', label: { en: 'Yes, after some time' } },
        { value: 'no', label: { en: 'No' } },
        { value: 'none', label: { en: 'I needed no help' } },
      ],
    },
    {
      id: 'better',
      page: 2,
      kind: 'several',
      text: { en: 'What should become better?' },
      hint: { en: 'Choose as many as you like.' },
      required: false,
      options: [
        { value: 'channels', label: { en: 'The choice of channels' } },
        { value: 'picture', label: { en: 'Picture and sound' } },
        { value: 'broadband', label: { en: 'Broadband speed' } },
        { value: 'price', label: { en: 'The price' } },
        { value: 'help', label: { en: 'Help when something fails' } },
      ],
    },
    {
      id: 'words',
      page: 3,
      kind: 'text',
      text: { en: 'What else do you want to tell us?' },
      hint: { en: 'Leave out names and numbers: we do not need to know who you are.' },
      required: false,
    },
  ],
};
