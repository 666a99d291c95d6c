import { useText } from '../../text/useText';
import { SoftText } from '../../ui/layout/Text';
import { channelCountsText } from '../app.text';

/** A pack with two numbers: how many channels the operator states, and how many channels the operator lists. */
export interface CountedPack {
  readonly productid: string;
  readonly productname: string;
  /** The number that the operator states, shown in rows and details; null when the operator states none. */
  readonly channelcount: number | null;
  /** How many channels the operator lists for the pack. */
  readonly listed: number;
}

interface ChannelCountNotesProps {
  readonly packs: readonly CountedPack[];
  /** How many channels are shown, if the list shows a channel of several packs only once. */
  readonly shown?: number;
}

/** Explains why a list does not have as many channels as its packs state. Shows nothing when the numbers agree. */
export const ChannelCountNotes = ({ packs, shown }: ChannelCountNotesProps) => {
  const t = useText(channelCountsText);
  const distinct = [...new Map(packs.map((pack) => [pack.productid, pack])).values()];
  const listed = packs.reduce((sum, pack) => sum + pack.listed, 0);
  return (
    <>
      {distinct.map(
        ({ productid, productname, channelcount, listed: count }) =>
          channelcount !== null &&
          channelcount !== count && (
            <SoftText key={productid}>{t.differs(productname, channelcount, count)}</SoftText>
          ),
      )}
      {shown !== undefined && shown < listed && <SoftText>{t.once}</SoftText>}
    </>
  );
};
