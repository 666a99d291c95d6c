import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import styled, { ServerStyleSheet } from 'styled-components';
import type { FirstPaint, FirstPaints } from '../../public/build/PagePlugin';
import { languageChosen } from '../../store/app/preferences';
import { type Language, LANGUAGES } from '../../store/core/languages';
import {
  ADD_PACKS,
  ALERTS,
  CHECKOUT,
  CONTACT,
  HELP,
  KYC,
  MY_PACKS,
  PROFILE,
  RENEW,
  SUPPORT,
  TOP_UP,
  TRANSACTIONS,
} from '../../store/core/paths';
import { createPortalStore } from '../../store/root/createPortalStore';
import { pageText } from '../app/app.text';
import { ScreenSkeleton } from '../app/lazy/ScreenSlot';
import { ScriptLoadError } from '../app/lazy/ScriptLoadError';
import { createLoginPrefill, createNavigator } from '../app/pageServices';
import { type PortalServices, PortalServicesProvider } from '../app/PortalServices';
import { App } from '../root/App';
import { kycText, profileText } from '../screens/account/account.text';
import { checkoutText } from '../screens/cart/cart.text';
import { addPacksText } from '../screens/catalogue/catalogue.text';
import { contactText, faqText, supportText } from '../screens/help/help.text';
import { transactionsText } from '../screens/history/history.text';
import { LastKnownPaint } from '../screens/home/LastKnownPaint';
import { loginText } from '../screens/identity/identity.text';
import { LoginSide } from '../screens/identity/login/LoginSide';
import { alertsText } from '../screens/inbox/inbox.text';
import { managePacksText } from '../screens/packs/packs.text';
import { topUpText } from '../screens/payments/payments.text';
import { PaymentChecking } from '../screens/payments/status/PaymentChecking';
import { renewText } from '../screens/renewal/renewal.text';
import { textsIn } from '../text/catalogue';
import { LanguageContext } from '../text/useText';
import { GlobalStyle } from '../theme/GlobalStyle';
import { media, size, space } from '../theme/tokens';
import { registerAllTranslations } from '../translations/registerAll';
import { OperatorMark } from '../ui/frame/operator';

/**
 * Painted until the scripts render the screen: the skeleton, and the operator's mark where `TopBar` and `Rail` show
 * it.
 */
const StartingPage = styled.div`
  & > :first-child {
    padding: 14px ${space.l};
    ${media.wide} {
      padding: 20px ${space.xl} 0;
    }
  }
  /* The title, which \`public/skeleton.js\` fills in. */
  h1 {
    font-size: ${size.title};
    line-height: 32px;
    ${media.wide} {
      font-size: ${size.big};
      letter-spacing: -0.01em;
    }
  }
`;

const services: PortalServices = {
  imageHosts: [],
  navigator: createNavigator(),
  domains: { has: () => false, add: async () => undefined },
  requestedEarly: new Set(),
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

/** By path, the titles of the screens behind the login that have the same title for every subscriber. */
const titlesOf = (language: Language): Readonly<Record<string, string>> => ({
  [MY_PACKS]: textsIn(language, managePacksText).title,
  [RENEW]: textsIn(language, renewText).title,
  [ADD_PACKS]: textsIn(language, addPacksText).title,
  [CHECKOUT]: textsIn(language, checkoutText).title,
  [TRANSACTIONS]: textsIn(language, transactionsText).title,
  [TOP_UP]: textsIn(language, topUpText).title,
  [PROFILE]: textsIn(language, profileText).title,
  [KYC]: textsIn(language, kycText).title,
  [ALERTS]: textsIn(language, alertsText).title,
  [HELP]: textsIn(language, faqText).title,
  [SUPPORT]: textsIn(language, supportText).title,
  [CONTACT]: textsIn(language, contactText).title,
});

/** The texts of the HTML, escaped for element content and attributes. The names of the shortcuts are not escaped. */
const pageTexts = (language: Language, escaped: (words: string) => string) => {
  const t = textsIn(language, pageText);
  const titles = titlesOf(language);
  return {
    titles: escaped(JSON.stringify(titles)),
    description: escaped(t.description),
    withoutScripts: escaped(t.noScripts),
    misconfigured: escaped(t.misconfigured('{field}')),
    shortcuts: {
      [RENEW]: titles[RENEW] ?? '',
      [TOP_UP]: titles[TOP_UP] ?? '',
      [HELP]: titles[HELP] ?? '',
    },
  };
};

/** The HTML that is painted before the scripts of the portal run, in each language, and its styles. */
export const prerender = async (): Promise<FirstPaints> => {
  registerAllTranslations();
  const styleTags = new Map<Language, string>();
  const pages: Partial<Record<Language, FirstPaint>> = {};
  for (const language of LANGUAGES) {
    const sheet = new ServerStyleSheet();
    const html = (screen: ReactNode) =>
      renderToString(
        sheet.collectStyles(<LanguageContext value={language}>{screen}</LanguageContext>),
      );
    pages[language] = {
      ...pageTexts(language, html),
      title: `${textsIn(language, loginText).title} · Selfcare`,
      login: html(await login(language)),
      side: html(<LoginSide />),
      starting: html(
        <>
          <GlobalStyle />
          <StartingPage>
            <div>
              <OperatorMark />
            </div>
            <ScreenSkeleton />
          </StartingPage>
        </>,
      ),
      checking: html(<PaymentChecking />),
      lastKnownHome: html(<LastKnownPaint />),
      unloaded: html(<ScriptLoadError />),
    };
    styleTags.set(language, sheet.getStyleTags());
  }
  return { pages, styles: sharedStyles(styleTags) };
};

/** The styles of the English page. All languages use these styles, so that the page's CSP needs only one hash. */
const sharedStyles = (styleTags: ReadonlyMap<Language, string>): string => {
  const english = styleTags.get('en') ?? '';
  const shared = new Set(english.split('\n'));
  for (const [language, tags] of styleTags)
    for (const rule of tags.split('\n'))
      // A line that begins with "data-styled." is no rule: it lists the classes of a component.
      if (!shared.has(rule) && !rule.startsWith('data-styled.'))
        throw new Error(
          `The page in ${language} needs a style that the English page lacks: ${rule}`,
        );
  return english;
};
