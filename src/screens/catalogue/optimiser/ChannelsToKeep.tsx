import { useId } from 'react';
import { namesOfFixed } from '../../../../store/catalogue/optimiser/boxPacks';
import {
  type ChannelSelection,
  optionalChannels,
} from '../../../../store/catalogue/optimiser/channelSelection';
import type { OptimiserInput } from '../../../../store/catalogue/optimiser/optimiser';
import { namedChannels } from '../../../../store/catalogue/optimiser/saving';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { saveText } from '../catalogue.text';
import { ChannelName } from './ChannelNames';

type KeptChannels = Pick<ChannelSelection, 'keepsAll' | 'unwanted'>;

interface ChannelsToKeepProps {
  readonly input: OptimiserInput;
  readonly onChange: (keeping: Partial<KeptChannels>) => void;
}

const ALL = 'all';
const SOME = 'some';

/** Asks which channels to keep. Channels of a fixed pack are not listed, because they stay in any case. */
export const ChannelsToKeep = ({
  input: { lookup, boxPacks, selection },
  onChange,
}: ChannelsToKeepProps) => {
  const t = useText(saveText);
  const optional = optionalChannels(boxPacks);
  if (optional.length === 0) return <p>{t.onlyFixed(namesOfFixed(boxPacks))}</p>;
  return (
    <>
      {/* The radio group is uncontrolled; its changes bubble up to here. */}
      <div
        onChange={({ target }) => {
          if (target instanceof HTMLInputElement) onChange({ keepsAll: target.value === ALL });
        }}
      >
        <RadioGroup
          name="keep"
          label={t.keep}
          defaultValue={selection.keepsAll ? ALL : SOME}
          choices={[
            { value: ALL, label: t.keepAll, hint: t.keepAllHint(optional.length) },
            { value: SOME, label: t.keepSome, hint: t.keepSomeHint },
          ]}
        />
      </div>
      {!selection.keepsAll && (
        <ChannelCheckboxes
          channels={namedChannels(lookup, optional)}
          unwanted={selection.unwanted}
          onChange={(unwanted) => onChange({ unwanted })}
        />
      )}
    </>
  );
};

interface ChannelCheckboxesProps {
  readonly channels: ReturnType<typeof namedChannels>;
  readonly unwanted: readonly string[];
  readonly onChange: (unwanted: readonly string[]) => void;
}

const ChannelCheckboxes = ({ channels, unwanted, onChange }: ChannelCheckboxesProps) => {
  const t = useText(saveText);
  const id = useId();
  const unwantedIds = new Set(unwanted);
  const tickedCount = channels.filter(({ channelid }) => !unwantedIds.has(channelid)).length;
  return (
    <div role="group" aria-labelledby={id}>
      <Row $gap="s m">
        <SoftText id={id} role="status">
          {t.ticked(tickedCount, channels.length)}
        </SoftText>
        <Button tone="ghost" onClick={() => onChange([])}>
          {t.tickAll}
        </Button>
        <Button tone="ghost" onClick={() => onChange(channels.map(({ channelid }) => channelid))}>
          {t.untickAll}
        </Button>
      </Row>
      <Stack $columnsFrom="14rem" $gap="none l">
        {channels.map((channel) => (
          <Checkbox
            key={channel.channelid}
            name={`keep-${channel.channelid}`}
            checked={!unwantedIds.has(channel.channelid)}
            label={
              <>
                {channel.lcn} <ChannelName channel={channel} />
              </>
            }
            onChange={({ target }) =>
              onChange(
                target.checked
                  ? unwanted.filter((id) => id !== channel.channelid)
                  : [...unwanted, channel.channelid],
              )
            }
          />
        ))}
      </Stack>
    </div>
  );
};
