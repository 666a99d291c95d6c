import { useText } from '../../../text/useText';
import { useOperator } from '../../../ui/frame/operator';
import { OutwardLink } from '../../../ui/layout/InlineLink';
import { Row } from '../../../ui/layout/Stack';
import { contactText } from '../help.text';
import { messageOf, useContactFacts } from './contactFacts';
import { callLink, chatLink } from './contactLinks';

interface TalkToOperatorProps {
  /** What the subscriber has answered or done. */
  readonly lines: readonly string[];
}

/**
 * A link to message the operator, with the facts that support asks for and `lines`, and a link to call. A link that is
 * not configured is left out.
 */
export const TalkToOperator = ({ lines }: TalkToOperatorProps) => {
  const t = useText(contactText);
  const { name, phone = '', messageLink } = useOperator();
  const chat = chatLink(messageLink, [messageOf(useContactFacts()), ...lines].join('\n'));
  const call = callLink(phone);
  return (
    <Row $gap="none l">
      {chat !== null && <OutwardLink href={chat}>{t.message(name)}</OutwardLink>}
      {call !== null && <OutwardLink href={call}>{t.call(name)}</OutwardLink>}
    </Row>
  );
};
