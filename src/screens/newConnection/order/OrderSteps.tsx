import { useText } from '../../../text/useText';
import { Steps } from '../../../ui/layout/Steps';
import { DetailsStep } from './DetailsStep';
import { orderText } from './order.text';
import { PlacedStep } from './PlacedStep';
import { ReviewStep } from './ReviewStep';

const STEPS = { details: DetailsStep, review: ReviewStep, placed: PlacedStep } as const;
const STEP_NUMBERS = { details: 1, review: 2, placed: 3 } as const;

/** The steps after the plan, and a progress indicator. */
export const OrderSteps = ({ step }: { readonly step: keyof typeof STEPS }) => {
  const { steps } = useText(orderText);
  const Step = STEPS[step];
  return (
    <>
      <Steps names={steps} at={STEP_NUMBERS[step]} />
      <Step />
    </>
  );
};
