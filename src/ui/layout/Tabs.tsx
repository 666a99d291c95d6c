import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, motion, space, target, weight } from '../../theme/tokens';

const Strip = styled(List)`
  display: flex;
  overflow-x: auto;
  border-bottom: 1px solid ${color.line};
`;

const Handle = styled(Trigger)`
  flex: none;
  min-height: ${target};
  padding: ${space.s} ${space.l};
  border: 0;
  border-bottom: 3px solid transparent;
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
  transition: border-color ${motion};
  &[data-state='active'] {
    border-color: ${color.brand};
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Panel = styled(Content)`
  padding-top: ${space.l};
`;

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the choice is about, for those who hear it. */
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
  /** Called when the subscriber chooses; the tabs keep the choice themselves. */
  readonly onChoose?: (key: string) => void;
}

/** Views of one thing, one at a time. Arrow keys, Home and End move along the strip. */
export const Tabs = ({ label, tabs, onChoose = () => undefined }: TabsProps) => (
  <Root defaultValue={tabs[0].key} onValueChange={onChoose}>
    <Strip aria-label={label}>
      {tabs.map(({ key, label: name }) => (
        <Handle key={key} value={key}>
          {name}
        </Handle>
      ))}
    </Strip>
    {tabs.map(({ key, content }) => (
      <Panel key={key} value={key}>
        {content}
      </Panel>
    ))}
  </Root>
);
