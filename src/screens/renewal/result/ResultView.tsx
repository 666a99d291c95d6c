import { useEffect } from 'react';
import {
  renewPacks,
  resultsLeft,
  selectIsRenewing,
  selectRenewalPacks,
  selectAnsweredTerm,
} from '../../../../store/renewal/renewal';
import { totalPaid, linesToRetry, type LineResult } from '../../../../store/renewal/renewalResults';
import { sumOf } from '../../../../store/core/values/money';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { MY_PACKS } from '../../../../store/core/paths';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { List } from '../../../ui/data/List';
import { moneyText } from '../../../ui/data/moneyText';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Card, Stack } from '../../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { CalendarButton } from './CalendarButton';
import { ReadingColumn } from '../ReadingColumn';
import { RenewalRefusalAlert } from './RenewalRefusalAlert';
import { ResultRow } from './ResultRow';
import { resultsText } from './results.text';
import { packKey } from '../../../../store/packs/packList';

interface ResultViewProps {
  readonly results: readonly LineResult[];
}

/** What became of each pack: some may be renewed while others are not. */
export const ResultView = ({ results }: ResultViewProps) => {
  const t = useText(resultsText);
  const dispatch = useAppDispatch();
  const packs = useAppSelector(selectRenewalPacks) ?? [];
  // Leaving the screen dismisses the results.
  useEffect(() => () => void dispatch(resultsLeft()), [dispatch]);
  const counts = countsOf(results);
  const paid = totalPaid(results);
  return (
    <>
      <ScreenTitle
        title={t.title(counts)}
        view={`results ${counts.renewed}`}
        sub={counts.unclear > 0 ? undefined : paid === 0 ? t.paidNothing : t.paid(moneyText(paid))}
      />
      <ReadingColumn>
        <Card>
          <Section title={t.packs}>
            <List>
              {results.map((result) => (
                <ResultRow key={packKey(result.line)} result={result} />
              ))}
            </List>
          </Section>
          <RenewalRefusalAlert />
          <NextSteps results={results} />
        </Card>
        <CalendarButton packs={packs} />
      </ReadingColumn>
    </>
  );
};

const countsOf = (results: readonly LineResult[]) => {
  const count = (state: LineResult['state']) =>
    results.filter((result) => result.state === state).length;
  return { renewed: count('renewed'), unclear: count('unclear'), all: results.length };
};

/** Another try only of what may go better: a pack outside its fifteen days would be refused again. */
const NextSteps = ({ results }: ResultViewProps) => {
  const t = useText(resultsText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector(selectIsRenewing);
  const term = useAppSelector(selectAnsweredTerm);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  const lines = linesToRetry(results);
  const total = sumOf(lines.map(({ amount }) => amount));
  return (
    <Stack>
      {lines.length > 0 && (
        <Button
          wide
          busy={isBusy}
          onClick={() => dispatch(renewPacks.requested({ ...term, lines, total, balance }))}
        >
          {t.tryAgain(lines.length, moneyText(total))}
        </Button>
      )}
      <Button tone="ghost" wide onClick={() => dispatch(resultsLeft())}>
        {t.others}
      </Button>
      <ButtonLink tone="ghost" wide to={MY_PACKS}>
        {t.toPacks}
      </ButtonLink>
    </Stack>
  );
};
