import { HOME } from '../../../store/core/paths';
import { catalogue } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';
import { EmptyState } from '../../ui/feedback/States';

const notFoundText = catalogue({
  en: {
    title: 'Page not found',
    what: 'We couldn’t find a page at this address.',
    description: 'The address may be mistyped, or the page may have moved.',
    home: 'Go to Home',
  },
  hi: {
    title: 'पेज नहीं मिला',
    what: 'इस पते पर कोई पेज नहीं मिला।',
    description: 'हो सकता है पता गलत लिखा गया हो, या पेज कहीं और चला गया हो।',
    home: 'होम पर जाएँ',
  },
});

export const NotFoundScreen = () => {
  const t = useText(notFoundText);
  return (
    <>
      <ScreenTitle title={t.title} />
      <EmptyState
        title={t.what}
        description={t.description}
        action={<ButtonLink to={HOME}>{t.home}</ButtonLink>}
      />
    </>
  );
};
