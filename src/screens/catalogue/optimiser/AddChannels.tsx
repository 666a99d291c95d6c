import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import type { Question } from '../../../../store/catalogue/optimiser/optimiser';
import type { SoldChannel } from '../../../../store/catalogue/optimiser/bill';
import { namedChannels } from '../../../../store/catalogue/optimiser/saving';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Field } from '../../../ui/forms/Field';
import { List, Row, RowNumber } from '../../../ui/data/List';
import { Section } from '../../../ui/layout/Section';
import { ChannelName } from './ChannelName';
import { Soft } from './looks';
import { saveText } from './save.text';
import { findable, matching, standingOf } from './search';

/** As many as are looked through; more letters bring another channel up. */
const SHOWN = 8;

interface AddChannelsProps {
  readonly of: Question;
  readonly onChoose: (added: readonly string[]) => void;
}

/** Channels that the box does not have, and shall have as cheaply as can be. */
export const AddChannels = ({ of: question, onChoose }: AddChannelsProps) => {
  const t = useText(saveText);
  const [query, setQuery] = useState('');
  const { shelf, wishes } = question;
  const added = namedChannels(shelf, wishes.added);
  return (
    <Section title={t.add}>
      <search>
        <Field
          name="channel"
          type="search"
          label={t.search}
          placeholder={t.searchFor}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setQuery(target.value)}
        />
      </search>
      <Matches
        query={useDeferredValue(query)}
        of={question}
        onAdd={(channelid) => onChoose([...wishes.added, channelid])}
      />
      {added.length > 0 && (
        <Section title={t.added}>
          <List>
            {added.map((channel) => (
              <ChannelRow key={channel.channelid} of={channel}>
                <Button
                  tone="ghost"
                  aria-label={t.removeNamed(channel.channelname)}
                  onClick={() => onChoose(wishes.added.filter((id) => id !== channel.channelid))}
                >
                  {t.removeOne}
                </Button>
              </ChannelRow>
            ))}
          </List>
        </Section>
      )}
    </Section>
  );
};

interface MatchesProps {
  readonly query: string;
  readonly of: Question;
  readonly onAdd: (channelid: string) => void;
}

const Matches = ({ query, of: { shelf, bill, wishes }, onAdd }: MatchesProps) => {
  const t = useText(saveText);
  const all = useMemo(() => findable(shelf.channels.values()), [shelf]);
  const found = useMemo(() => matching(all, query), [all, query]);
  if (query.trim() === '') return null;
  const extent = found.length > SHOWN ? t.firstOf(SHOWN, found.length) : t.matches(found.length);
  return (
    <>
      <Soft role="status">{found.length === 0 ? t.noMatch : extent}</Soft>
      {found.length > 0 && (
        <List label={extent}>
          {found.slice(0, SHOWN).map((channel) => {
            const standing = standingOf(channel, bill, wishes);
            return (
              <ChannelRow key={channel.channelid} of={channel}>
                {standing === 'new' ? (
                  <Button
                    tone="ghost"
                    aria-label={t.addNamed(channel.channelname)}
                    onClick={() => onAdd(channel.channelid)}
                  >
                    {t.addOne}
                  </Button>
                ) : (
                  <Soft>{t[standing]}</Soft>
                )}
              </ChannelRow>
            );
          })}
        </List>
      )}
    </>
  );
};

interface ChannelRowProps {
  readonly of: Pick<SoldChannel, 'channelname' | 'lcn' | 'hd'>;
  readonly children: ReactNode;
}

const ChannelRow = ({ of: channel, children }: ChannelRowProps) => (
  <Row
    lead={channel.lcn !== null && <RowNumber>{channel.lcn}</RowNumber>}
    title={<ChannelName of={channel} />}
    action={children}
  />
);
