import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Pill } from '../../../ui/feedback/Pill';
import { EMPTY_TEXT } from '../../../ui/data/TextOr';
import { offerText } from './offer.text';
import { useCatalogueWord } from '../../../text/useCatalogueWord';

export const KindPill = ({ kind }: { readonly kind: string }) => {
  const { kinds } = useText(offerText);
  // Of another kind there is nothing to say.
  return isIn(kinds, kind) ? <Pill>{kinds[kind]}</Pill> : null;
};

/** How much is in it, in one line. */
export const PackSummary = ({ pack }: { readonly pack: AvailablePack }) => {
  const t = useText(offerText);
  const translateWord = useCatalogueWord();
  const facts = [
    pack.speedmbps !== null && t.speed(pack.speedmbps),
    pack.fuplimitgb !== null && t.fairUse(pack.fuplimitgb),
    pack.channelcount !== null && t.channels(pack.channelcount, pack.hdchannelcount ?? 0),
    pack.language !== '' && translateWord(pack.language),
  ].filter(Boolean);
  return facts.join(' · ') || EMPTY_TEXT;
};
