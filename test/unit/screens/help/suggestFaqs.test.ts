import { shippedFaqsText } from '../../../../src/screens/help/help.text';
import { suggestFaqs } from '../../../../src/screens/help/newTicket/Suggestions';
import { withFaqTexts } from '../../../../src/screens/help/useFaqsInLanguage';
import { textsIn } from '../../../../src/text/catalogue';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import type { Faq } from '../../../../store/wire/entities/service/faqs';

const faq = (id: string, en: string, hi: string, ...keywords: string[]): Faq => ({
  ...shippedFaqs[0]!,
  id,
  question: { en, hi },
  keywords,
});
const faqs = [
  faq('dark', 'The screen is dark. What now?', 'स्क्रीन काली है। क्या करूँ?', 'E16', 'black', 'तस्वीर'),
  faq('bill', 'What is on my bill?', 'मेरे बिल में क्या है?', 'bill', 'charge', 'बिल'),
  faq('charge', 'Why was I charged twice?', 'दो बार पैसे क्यों कटे?', 'charge', 'twice'),
];
const found = (text: string) => suggestFaqs(text, faqs).map(({ id }) => id);

it('A text without a significant word finds no answers', () => {
  for (const text of ['', '  ', 'is it', 'hello there']) expect(found(text)).toEqual([]);
});

it('A question that the operator wrote in one language only is found', () => {
  const plain = { ...faq('dark', '', ''), question: 'The screen is dark' };
  expect(suggestFaqs('screen', [plain])).toEqual([plain]);
});

it('A half-typed word finds its answer in either language', () => {
  expect(found('blac')).toEqual(['dark']);
  expect(found('तस्वीर नहीं')).toEqual(['dark']);
  expect(found('e16')).toEqual(['dark']);
});

it('The answer that matches more words comes first', () => {
  expect(found('a charge twice')).toEqual(['charge', 'bill']);
});

it('The built-in answers are found by likely words', () => {
  const shipped = (text: string) => suggestFaqs(text, shippedFaqs).map(({ id }) => id);
  expect(shipped('picture breaks up')).toContain('picture-freezes');
  expect(shipped('error code E16')[0]).toBe('error-code');
  const hindi = withFaqTexts(shippedFaqs, textsIn('hi', shippedFaqsText), 'hi');
  const inHindi = suggestFaqs('एरर कोड', hindi).map(({ id }) => id);
  expect(inHindi).toContain('error-code');
  for (const text of ['recharge not credited', 'forgot my password', 'slow internet'])
    expect(shipped(text)).not.toEqual([]);
  expect(shipped('what can I do')).toEqual([]);
});
