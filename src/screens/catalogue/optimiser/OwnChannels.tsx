import { useId } from 'react';
import type { Question } from '../../../../store/catalogue/optimiser/optimiser';
import { choosable, type Wishes } from '../../../../store/catalogue/optimiser/problem';
import { namedChannels } from '../../../../store/catalogue/optimiser/saving';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { ChannelName } from './ChannelName';
import { Actions, Channels, Soft } from './looks';
import { saveText } from './save.text';

type Keeping = Pick<Wishes, 'keepsAll' | 'unwanted'>;

interface OwnChannelsProps {
  readonly of: Question;
  readonly onChoose: (keeping: Partial<Keeping>) => void;
}

const ALL = 'all';
const SOME = 'some';

/** Of the channels that are paid for beside the base pack: which shall stay. */
export const OwnChannels = ({ of: { shelf, bill, wishes }, onChoose }: OwnChannelsProps) => {
  const t = useText(saveText);
  const own = choosable(bill);
  if (own.length === 0)
    return (
      <p>
        {t.onlyFixed([...bill.fixed, ...bill.leaving].map((pack) => pack.productname).join(', '))}
      </p>
    );
  return (
    <>
      {/* The group keeps its choice by itself; what is chosen in it comes up to here. */}
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) onChoose({ keepsAll: target.value === ALL });
        }}
      >
        <RadioGroup
          name="keep"
          label={t.keep}
          defaultValue={wishes.keepsAll ? ALL : SOME}
          choices={[
            { value: ALL, label: t.keepAll, hint: t.keepAllHint(own.length) },
            { value: SOME, label: t.keepSome, hint: t.keepSomeHint },
          ]}
        />
      </div>
      {!wishes.keepsAll && (
        <Ticks
          channels={namedChannels(shelf, own)}
          unwanted={wishes.unwanted}
          onChoose={(unwanted) => onChoose({ unwanted })}
        />
      )}
    </>
  );
};

interface TicksProps {
  readonly channels: ReturnType<typeof namedChannels>;
  readonly unwanted: readonly string[];
  readonly onChoose: (unwanted: readonly string[]) => void;
}

const Ticks = ({ channels, unwanted, onChoose }: TicksProps) => {
  const t = useText(saveText);
  const id = useId();
  const off = new Set(unwanted);
  const ticked = channels.filter(({ channelid }) => !off.has(channelid)).length;
  return (
    <div role="group" aria-labelledby={id}>
      <Actions>
        <Soft id={id} role="status">
          {t.ticked(ticked, channels.length)}
        </Soft>
        <Button tone="ghost" onClick={() => onChoose([])}>
          {t.tickAll}
        </Button>
        <Button tone="ghost" onClick={() => onChoose(channels.map(({ channelid }) => channelid))}>
          {t.untickAll}
        </Button>
      </Actions>
      <Channels>
        {channels.map((channel) => (
          <Checkbox
            key={channel.channelid}
            name={`keep-${channel.channelid}`}
            checked={!off.has(channel.channelid)}
            label={
              <>
                {channel.lcn} <ChannelName of={channel} />
              </>
            }
            onChange={({ target }) =>
              onChoose(
                target.checked
                  ? unwanted.filter((one) => one !== channel.channelid)
                  : [...unwanted, channel.channelid],
              )
            }
          />
        ))}
      </Channels>
    </div>
  );
};
