import styled from 'styled-components';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { useText } from '../../../text/useText';
import { color, layer, space, weight } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { planComparisonText, plansText } from '../newConnection.text';

const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${layer.bar};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  margin: 0 -${space.l};
  padding: ${space.m} ${space.l} calc(${space.m} + env(safe-area-inset-bottom));
  border-top: 1px solid ${color.line};
  background: ${color.surface};
  p {
    font-weight: ${weight.strong};
  }
`;

/** The number of compared plans, and the link to the comparison. It stays in view at the foot. */
export const CompareBar = ({ count }: { readonly count: number }) => {
  const t = useText(planComparisonText);
  const { compare } = useText(plansText);
  return (
    <Bar data-bottom-bar role="region" aria-label={t.comparing}>
      <p role="status">{count > 1 ? t.compared(count) : t.oneMore}</p>
      {count > 1 && <ButtonLink to={offerStepPath('compare')}>{compare}</ButtonLink>}
    </Bar>
  );
};
