import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { FirstPaint, FirstPaints } from '../../public/build/PagePlugin';
import { createPortalStore } from '../../store/root/createPortalStore';
import { languageChosen } from '../../store/app/preferences';
import { App } from '../root/App';
import { ScreenSkeleton } from '../app/frame/ScreenSkeleton';
import { ScriptLoadError } from '../app/lazy/ScriptLoadError';
import { createLoginPrefill } from '../app/loginPrefill';
import { PortalServicesProvider, type PortalServices } from '../app/PortalServices';
import { createNavigator } from '../app/navigator';
import { GlobalStyle } from '../theme/GlobalStyle';
import { LANGUAGES, type Language } from '../../store/core/languages';
import { textsIn } from '../text/loadedTexts';
import { LanguageContext } from '../text/useText';
import { registerAllTranslations } from '../translations/registerAll';
import { loginText } from '../screens/identity/login/login.text';
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

/** The first screen as HTML in each language, with the rules it needs: painted before any script runs. */
export const prerender = async (): Promise<FirstPaints> => {
  registerAllTranslations();
  const sheet = new ServerStyleSheet();
  const html = (language: Language, screen: ReactNode) =>
    renderToString(
      sheet.collectStyles(<LanguageContext value={language}>{screen}</LanguageContext>),
    );
  const pages: Partial<Record<Language, FirstPaint>> = {};
  for (const language of LANGUAGES)
    pages[language] = {
      title: `${textsIn(language, loginText).title} · Selfcare`,
      login: html(language, await login(language)),
      side: html(language, <LoginSide />),
      starting: html(
        language,
        <>
          <GlobalStyle />
          <ScreenSkeleton />
        </>,
      ),
      unloaded: html(language, <ScriptLoadError />),
    };
  return { pages, styles: sheet.getStyleTags() };
};
