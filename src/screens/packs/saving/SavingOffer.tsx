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
import { ServiceHead, ServiceMark, ServiceName } from '../../../ui/layout/ServiceHead';
import { SoftText } from '../../../ui/layout/SoftText';
import { savingOfferText } from './savingOffer.text';

const KnownSaving = lazyPart({
  id: 'packs-saving',
  load: async () => (await import(/* webpackChunkName: "save" */ './KnownSaving')).KnownSaving,
  needs: ['packs', 'catalogue', 'optimiser'],
});

/** The same channels for less: with its amount where the search has found one, otherwise what the search does. */
export const SavingOffer = () => {
  const lead = <SavingRow />;
  // Before a search there is nothing to know; its code would be loaded in vain.
  return useDomains().has('optimiser') ? <KnownSaving shape={lead} failed={() => lead} /> : lead;
};

const Row = styled(Card)`
  position: relative;
  padding: ${space.m} ${space.l};
  ${media.wide} {
    padding: ${space.m} 20px;
  }
`;

/** Its target is the whole card. */
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

const Saved = styled(ServiceMark)`
  background: ${color.successTint};
  color: ${color.success};
`;

interface SavingRowProps {
  /** What was found, and for which box; left out where nothing was. */
  readonly found?: { readonly title: string; readonly box: string };
}

export const SavingRow = ({ found }: SavingRowProps) => {
  const t = useText(savingOfferText);
  return (
    <Row>
      <ServiceHead>
        <Saved aria-hidden>
          <Icon path={swapIcon} />
        </Saved>
        <ServiceName>
          <Title to={SAVE}>{found?.title ?? t.title}</Title>
          <SoftText>{found?.box ?? t.lead}</SoftText>
        </ServiceName>
        <Icon path={forwardIcon} size={20} />
      </ServiceHead>
    </Row>
  );
};
