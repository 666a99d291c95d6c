import styled from 'styled-components';
import { reloadRequested, selectChunkFailure } from '../../../store/app/chunkFailure';
import { useText } from '../../text/useText';
import { color, size, space } from '../../theme/tokens';
import { Button } from '../../ui/forms/Button';
import { useAppDispatch, useAppSelector } from '../hooks';
import { chunkBoundaryText } from './ChunkBoundary.text';

const Place = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  max-width: 440px;
  margin: 0 auto;
  padding: ${space.xxxl} ${space.l};
`;

const Small = styled.p`
  font-size: ${size.small};
  color: ${color.inkSoft};
`;

/** Stands where a screen should, with the documented sentence and the one thing to do. */
export const ChunkFailure = () => {
  const t = useText(chunkBoundaryText);
  const dispatch = useAppDispatch();
  return (
    <Place role="alert">
      <h1>{t.title}</h1>
      <p>{t.why}</p>
      <Button onClick={() => dispatch(reloadRequested())}>{t.reload}</Button>
      <Small>{useAppSelector(selectChunkFailure)}</Small>
    </Place>
  );
};
