import styled from 'styled-components';
import { color, radius, space, weight } from '../../theme/tokens';
import { useOperator } from './operator';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.m};
  min-width: 0;
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

const Letter = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  font-size: 14px;
`;

/** The operator's mark and name. */
export const OperatorMark = () => {
  const { name, logo } = useOperator();
  return (
    <Line>
      {logo === undefined ? (
        <Letter aria-hidden data-operator="mark">
          {name.charAt(0)}
        </Letter>
      ) : (
        <img src={logo} alt="" width="28" height="28" />
      )}
      <span data-operator="name">{name}</span>
    </Line>
  );
};
