import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { loadEquipment } from '../../../../store/account/equipment';
import { useAppDispatch } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useStatus } from '../../../app/hooks/useFlow';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { TextButton } from '../../../ui/buttons/TextButton';
import { List, Row } from '../../../ui/data/List';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Card } from '../../../ui/layout/Card';
import { Section } from '../../../ui/layout/Section';
import { useBoxes } from '../tickets/useBoxes';
import { boxRefreshText } from './boxRefresh.text';
import { RefreshedBox } from './refreshedBoxPart';

const Whole = styled.div`
  flex: 1 1 100%;
  min-width: 0;
  &:focus {
    outline: none;
  }
`;

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
  const t = useText(boxRefreshText);
  const [isPressed, setPressed] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to its replacement.
  useEffect(() => {
    if (isPressed) place.current?.focus();
  }, [isPressed]);
  const ending = box.stbno.slice(-4);
  const name = box.boxname || t.box(ending);
  return (
    <Row
      title={name}
      sub={box.boxname === '' ? undefined : t.ending(ending)}
      end={
        isPressed ? undefined : (
          <TextButton
            type="button"
            aria-label={t.refreshNamed(name)}
            onClick={() => setPressed(true)}
          >
            {t.refresh}
          </TextButton>
        )
      }
      action={
        isPressed ? (
          <Whole ref={place} tabIndex={-1}>
            <RefreshedBox failed={tryAgain} box={box} shape={<SkeletonLines count={2} />} />
          </Whole>
        ) : undefined
      }
    />
  );
};
