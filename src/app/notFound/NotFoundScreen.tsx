import { HOME } from '../../../store/core/paths';
import { catalogue } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { noSignal } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { WholePage, WholePageActions } from '../../ui/layout/WholePage';

const notFoundText = catalogue({
  en: {
    title: 'Page not found',
    description: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to Home',
  },
  hi: {
    title: 'पेज नहीं मिला',
    description: 'हो सकता है पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।',
    home: 'होम पर जाएँ',
  },
});

export const NotFoundScreen = () => {
  const t = useText(notFoundText);
  return (
    <WholePage>
      <Illustration drawing={noSignal} />
      <ScreenTitle title={t.title} />
      <p>{t.description}</p>
      <WholePageActions>
        <ButtonLink wide to={HOME}>
          {t.home}
        </ButtonLink>
      </WholePageActions>
    </WholePage>
  );
};
