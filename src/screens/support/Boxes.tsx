import styled from 'styled-components';
import type { Box } from '../../../store/entities/equipment';
import { loadEquipment } from '../../../store/equipment';
import { Loaded } from '../../frame/Loaded';
import { useText } from '../../text/useText';
import { inWords } from '../../text/words';
import { List, Row } from '../../ui/List';
import { Mark, Pill } from '../../ui/Pill';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/Skeleton';
import { EmptyState } from '../../ui/States';
import { TextOr } from '../../ui/TextOr';
import { useSay } from '../../useStore';
import { supportText } from './support.text';
import { useBoxes } from './useBoxes';

const Numbers = styled.dl`
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
  const say = useSay();
  return (
    <Section title={t.boxes}>
      <Loaded
        flow={loadEquipment}
        value={useBoxes()}
        onRetry={() => say(loadEquipment.requested())}
        skeleton={<SkeletonRows count={1} />}
      >
        {(boxes) =>
          boxes.length === 0 ? (
            <EmptyState title={t.noBoxes} why={t.noBoxesWhy} />
          ) : (
            <List>
              {boxes.map((box) => (
                <BoxRow key={box.stbno} of={box} />
              ))}
            </List>
          )
        }
      </Loaded>
    </Section>
  );
};

const BoxRow = ({ of: { stbno, smcno, boxname, boxtype, status } }: { readonly of: Box }) => {
  const t = useText(supportText);
  return (
    <Row
      title={
        <>
          {boxname || t.box(stbno.slice(-4))}
          {boxtype !== '' && <Mark>{boxtype}</Mark>}
        </>
      }
      sub={
        <Numbers>
          <div>
            <dt>{t.stbno}</dt>
            <dd>{stbno}</dd>
          </div>
          <div>
            <dt>{t.smcno}</dt>
            <dd>
              <TextOr text={smcno} />
            </dd>
          </div>
        </Numbers>
      }
      end={
        <Pill $tone={status === 'ACTIVE' ? 'ok' : 'warn'}>
          {/* Another status is the operator's own. */}
          <TextOr text={inWords(t.boxStatus, status)} />
        </Pill>
      }
    />
  );
};
