import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Pill } from '../../../ui/feedback/Pill';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { offerText } from './offer.text';
import { useCatalogueWord } from '../../../text/useCatalogueWord';

/** Of another kind there is nothing to say. */
const useKindWord = (kind: string): string | null => {
  const { kinds } = useText(offerText);
  return isIn(kinds, kind) ? kinds[kind] : null;
};

export const KindPill = ({ kind }: { readonly kind: string }) => {
  const word = useKindWord(kind);
  return word === null ? null : <Pill>{word}</Pill>;
};

/** A line never begins with the dot. */
const joined = (facts: readonly (string | null | false)[]): string =>
  facts.filter(Boolean).join('\u00a0· ');

/** What is in a pack, and of which kind and in which language it is. Each is '' where nothing is known. */
export const usePackFacts = (pack: AvailablePack) => {
  const t = useText(offerText);
  const translateWord = useCatalogueWord();
  const kind = useKindWord(pack.producttype);
  const language = pack.language === '' ? null : translateWord(pack.language);
  const contents = joined([
    pack.speedmbps !== null && t.speed(pack.speedmbps),
    pack.fuplimitgb !== null && t.fairUse(pack.fuplimitgb),
    pack.channelcount !== null && t.channels(pack.channelcount, pack.hdchannelcount ?? 0),
  ]);
  return { contents, language: language ?? '', kindAndLanguage: joined([kind, language]) };
};

/** How much is in it, in one line. */
export const PackSummary = ({ pack }: { readonly pack: AvailablePack }) => {
  const { contents, language } = usePackFacts(pack);
  return joined([contents, language]) || EMPTY_TEXT;
};
