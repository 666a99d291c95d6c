import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SubscriberAlert } from '../../../store/wire/entities/service/alerts';
import { safeImage, safeLink } from '../../app/safeLinks';
import { usePortal } from '../../app/PortalServices';
import { useText } from '../../text/useText';
import { color, radius, space, target } from '../../theme/tokens';
import { Row } from '../../ui/data/List';
import { Pill } from '../../ui/feedback/Pill';
import { EMPTY_TEXT, TextOr } from '../../ui/data/TextOr';
import { RelativeTime } from './RelativeTime';
import { alertsText } from './alerts.text';

const Picture = styled.img`
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: ${radius.control};
  background: ${color.tint};
  object-fit: cover;
`;

const Message = styled.span`
  overflow-wrap: anywhere;
`;

const Meta = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
`;

const Action = styled.span`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

interface AlertRowProps {
  readonly of: SubscriberAlert;
  readonly isNew: boolean;
}

export const AlertRow = ({ of: { message, image, url, created }, isNew }: AlertRowProps) => {
  const t = useText(alertsText);
  const { imageHosts } = usePortal();
  const picture = safeImage(image, imageHosts);
  const link = safeLink(url);
  return (
    <Row
      lead={picture === null ? undefined : <Thumbnail address={picture} />}
      title={
        <Message>
          <TextOr text={message} />
        </Message>
      }
      sub={
        <Meta>
          <RelativeTime of={created} />
          {isNew && <Pill $tone="warn">{t.isNew}</Pill>}
        </Meta>
      }
      action={
        link === null ? undefined : (
          <Action>
            <AlertLink address={link} label={t.openOf(message || EMPTY_TEXT)}>
              {t.open}
            </AlertLink>
          </Action>
        )
      }
    />
  );
};

/** The words say it all; a picture that does not come leaves no hole. */
const Thumbnail = ({ address }: { readonly address: string }) => {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : (
    <Picture
      src={address}
      alt=""
      width={72}
      height={72}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
};

interface AlertLinkProps {
  readonly address: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The portal's own screens open in place; everything else beside it, and learns nothing of it. */
const AlertLink = ({ address, label, children }: AlertLinkProps) => {
  const { origin, pathname, search, hash } = new URL(address);
  return origin === location.origin ? (
    <Link to={pathname + search + hash} aria-label={label}>
      {children}
    </Link>
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer" aria-label={label}>
      {children}
    </a>
  );
};
