import type { paymentMethodsText } from '../../../../src/screens/payments/payments.text';
import type { TextsOf } from '../../../../src/text/catalogue';
import { LANGUAGES } from '../../../../store/core/languages';
import { englishTexts } from '../../../contract/texts/englishTexts';
import { translationsOf } from '../../../contract/texts/translations';

it.each(LANGUAGES)(
  'What the button for the balance says aloud contains what is written on it: %s',
  (language) => {
    const texts = language === 'en' ? englishTexts() : translationsOf(language);
    const t = texts['paymentMethodsText'] as TextsOf<typeof paymentMethodsText>; // typed where it is written
    expect(t.payFromBalance('₹500.00')).toContain(t.payAmount('₹500.00'));
  },
);
