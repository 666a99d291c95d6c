import { useId } from 'react';
import styled from 'styled-components';
import type { NamedChannel, Saving } from '../../../../../store/catalogue/optimiser/saving';
import { useText } from '../../../../text/useText';
import { color, size, space } from '../../../../theme/tokens';
import { Money } from '../../../../ui/data/Money';
import { moneyText } from '../../../../ui/data/moneyText';
import { Alert } from '../../../../ui/feedback/Alert';
import { Card } from '../../../../ui/layout/Card';
import { CartBar } from '../../../cart/CartBar';
import { ChannelNames } from '../ChannelNames';
import { Comes } from './Comes';
import { Goes } from './Goes';
import { apart, headlineOf } from './headline';
import { headlineText } from './headline.text';
import { Pair, Soft } from '../looks';
import { resultText } from './result.text';

const Headline = styled.h2<{ readonly $saves: boolean }>`
  color: ${({ $saves }) => ($saves ? color.success : 'inherit')};
  font-size: ${size.title};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.xxl};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** What was found: what it costs, how sure that is, exactly what changes, and the cart it may go into. */
export const Result = ({ of: saving }: { readonly of: Saving }) => {
  const t = useText(resultText);
  const headline = headlineOf(saving, useText(headlineText));
  const id = useId();
  const { now, then, atLeast, isCheapest, comes, goes, stays, lost, missing } = saving;
  const hasChanges = comes.length > 0 || goes.length > 0;
  return (
    <>
      <Card as="section" aria-labelledby={id}>
        <Headline id={id} $saves={then < now}>
          {headline}
        </Headline>
        <div>
          <Figures>
            <Figure name={t.now} of={now} />
            <Figure name={t.then} of={then} />
          </Figures>
          <Soft>{t.aMonth}</Soft>
        </div>
        <p>{isCheapest ? t.proved : t.bestFound(moneyText(apart(then, atLeast)))}</p>
        {hasChanges && lost.length === 0 && <Alert tone="ok">{t.nothingLost}</Alert>}
        <Named title={t.lost} of={lost} />
        <Named title={t.missing} of={missing} />
        {hasChanges && (
          <Pair>
            {comes.length > 0 && <Comes of={saving} />}
            {goes.length > 0 && <Goes of={saving} />}
          </Pair>
        )}
        {stays.length > 0 && (
          <p>{t.stays(stays.map(({ productname }) => productname).join(', '))}</p>
        )}
      </Card>
      <CartBar />
    </>
  );
};

const Figure = ({ name, of: amount }: { readonly name: string; readonly of: Saving['now'] }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money of={amount} size="title" />
    </dd>
  </div>
);

interface NamedProps {
  readonly title: string;
  readonly of: readonly NamedChannel[];
}

const Named = ({ title, of: channels }: NamedProps) =>
  channels.length > 0 && (
    <Alert tone="warn">
      <strong>{title}</strong>
      <ChannelNames of={channels} />
    </Alert>
  );
