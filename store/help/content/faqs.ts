import type { Faq } from '../../wire/entities/service/faqs';
import { accountFaqs } from './faqs/account';
import { broadbandFaqs } from './faqs/broadband';
import { packFaqs } from './faqs/packs';
import { paymentFaqs } from './faqs/payments';
import { pictureFaqs } from './faqs/picture';
import { serviceFaqs } from './faqs/service';

/**
 * The questions that come with the portal, shown when the database has none or cannot be read. They are long and few
 * screens need them, so load this file with `import()` only. The other languages are in `src/translations`.
 */
export const shippedFaqs: readonly Faq[] = [
  ...pictureFaqs,
  ...packFaqs,
  ...paymentFaqs,
  ...broadbandFaqs,
  ...accountFaqs,
  ...serviceFaqs,
];
