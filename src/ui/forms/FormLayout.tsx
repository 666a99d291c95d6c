import { type ComponentPropsWithRef, createContext, type MouseEvent, use } from 'react';
import styled from 'styled-components';
import { space } from '../../theme/tokens';

const BusyContext = createContext(false);

/** True if the form around a field is busy. A field of a busy form keeps its value. */
export const useIsFormBusy = (): boolean => use(BusyContext);

/** Not a `Stack`, because the whole layout kit would be in the first scripts of the login. */
const Layout = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  max-width: 440px;
`;

interface FormLayoutProps extends Omit<ComponentPropsWithRef<'form'>, 'style'> {
  /**
   * True from the press until the answer. Meanwhile no field can be changed, because the form may close with the answer
   * and lose the change. The fields are read-only and not disabled: a disabled field would lose the focus.
   */
  readonly busy?: boolean;
}

/** A form with its fields and actions one under the other. */
export const FormLayout = ({ busy = false, ...form }: FormLayoutProps) => (
  <BusyContext value={busy}>
    <Layout {...form} onClickCapture={busy ? keepChoice : undefined} />
  </BusyContext>
);

/**
 * HTML has no read-only checkbox or radio button. The click is stopped in the capture phase: in the bubble phase React
 * would record it as a change and miss the next change.
 */
const keepChoice = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof HTMLInputElement) || !/checkbox|radio/.test(target.type)) return;
  event.preventDefault();
  event.stopPropagation();
};
