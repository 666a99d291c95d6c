interface NumberedChannel {
  readonly channelname: string;
  /** The channel's number on the remote control. */
  readonly lcn?: number | null | undefined;
}

/** Sorts channels by their number, then by name. Channels without a number come last. */
export const compareChannels = (first: NumberedChannel, second: NumberedChannel): number =>
  // For two channels without a number the difference is NaN, so their names decide.
  (first.lcn ?? Infinity) - (second.lcn ?? Infinity) ||
  Number(first.channelname > second.channelname) - Number(first.channelname < second.channelname);
