import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { selectApp } from '../../store/app/app';
import { selectIsOnline } from '../../store/app/connection';
import { selectLanguage, selectTheme } from '../../store/app/preferences';
import { textDirection } from '../../store/core/languages';
import { sampleText } from '../app/app.text';
import { Overlays } from '../app/frame/Overlays';
import { PageBoundary } from '../app/frame/PageBoundary';
import { useAppSelector } from '../app/hooks';
import { lazyPart } from '../app/lazy/lazyPart';
import { usePortal } from '../app/PortalServices';
import { LanguageContext, useText } from '../text/useText';
import { GlobalStyle } from '../theme/GlobalStyle';
import { Alert } from '../ui/feedback/Alert';
import { AppRoutes } from './AppRoutes';

/** The built page arrives with these rules in it: they need not come a second time as a script. */
const isInThePage = process.env['NODE_ENV'] === 'production';

/** Everything between the store and the router, and the screens. */
export const App = () => (
  <PreferencesProvider>
    {!isInThePage && <GlobalStyle />}
    {process.env['NODE_ENV'] !== 'production' && <SampleRibbon />}
    <OfflineStrip />
    <PageBoundary>
      <AppRoutes />
    </PageBoundary>
    <Overlays />
    <PortalReady />
  </PreferencesProvider>
);

/** The subscriber's language and theme, on the page and in every text. */
const PreferencesProvider = ({ children }: { readonly children: ReactNode }) => {
  const language = useAppSelector(selectLanguage);
  const theme = useAppSelector(selectTheme);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = textDirection(language);
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [language, theme]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
};

/** The page is ours from the first effect on: the router serves the sagas, and they may begin. */
const PortalReady = () => {
  const navigate = useNavigate();
  const { navigator, onReady } = usePortal();
  useEffect(() => {
    navigator.attach(navigate);
    onReady();
  }, [navigate, navigator, onReady]);
  return null;
};

/** Its code comes after the first paint, with what `boot/main.tsx` loads then: later there is no network. */
const OfflineStripPart = lazyPart({
  id: 'offline-strip',
  load: async () =>
    (await import(/* webpackChunkName: "offline" */ '../app/frame/OfflineStrip')).OfflineStrip,
});

/** Sticks to the page and not to its region, which has no box of its own. */
const StripRegion = styled.div`
  display: contents;
`;

/** The region is there before the strip is: only then is the strip read out. */
const OfflineStrip = () => {
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <StripRegion role="status">{!isOnline && <OfflineStripPart failed={() => null} />}</StripRegion>
  );
};

/** In development a page that shows samples says so (specification §8). */
const SampleRibbon = () => {
  const t = useText(sampleText);
  return useAppSelector(selectApp).answeredBySample ? <Alert tone="warn">{t.ribbon}</Alert> : null;
};
