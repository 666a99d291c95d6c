import styled from 'styled-components';
import { useText } from '../../../../text/useText';
import { color } from '../../../../theme/tokens';
import { VisuallyHidden } from '../../../../ui/layout/VisuallyHidden';
import { upiText } from './upi.text';

const Left = styled.p`
  color: ${color.inkSoft};
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** Seconds before the end at which it is said aloud, once. */
const NEARLY_OVER = 60;

/** How long the code can be paid. The seconds are seen; heard is only that they are nearly over. */
export const Countdown = ({ seconds }: { readonly seconds: number }) => {
  const t = useText(upiText);
  return (
    <>
      <Left>{t.goodFor(Math.floor(seconds / 60), seconds % 60)}</Left>
      <VisuallyHidden role="status">{seconds <= NEARLY_OVER ? t.nearlyOver : ''}</VisuallyHidden>
    </>
  );
};
