import { catalogue, type Catalogue } from '../text/catalogue';
import { useText } from '../text/useText';
import { EntryFrame } from './EntryFrame';
import { EmptyState } from '../ui/States';
import { ScreenTitle } from '../ui/ScreenTitle';

interface PlannedTexts {
  readonly title: string;
  readonly what: string;
}

const notYet = catalogue({
  en: { title: 'Not here yet' },
  hi: { title: 'अभी यहाँ नहीं है' },
});

interface PlannedProps {
  readonly texts: Catalogue<PlannedTexts>;
}

/** A screen that has its address and its title, and says what will stand on it. */
export const PlannedScreen = ({ texts }: PlannedProps) => {
  const t = useText(texts);
  return (
    <>
      <ScreenTitle title={t.title} />
      <EmptyState title={useText(notYet).title} why={t.what} />
    </>
  );
};

/** The same outside the home shell, for those who have not logged in. */
export const OpenPlannedScreen = ({ texts }: PlannedProps) => {
  const t = useText(texts);
  return (
    <EntryFrame title={t.title}>
      <EmptyState title={useText(notYet).title} why={t.what} />
    </EntryFrame>
  );
};
