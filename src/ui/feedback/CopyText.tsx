import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { Button } from '../buttons/Button';
import { copyTextText } from './CopyText.text';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
`;

const Shown = styled.span`
  font-size: ${size.big};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  overflow-wrap: anywhere;
  user-select: all;
`;

const Announcement = styled.p`
  flex-basis: 100%;
  min-height: 1lh;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

interface CopyTextProps {
  readonly text: string;
}

/** A number worth keeping: large, and copied by one press. */
export const CopyText = ({ text }: CopyTextProps) => {
  const t = useText(copyTextText);
  const [announcement, setAnnouncement] = useState('');
  const shown = useRef<HTMLSpanElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnnouncement(t.copied);
    } catch {
      // Refused, or no secure address: marked, it is one press away from being copied by hand.
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
      setAnnouncement(t.marked);
    }
  };
  return (
    <Line>
      <Shown ref={shown}>{text}</Shown>
      <Button tone="ghost" onClick={() => void copy()}>
        {t.copy}
      </Button>
      <Announcement role="status">{announcement}</Announcement>
    </Line>
  );
};
