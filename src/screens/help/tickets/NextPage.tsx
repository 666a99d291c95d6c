import type { AnyFlow } from '../../../../store/core/flow';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppSelector } from '../../../app/hooks';

interface NextPageProps {
  readonly flow: AnyFlow;
  /** There is another page. */
  readonly hasMore: boolean;
  readonly texts: { readonly more: string; readonly again: string };
  readonly onAsk: () => void;
}

/** The next page, asked for by a press; what is shown stays when it does not come. */
export const NextPage = ({ flow, hasMore, texts, onAsk }: NextPageProps) => {
  const language = useLanguage();
  const isBusy = useAppSelector((state) => selectStatus(state, flow) === 'running');
  const failure = useAppSelector((state) => selectFailure(state, flow));
  if (failure)
    return (
      <Alert
        tone="warn"
        live
        action={
          <Button tone="ghost" busy={isBusy} onClick={onAsk}>
            {texts.again}
          </Button>
        }
      >
        {translateMessage(sentenceOf(failure), language)}
      </Alert>
    );
  return (
    hasMore && (
      <Button tone="ghost" wide busy={isBusy} onClick={onAsk}>
        {texts.more}
      </Button>
    )
  );
};
