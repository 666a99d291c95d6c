import type { ReactNode } from 'react';
import { useState } from 'react';
import styled from 'styled-components';
import { type Language, LANGUAGES } from '../../store/core/languages';
import { textsIn } from '../text/catalogue';
import { LANGUAGE_NAMES } from '../text/languageNames';
import { LanguageContext, useLanguage, useText } from '../text/useText';
import { color, size, space } from '../theme/tokens';
import { Chip, Chips } from '../ui/buttons/Chip';
import { CONTENT_ID } from '../ui/frame/Frame';
import { ScreenTitle } from '../ui/layout/ScreenTitle';
import { dataExamples } from './examples/data.examples';
import type { Examples } from './examples/Example';
import { feedbackExamples } from './examples/feedback.examples';
import { formExamples } from './examples/forms.examples';
import { layoutExamples } from './examples/layout.examples';
import { pictureExamples } from './examples/pictures.examples';
import { galleryText } from './gallery.text';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space.l};
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: ${space.xl};
  padding-top: ${space.l};
  border-top: 1px solid ${color.line};
  & > h2 {
    grid-column: 1 / -1;
    font-size: ${size.title};
  }
  &[data-part='Columns'] > figure {
    grid-column: 1 / -1;
  }
`;

const Example = styled.figure`
  min-width: 0;
  & > figcaption {
    margin-bottom: ${space.s};
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const themeOf = (page: HTMLElement): Theme =>
  THEMES.find((theme) => theme === page.dataset['theme']) ?? 'system';

/** Sets the theme of this page, and stores nothing. */
const ThemeChips = () => {
  const t = useText(galleryText);
  const [theme, setTheme] = useState<Theme>(() => themeOf(document.documentElement));
  const choose = (next: Theme) => () => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = next;
  };
  return (
    <Chips label={t.theme}>
      {THEMES.map((name) => (
        <Chip key={name} chosen={name === theme} onToggle={choose(name)}>
          {t.themes[name]}
        </Chip>
      ))}
    </Chips>
  );
};

const Shown = ({ name, examples }: { readonly name: string; readonly examples: Examples }) => (
  <Part data-part={name} aria-label={name}>
    <h2>{name}</h2>
    {Object.entries(examples).map(([title, Body]) => (
      <Example key={title}>
        <figcaption>{title}</figcaption>
        <Body />
      </Example>
    ))}
  </Part>
);

interface InLanguageProps {
  readonly language: Language;
  readonly children: ReactNode;
}

const InLanguage = ({ language, children }: InLanguageProps) => (
  <LanguageContext value={language}>
    <Page id={CONTENT_ID} tabIndex={-1} lang={language}>
      {children}
    </Page>
  </LanguageContext>
);

const Title = () => {
  const t = useText(galleryText);
  return <ScreenTitle title={t.title} sub={t.lead} />;
};

/** The examples of the kit, by the name of the part they show. */
export const kitExamples: Readonly<Record<string, Examples>> = {
  ...formExamples,
  ...feedbackExamples,
  ...dataExamples,
  ...layoutExamples,
  ...pictureExamples,
};

/** Every example of the kit on one page, to look at and to test. */
export const GalleryScreen = () => {
  const [language, setLanguage] = useState(useLanguage());
  return (
    <InLanguage language={language}>
      <Title />
      <ThemeChips />
      <Chips label={textsIn(language, galleryText).language}>
        {LANGUAGES.map((name) => (
          <Chip key={name} chosen={name === language} onToggle={() => setLanguage(name)}>
            {LANGUAGE_NAMES[name]}
          </Chip>
        ))}
      </Chips>
      {Object.entries(kitExamples).map(([name, examples]) => (
        <Shown key={name} name={name} examples={examples} />
      ))}
    </InLanguage>
  );
};
