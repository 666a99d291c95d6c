import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { SoldChannel } from '../../../../store/catalogue/optimiser/boxPacks';
import type { OptimiserInput } from '../../../../store/catalogue/optimiser/optimiser';
import { namedChannels } from '../../../../store/catalogue/optimiser/saving';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { List, ListRow, RowMark } from '../../../ui/data/List';
import { SearchField } from '../../../ui/forms/Field';
import { Section } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/Text';
import { saveText } from '../catalogue.text';
import { ChannelName } from './ChannelNames';
import { channelStatusOf, searchableChannels, searchChannels } from './channelSearch';

/** The maximum number of search results shown. If a channel is missing, the subscriber types more letters. */
const MAX_SHOWN = 8;

interface AddChannelsProps {
  readonly input: OptimiserInput;
  readonly onChange: (added: readonly string[]) => void;
}

/** The search for channels to add, and the channels added so far. */
export const AddChannels = ({ input, onChange }: AddChannelsProps) => {
  const t = useText(saveText);
  const [query, setQuery] = useState('');
  const { lookup, selection } = input;
  const added = namedChannels(lookup, selection.added);
  return (
    <Section title={t.add}>
      <search>
        <SearchField
          name="channel"
          label={t.search}
          placeholder={t.searchFor}
          onChange={({ target }) => setQuery(target.value)}
        />
      </search>
      <ChannelMatches
        query={useDeferredValue(query)}
        input={input}
        onAdd={(channelid) => onChange([...selection.added, channelid])}
      />
      {added.length > 0 && (
        <Section title={t.added}>
          <List>
            {added.map((channel) => (
              <ChannelOption key={channel.channelid} channel={channel}>
                <Button
                  tone="ghost"
                  aria-label={t.removeNamed(channel.channelname)}
                  onClick={() => onChange(selection.added.filter((id) => id !== channel.channelid))}
                >
                  {t.removeOne}
                </Button>
              </ChannelOption>
            ))}
          </List>
        </Section>
      )}
    </Section>
  );
};

interface ChannelMatchesProps {
  readonly query: string;
  readonly input: OptimiserInput;
  readonly onAdd: (channelid: string) => void;
}

const ChannelMatches = ({
  query,
  input: { lookup, boxPacks, selection },
  onAdd,
}: ChannelMatchesProps) => {
  const t = useText(saveText);
  const all = useMemo(() => searchableChannels(lookup.channels.values()), [lookup]);
  const matches = useMemo(() => searchChannels(all, query), [all, query]);
  // Takes the focus from "Add" or "Remove", which disappears when it is pressed.
  const countLine = useFocusRescue<HTMLParagraphElement>(selection.added.length);
  const extent =
    matches.length > MAX_SHOWN ? t.firstOf(MAX_SHOWN, matches.length) : t.matches(matches.length);
  const isAsked = query.trim() !== '';
  return (
    <>
      <SoftText role="status" ref={countLine} tabIndex={-1}>
        {isAsked && (matches.length === 0 ? t.noMatch : extent)}
      </SoftText>
      {isAsked && matches.length > 0 && (
        <List label={extent}>
          {matches.slice(0, MAX_SHOWN).map((channel) => {
            const status = channelStatusOf(channel, boxPacks, selection);
            return (
              <ChannelOption key={channel.channelid} channel={channel}>
                {status === 'new' ? (
                  <Button
                    tone="ghost"
                    aria-label={t.addNamed(channel.channelname)}
                    onClick={() => onAdd(channel.channelid)}
                  >
                    {t.addOne}
                  </Button>
                ) : (
                  <SoftText>{t[status]}</SoftText>
                )}
              </ChannelOption>
            );
          })}
        </List>
      )}
    </>
  );
};

interface ChannelOptionProps {
  readonly channel: Pick<SoldChannel, 'channelname' | 'lcn' | 'hd'>;
  readonly children: ReactNode;
}

const ChannelOption = ({ channel, children }: ChannelOptionProps) => (
  <ListRow
    lead={channel.lcn !== null && <RowMark>{channel.lcn}</RowMark>}
    title={<ChannelName channel={channel} />}
    action={children}
  />
);
