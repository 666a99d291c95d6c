import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, media, radius, size, space, weight } from '../../theme/tokens';
import { Button } from '../buttons/Button';
import { TextButton } from '../buttons/TextButton';
import { shortReference } from '../data/TextOrDashes';
import { Row } from '../layout/Stack';
import { copyTextText } from '../ui.text';

const Shown = styled.span`
  /* A usual number fits in one line of a phone. */
  font-size: min(${size.big}, 1rem + 0.4vw);
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Announcement = styled.p`
  flex-basis: 100%;
  color: ${color.inkSoft};
  font-size: ${size.small};
  /* The paragraph is always mounted, because a screen reader reads only changes. It takes no room while empty. */
  &:empty {
    position: absolute;
  }
`;

/**
 * The layout of a reference that is needed only when something went wrong: small, with the number on a separate line.
 */
const Reference = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${space.m};
  padding: 0 ${space.l};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.control};
  font-size: ${size.small};
  & > :first-child {
    display: contents;
    color: ${color.inkSoft};
  }
  ${Shown} {
    grid-area: 2 / 1 / auto / -1;
    padding-bottom: ${space.m};
    color: ${color.ink};
    font-size: inherit;
  }
  button {
    grid-area: 1 / 2;
    justify-content: end;
  }
  ${Announcement} {
    grid-column: 1 / -1;
    padding-bottom: ${space.m};
  }
  ${media.print} {
    button {
      display: none;
    }
  }
`;

interface CopyTextProps {
  readonly text: string;
  /**
   * The name of a reference. With a name the text is small, and a long reference is shown shortened; the button copies
   * the whole reference.
   */
  readonly label?: string;
}

/**
 * A number or reference that the subscriber may need later, with a button to copy it. Without a `label` the text is
 * large.
 */
export const CopyText = ({ text, label }: CopyTextProps) => {
  const t = useText(copyTextText);
  const [announcement, setAnnouncement] = useState('');
  const short = shortReference(text);
  const [isWhole, setWhole] = useState(label === undefined || short === text);
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(t.copied);
    } catch {
      // Writing to the clipboard needs permission and https. If it fails, the text is selected for copying by hand.
      flushSync(() => setWhole(true));
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setAnnouncement(t.marked);
    }
  };
  if (label !== undefined)
    return (
      <Reference>
        <span>
          {label}{' '}
          <Shown ref={shown} translate="no">
            {isWhole ? text : short}
          </Shown>
        </span>
        <TextButton type="button" onClick={() => void copy()}>
          {short === text ? t.copy : t.copyWhole}
        </TextButton>
        <Announcement role="status">{announcement}</Announcement>
      </Reference>
    );
  return (
    <Row $gap="m l">
      <Shown ref={shown} translate="no">
        {text}
      </Shown>
      <Button tone="ghost" onClick={() => void copy()}>
        {t.copy}
      </Button>
      <Announcement role="status">{announcement}</Announcement>
    </Row>
  );
};
