import { HOME } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { noSignal } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { notFoundText } from '../app.text';
import { WholePage } from '../lazy/FailedPage';

export const NotFoundScreen = () => {
  const t = useText(notFoundText);
  return (
    <WholePage>
      <Illustration drawing={noSignal} />
      <ScreenTitle title={t.title} />
      <p>{t.description}</p>
      <div>
        <ButtonLink wide to={HOME}>
          {t.home}
        </ButtonLink>
      </div>
    </WholePage>
  );
};
