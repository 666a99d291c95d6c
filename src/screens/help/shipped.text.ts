import { catalogue } from '../../text/catalogue';

export type ShippedFaqTexts = Readonly<
  Record<
    string,
    { readonly question: string; readonly answer: string; readonly keywords: readonly string[] }
  >
>;

export interface ShippedSurveyTexts {
  readonly title: string;
  readonly questions: Readonly<
    Record<
      string,
      {
        readonly text: string;
        readonly hint?: string;
        readonly low?: string;
        readonly high?: string;
        readonly options?: Readonly<Record<string, string>>;
      }
    >
  >;
}

/** English is in `store/help/content`; other languages have the answers that come with the portal here, by their ids. */
export const shippedFaqsText = catalogue<ShippedFaqTexts>('shippedFaqsText', {});

export const shippedSurveyText = catalogue<ShippedSurveyTexts>('shippedSurveyText', {
  title: '',
  questions: {},
});
