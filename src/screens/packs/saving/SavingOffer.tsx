import styled from 'styled-components';
import { SAVE } from '../../../../store/core/paths';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useDomains } from '../../../app/PortalServices';
import { useText } from '../../../text/useText';
import { color, media, radius, space } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { forwardIcon, swapIcon } from '../../../ui/data/icons';
import { Card } from '../../../ui/layout/Card';
import { TitleLink } from '../../../ui/layout/NameLink';
import { ServiceHead, ServiceMark, ServiceName } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/Text';
import { savingOfferText } from '../packs.text';
import type { FoundSaving, KnownSavingProps } from './KnownSaving';

const KnownSaving = lazyPart<KnownSavingProps>({
  id: 'packs-saving',
  load: async () => (await import(/* webpackChunkName: "save" */ './KnownSaving')).KnownSaving,
  needs: ['packs', 'catalogue', 'optimiser'],
});

/** Leads to the search for the same channels at a lower price. Shows a saving that was found already. */
export const SavingOffer = () => {
  const withoutAmount = <SavingRow found={null} />;
  // Before a search there is no result, so the code that shows a result is not loaded.
  if (!useDomains().has('optimiser')) return withoutAmount;
  return (
    <KnownSaving skeleton={withoutAmount} failed={() => withoutAmount}>
      {(found) => <SavingRow found={found} />}
    </KnownSaving>
  );
};

const OfferCard = styled(Card)`
  position: relative;
  padding: ${space.m} ${space.l};
  ${media.wide} {
    padding: ${space.m} 20px;
  }
`;

/** The whole card is the target of this link. */
const Title = styled(TitleLink)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.sheet};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 3px solid ${color.brand};
    outline-offset: 2px;
  }
`;

const SavingRow = ({ found }: { readonly found: FoundSaving | null }) => {
  const t = useText(savingOfferText);
  return (
    <OfferCard>
      <ServiceHead>
        <ServiceMark $tone="success" aria-hidden>
          <Icon path={swapIcon} />
        </ServiceMark>
        <ServiceName>
          <Title to={SAVE}>{found?.title ?? t.title}</Title>
          <SoftText>{found?.about ?? t.lead}</SoftText>
        </ServiceName>
        <Icon path={forwardIcon} size={20} />
      </ServiceHead>
    </OfferCard>
  );
};
