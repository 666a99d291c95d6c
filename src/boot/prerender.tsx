import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { FirstPaint } from '../../public/build/PagePlugin';
import { createPortalStore } from '../../store/core/createPortalStore';
import { languageChosen } from '../../store/app/preferences';
import { App } from '../app/App';
import { ScreenSkeleton } from '../app/frame/ScreenSkeleton';
import { ScriptLoadError } from '../app/lazy/ScriptLoadError';
import { createLoginPrefill } from '../app/loginPrefill';
import { PortalServicesProvider, type PortalServices } from '../app/PortalServices';
import { createNavigator } from '../app/navigator';
import { GlobalStyle } from '../theme/GlobalStyle';
import { LANGUAGES, type Language } from '../text/catalogue';
import { LanguageContext } from '../text/useText';
import { LoginSide } from '../screens/identity/login/LoginSide';

const services: PortalServices = {
  imageHosts: [],
  navigator: createNavigator(),
  domains: { has: () => false, add: async () => undefined },
  loginPrefill: createLoginPrefill(),
  onReady: () => undefined,
};

const login = async (language: Language): Promise<ReactNode> => {
  const { store, rehydrated } = createPortalStore();
  await rehydrated;
  store.dispatch(languageChosen(language));
  return (
    <Provider store={store}>
      <PortalServicesProvider value={services}>
        <StaticRouter location="/">
          <App />
        </StaticRouter>
      </PortalServicesProvider>
    </Provider>
  );
};

/** The first screen as HTML, in both languages, with the rules it needs: painted before any script runs. */
export const prerender = async (): Promise<FirstPaint> => {
  const sheet = new ServerStyleSheet();
  const html = (screen: ReactNode) => renderToString(sheet.collectStyles(screen));
  const firstPaint = {
    login: html(await login('en')),
    loginInHindi: html(await login('hi')),
    side: html(
      LANGUAGES.map((language) => (
        <LanguageContext key={language} value={language}>
          <LoginSide />
        </LanguageContext>
      )),
    ),
    starting: html(
      <>
        <GlobalStyle />
        <ScreenSkeleton />
      </>,
    ),
    unloaded: html(<ScriptLoadError />),
  };
  return { ...firstPaint, styles: sheet.getStyleTags() };
};
