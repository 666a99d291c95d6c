import styled from 'styled-components';
import { loadEquipment, selectLoadedBoxes } from '../../../../store/account/equipment';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { List, ListRow } from '../../../ui/data/List';
import { TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Mark, Pill } from '../../../ui/feedback/Pill';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Section } from '../../../ui/layout/Section';
import { supportText } from '../help.text';

const BoxNumbers = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

/** The set-top boxes and the smart cards in them. */
export const Boxes = () => {
  const t = useText(supportText);
  const dispatch = useAppDispatch();
  return (
    <Section title={t.boxes}>
      <UnreadableRows call="cpe" />
      <Loaded
        flow={loadEquipment}
        value={useAppSelector(selectLoadedBoxes)}
        onRetry={() => dispatch(loadEquipment.requested())}
        skeleton={<SkeletonRows count={1} />}
      >
        {(boxes) =>
          boxes.length === 0 ? (
            <EmptyState title={t.noBoxes} description={t.noBoxesDescription} />
          ) : (
            <List>
              {boxes.map((box) => (
                <BoxRow key={box.stbno} box={box} />
              ))}
            </List>
          )
        }
      </Loaded>
    </Section>
  );
};

const BoxRow = ({ box: { stbno, smcno, boxtype, status } }: { readonly box: Box }) => {
  const boxWords = useBoxWords();
  const t = useText(supportText);
  return (
    <ListRow
      title={
        <>
          {boxWords.name(stbno)}
          {boxtype !== '' && <Mark>{boxtype}</Mark>}
        </>
      }
      sub={
        <BoxNumbers>
          <div>
            <dt>{t.stbno}</dt>
            <dd>{stbno}</dd>
          </div>
          <div>
            <dt>{t.smcno}</dt>
            <dd>
              <TextOrDashes text={smcno} />
            </dd>
          </div>
        </BoxNumbers>
      }
      end={
        <Pill $tone={status === 'ACTIVE' ? 'ok' : 'warn'}>
          {/* An undocumented status is shown as the operator sent it. */}
          <TextOrDashes text={inWords(t.boxStatus, status)} />
        </Pill>
      }
    />
  );
};
