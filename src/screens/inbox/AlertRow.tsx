import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import {
  ADD_PACKS,
  CHECKOUT,
  CONTACT,
  DESCRIPTION,
  HELP,
  KYC,
  MY_PACKS,
  PAYMENT_STATUS,
  PROFILE,
  TOP_UP,
  TRANSACTIONS,
} from '../../../store/core/paths';
import type { SubscriberAlert } from '../../../store/wire/entities/service/alerts';
import { usePortal } from '../../app/PortalServices';
import { safeImage, safeLink } from '../../app/safeLinks';
import { OperatorText, useOperatorWords } from '../../text/OperatorText';
import { useText } from '../../text/useText';
import { color, radius } from '../../theme/tokens';
import { Icon } from '../../ui/data/Icon';
import {
  addIcon,
  bellIcon,
  helpIcon,
  moneyIcon,
  noticeIcon,
  packsIcon,
  personIcon,
  toolIcon,
} from '../../ui/data/icons';
import { ListRow, RowMark } from '../../ui/data/List';
import { EMPTY_TEXT } from '../../ui/data/TextOrDashes';
import { Pill } from '../../ui/feedback/Pill';
import { InlineLink, OutwardLink } from '../../ui/layout/InlineLink';
import { Row } from '../../ui/layout/Stack';
import { Text } from '../../ui/layout/Text';
import { alertsText } from './inbox.text';
import { RelativeTime } from './RelativeTime';

const Picture = styled.img`
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: ${radius.control};
  background: ${color.tint};
  object-fit: cover;
`;

interface AlertRowProps {
  readonly alert: SubscriberAlert;
  readonly isNew: boolean;
}

export const AlertRow = ({ alert, isNew }: AlertRowProps) => {
  const { message, alerttype, image, url, created } = alert;
  const t = useText(alertsText);
  const { imageHosts } = usePortal();
  const link = safeLink(url);
  const { words } = useOperatorWords()(message);
  return (
    <ListRow
      lead={<AlertPicture picture={safeImage(image, imageHosts)} icon={iconOf(alerttype, link)} />}
      title={
        <Text as="span" $breaks>
          <OperatorText text={message} empty={EMPTY_TEXT} />
        </Text>
      }
      sub={
        <Row as="span" $gap="xs s">
          <RelativeTime moment={created} />
          {isNew && <Pill $tone="warn">{t.isNew}</Pill>}
        </Row>
      }
      action={
        link === null ? undefined : (
          <AlertLink address={link} label={t.openOf(words || EMPTY_TEXT)}>
            {t.open}
          </AlertLink>
        )
      }
    />
  );
};

/** Types that say what an alert is about. The names are the portal's own; `operatorValues` maps an operator's names. */
const TYPE_ICONS: ReadonlyMap<string, string> = new Map([
  ['SERVICE', toolIcon],
  ['PAYMENT', moneyIcon],
  ['PACK', packsIcon],
]);

/** Icons by the screen that an alert leads to, for alerts whose type does not say what they are about. */
const PLACE_ICONS: readonly (readonly [path: string, icon: string])[] = [
  [KYC, personIcon],
  [TRANSACTIONS, moneyIcon],
  [PROFILE, personIcon],
  [TOP_UP, moneyIcon],
  [CHECKOUT, moneyIcon],
  [PAYMENT_STATUS, moneyIcon],
  [MY_PACKS, packsIcon],
  [ADD_PACKS, addIcon],
  [DESCRIPTION, addIcon],
  [HELP, helpIcon],
  [CONTACT, helpIcon],
];

/** The documented type (§3) says only who sent the alert. */
const iconOf = (alerttype: string, link: string | null): string => {
  const url = link === null ? null : new URL(link);
  const ownPath = url?.origin === location.origin ? url.pathname : '';
  const [, placeIcon] = PLACE_ICONS.find(([path]) => ownPath.startsWith(path)) ?? [];
  return (
    TYPE_ICONS.get(alerttype) ?? placeIcon ?? (alerttype === 'BUSINESS' ? noticeIcon : bellIcon)
  );
};

interface AlertPictureProps {
  readonly picture: string | null;
  readonly icon: string;
}

/** The decorative picture of an alert, or its icon where there is no picture or the browser cannot load it. */
const AlertPicture = ({ picture, icon }: AlertPictureProps) => {
  const [isBroken, setBroken] = useState(false);
  if (picture !== null && !isBroken)
    return (
      <Picture
        src={picture}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    );
  return (
    <RowMark>
      <Icon path={icon} />
    </RowMark>
  );
};

interface AlertLinkProps {
  readonly address: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** Opens the portal's own screens in place and other addresses in a new tab without a referrer. */
const AlertLink = ({ address, label, children }: AlertLinkProps) => {
  const { origin, pathname, search, hash } = new URL(address);
  return origin === location.origin ? (
    <InlineLink to={pathname + search + hash} aria-label={label}>
      {children}
    </InlineLink>
  ) : (
    <OutwardLink href={address} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </OutwardLink>
  );
};
