/** A text in each language of the portal. */
export interface Bilingual {
  readonly en: string;
  readonly hi: string;
}

export type FaqTopic = 'picture' | 'packs' | 'payments' | 'broadband' | 'account' | 'service';

/** Where an answer can be acted on. The screen knows its address and its name. */
export type FaqLink =
  | 'picture'
  | 'support'
  | 'packs'
  | 'renew'
  | 'add'
  | 'topUp'
  | 'transactions'
  | 'profile'
  | 'kyc'
  | 'password'
  | 'contact';

export interface Faq {
  /** Also its address on the help page, behind the #. */
  readonly id: string;
  readonly topic: FaqTopic;
  readonly question: Bilingual;
  /** Paragraphs stand apart by an empty line. */
  readonly answer: Bilingual;
  /** Words people search with that the text itself does not use, in both languages. */
  readonly keywords: readonly string[];
  readonly place?: FaqLink | undefined;
}
