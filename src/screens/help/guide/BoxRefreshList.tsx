import { useEffect } from 'react';
import { loadEquipment } from '../../../../store/account/equipment';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppDispatch } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useStatus } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { List, Row } from '../../../ui/data/List';
import { Card } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { useBoxes } from '../tickets/useBoxes';
import { boxRefreshText } from './boxRefresh.text';
import { useBoxRefresh } from './useBoxRefresh';

/** "Refresh box" at each box. Where there is none, there is nothing. */
export const BoxRefreshList = () => {
  const t = useText(boxRefreshText);
  const dispatch = useAppDispatch();
  const known = useBoxes();
  useLoadUnlessAsked();
  return (
    <Loaded
      flow={loadEquipment}
      value={known}
      onRetry={() => dispatch(loadEquipment.requested())}
      skeleton={null}
    >
      {(boxes) =>
        boxes.length > 0 && (
          <Card>
            <Section title={t.boxes}>
              <List>
                {boxes.map((box) => (
                  <BoxRow key={box.stbno} box={box} />
                ))}
              </List>
            </Section>
          </Card>
        )
      }
    </Loaded>
  );
};

/** The home screen has asked for the boxes already. */
const useLoadUnlessAsked = (): void => {
  const dispatch = useAppDispatch();
  const isIdle = useStatus(loadEquipment) === 'idle';
  useEffect(() => {
    if (isIdle) dispatch(loadEquipment.requested());
  }, [dispatch, isIdle]);
};

const BoxRow = ({ box }: { readonly box: Box }) => {
  const boxWords = useBoxWords();
  const name = boxWords.name(box.stbno);
  const { button, answer } = useBoxRefresh(box, name);
  return (
    <Row
      title={name}
      sub={box.boxname === '' ? undefined : boxWords.numbered(box.stbno)}
      end={button || undefined}
      action={answer || undefined}
    />
  );
};
