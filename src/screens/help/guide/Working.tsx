import { useText } from '../../../text/useText';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { SUPPORT } from '../tickets/addresses';
import { guideText } from './guide.text';
import { StepTitle } from './stepParts';

export const Solved = ({ isReached }: { readonly isReached: boolean }) => {
  const t = useText(guideText);
  return (
    <>
      <StepTitle isReached={isReached}>{t.working}</StepTitle>
      <p>{t.workingWhy}</p>
      <ButtonLink wide to={SUPPORT}>
        {t.done}
      </ButtonLink>
    </>
  );
};
