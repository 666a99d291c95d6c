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

/** The HTML of the built page has the global style already. */
const hasGlobalStyle = process.env['NODE_ENV'] === 'production';

/** The whole app, inside the providers of the store and the router. */
export const App = () => (
  <PreferencesProvider>
    {!hasGlobalStyle && <GlobalStyle />}
    {process.env['NODE_ENV'] !== 'production' && <SampleRibbon />}
    <OfflineStrip />
    <PageBoundary>
      <AppRoutes />
    </PageBoundary>
    <Overlays />
    <PortalReady />
  </PreferencesProvider>
);

/** Applies the subscriber's language and theme to the page, and the language to every text. */
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

/** After the first rendering the router is ready, so the sagas may start and navigate. */
const PortalReady = () => {
  const navigate = useNavigate();
  const { navigator, onReady } = usePortal();
  useEffect(() => {
    navigator.attach(navigate);
    onReady();
  }, [navigate, navigator, onReady]);
  return null;
};

/** The chunk of the strip is loaded in advance, after the first paint, because an offline device cannot load it. */
const OfflineStripPart = lazyPart({
  id: 'offline-strip',
  load: async () =>
    (await import(/* webpackChunkName: "offline" */ '../app/frame/OfflineStrip')).OfflineStrip,
});

/** The element creates no box, so that the strip sticks to the page and not to this element. */
const StripRegion = styled.div`
  display: contents;
`;

/** The region is mounted before the strip, because screen readers read only changes. */
const OfflineStrip = () => {
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <StripRegion role="status">{!isOnline && <OfflineStripPart failed={() => null} />}</StripRegion>
  );
};

/** Shows in development that the page contains sample data (specification §8). */
const SampleRibbon = () => {
  const t = useText(sampleText);
  return useAppSelector(selectApp).answeredBySample ? <Alert tone="warn">{t.ribbon}</Alert> : null;
};
