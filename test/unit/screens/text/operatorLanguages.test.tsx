import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import {
  HomeAnnouncement,
  ServiceAnnouncements,
} from '../../../../src/app/announcements/Announcements';
import { announcementsText } from '../../../../src/app/app.text';
import { MaintenanceScreen } from '../../../../src/app/maintenance/MaintenanceScreen';
import { PortalServicesProvider } from '../../../../src/app/PortalServices';
import { SurveyPage } from '../../../../src/screens/help/survey/SurveyPage';
import { AlertList } from '../../../../src/screens/home/AlertList';
import { Offers } from '../../../../src/screens/home/Offers';
import { AlertRow } from '../../../../src/screens/inbox/AlertRow';
import { textsIn } from '../../../../src/text/catalogue';
import { LanguageContext, OperatorLanguageContext } from '../../../../src/text/useText';
import { loadMaintenance } from '../../../../store/app/maintenance';
import type { Language } from '../../../../store/core/languages';
import { HOME } from '../../../../store/core/paths';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { announcementsArrived } from '../../../../store/inbox/serviceAnnouncements';
import { promos } from '../../../../store/wire/entities/packs/promos';
import { alerts } from '../../../../store/wire/entities/service/alerts';
import { maintenance } from '../../../../store/wire/entities/service/maintenance';
import { readServiceAnnouncements } from '../../../../store/wire/entities/service/serviceAnnouncements';
import { readSurvey } from '../../../../store/wire/entities/service/survey';
import { registerTranslations } from '../../../contract/texts/translations';
import { setWide } from '../../../support/screenWidth';
import { loadedReducer } from '../../../support/stateAfter';
import { quietServices } from '../app/quietServices';
import { useBrowserFormData } from '../ui/formData';

useBrowserFormData();
registerTranslations('ta');
registerTranslations('hi');

/** A page in Tamil of an operator whose plain texts are in Marathi. */
const show = (element: ReactElement, ...events: readonly UnknownAction[]): HTMLElement => {
  const store = configureStore({ reducer: loadedReducer() });
  events.forEach((event) => store.dispatch(event));
  return render(
    <Provider store={store}>
      <PortalServicesProvider value={quietServices}>
        <LanguageContext value="ta">
          <OperatorLanguageContext value="mr">
            <MemoryRouter initialEntries={[HOME]}>{element}</MemoryRouter>
          </OperatorLanguageContext>
        </LanguageContext>
      </PortalServicesProvider>
    </Provider>,
  ).container;
};

/** The language in which an element is read out. */
const languageOf = (element: Element): string =>
  element.closest('[lang]')?.getAttribute('lang') ?? 'ta';

/** What the operator sends, what a Tamil page shows of it, and in which language that is read out. */
const SENT: readonly (readonly [string, unknown, string, Language])[] = [
  ['a plain text', 'बिल तयार आहे', 'बिल तयार आहे', 'mr'],
  ['Tamil and English', { en: 'Bill is ready', ta: 'பில் தயார்' }, 'பில் தயார்', 'ta'],
  ['Hindi and English', { hi: 'बिल तैयार है', en: 'Bill is ready' }, 'Bill is ready', 'en'],
  ['Hindi alone', { hi: 'बिल तैयार है', fr: 'Facture', ta: null }, 'बिल तैयार है', 'hi'],
];

describe.each(SENT)('On a Tamil page %s of the operator', (_, sent, words, lang) => {
  const alert = { idalert: '1', message: sent, url: 'https://example.com/' };

  it('An alert on the home screen is read out in its language', () => {
    show(<AlertList />, loadAlerts.succeeded(v.parse(alerts, { count: 1, data: [alert] })));
    expect(languageOf(screen.getByText(words))).toBe(lang);
  });

  it('An alert among all alerts is read out in its language', () => {
    const [read] = v.parse(alerts, { data: [alert] }).data;
    if (read) show(<AlertRow alert={read} isNew={false} />);
    expect(languageOf(screen.getByText(words))).toBe(lang);
    expect(screen.getByRole('link').getAttribute('aria-label')).toContain(words);
  });

  it('What a banner says is read out in its language', () => {
    setWide(false);
    const banner = { promoid: '1', url: `${location.origin}/picture.png`, name: sent };
    show(<Offers banners={v.parse(promos, [banner])} />);
    expect(languageOf(screen.getByRole('img', { name: words }))).toBe(lang);
  });

  it('The title and the content of the maintenance are read out in their language', () => {
    Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
    const answer = { maintenance: 'ON', header: sent, content: sent };
    show(<MaintenanceScreen />, loadMaintenance.succeeded(v.parse(maintenance, answer)));
    expect(languageOf(screen.getByText(words))).toBe(lang);
    const box = [...document.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot);
    expect(box?.shadowRoot?.textContent).toBe(words);
    expect(box && languageOf(box)).toBe(lang);
  });

  it('The line of a service notice is shown and read out in its language', () => {
    const notices = readServiceAnnouncements([{ id: '1', severity: 'outage', title: sent }]);
    const page = show(
      <>
        <ServiceAnnouncements />
        <HomeAnnouncement />
      </>,
      announcementsArrived([...notices]),
    );
    const line = within(screen.getByRole('status'));
    expect(page.querySelector('p')?.textContent).toMatch(new RegExp(`^.+: ${words}$`));
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^.+: ${words}$`));
    for (const found of [
      line.getByText(words, { exact: false }),
      ...screen.getAllByText(words, { exact: false }),
    ])
      expect(languageOf(found)).toBe(lang);
  });

  it('Everything that a survey says, also of a missing answer, is read out in its language', () => {
    const survey = readSurvey({
      ...{ id: 's', title: sent },
      questions: [
        { id: 'a', kind: 'text', text: sent, hint: sent },
        { id: 'b', kind: 'scale', text: sent, low: sent, high: sent },
        {
          ...{ id: 'c', kind: 'choice', text: sent, required: true },
          options: [
            { value: '1', label: sent },
            { value: '2', label: sent },
          ],
        },
      ],
    });
    const questions = survey?.questions ?? [];
    const page = show(<SurveyPage questions={questions} at={1} isLast />);
    fireEvent.submit(page.querySelector('form') ?? page);
    const said = within(page).getAllByText(words, { exact: false });
    // Three questions, a hint, two ends, two choices, and the error summary.
    expect(said).toHaveLength(9);
    for (const found of said) expect(languageOf(found)).toBe(lang);
    expect(languageOf(screen.getByRole('radio', { name: `1, ${words}` }))).toBe(lang);
    expect(languageOf(screen.getByRole('radio', { name: '2' }))).toBe('ta');
  });
});

it('A service notice names its severity once', () => {
  const lineOf = (title: string) => {
    const notices = readServiceAnnouncements([{ id: '1', severity: 'work', title: { ta: title } }]);
    return show(<HomeAnnouncement />, announcementsArrived([...notices])).querySelector('p')
      ?.textContent;
  };
  const kind = textsIn('ta', announcementsText).severity.work;
  expect(lineOf(`${kind} இன்றிரவு`)).toBe(`${kind} இன்றிரவு`);
  expect(lineOf('சேனல் 601')).toBe(`${kind}: சேனல் 601`);
});
