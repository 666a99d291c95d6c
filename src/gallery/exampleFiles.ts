import { examples as button } from './examples/forms/Button.examples';
import { examples as channelTile } from './examples/data/ChannelTile.examples';
import { examples as checkbox } from './examples/forms/Checkbox.examples';
import { examples as chip } from './examples/forms/Chip.examples';
import { examples as columns } from './examples/layout/Columns.examples';
import { examples as copyText } from './examples/feedback/CopyText.examples';
import { examples as dateText } from './examples/data/DateText.examples';
import { examples as dialog } from './examples/feedback/Dialog.examples';
import { examples as endsBar } from './examples/data/EndsBar.examples';
import { examples as errorSummary } from './examples/forms/ErrorSummary.examples';
import { examples as field } from './examples/forms/Field.examples';
import { examples as icon } from './examples/data/Icon.examples';
import { examples as iconButton } from './examples/forms/IconButton.examples';
import { examples as illustration } from './examples/feedback/Illustration.examples';
import { examples as list } from './examples/data/List.examples';
import { examples as loader } from './examples/feedback/Loader.examples';
import { examples as money } from './examples/data/Money.examples';
import { examples as alert } from './examples/feedback/Alert.examples';
import { examples as otpField } from './examples/forms/OtpField.examples';
import { examples as packCover } from './examples/data/PackCover.examples';
import { examples as passwordField } from './examples/forms/PasswordField.examples';
import { examples as pill } from './examples/feedback/Pill.examples';
import { examples as radioGroup } from './examples/forms/RadioGroup.examples';
import type { Examples } from './examples/data/Example';
import { examples as section } from './examples/layout/Section.examples';
import { examples as select } from './examples/forms/Select.examples';
import { examples as skeleton } from './examples/feedback/Skeleton.examples';
import { examples as snackbar } from './examples/feedback/Snackbar.examples';
import { examples as states } from './examples/feedback/States.examples';
import { examples as steps } from './examples/layout/Steps.examples';
import { examples as table } from './examples/data/Table.examples';
import { examples as textArea } from './examples/forms/TextArea.examples';

/** Every examples file of the kit, by the name of the part it shows. A test finds one that is missing. */
export const exampleFiles: Readonly<Record<string, Examples>> = {
  Button: button,
  Field: field,
  PasswordField: passwordField,
  OtpField: otpField,
  TextArea: textArea,
  Select: select,
  Checkbox: checkbox,
  RadioGroup: radioGroup,
  Chip: chip,
  ErrorSummary: errorSummary,
  Alert: alert,
  Pill: pill,
  Money: money,
  DateText: dateText,
  CopyText: copyText,
  EndsBar: endsBar,
  Section: section,
  Columns: columns,
  List: list,
  Table: table,
  Steps: steps,
  Dialog: dialog,
  Snackbar: snackbar,
  Loader: loader,
  Skeleton: skeleton,
  States: states,
  Icon: icon,
  ChannelTile: channelTile,
  PackCover: packCover,
  Illustration: illustration,
  IconButton: iconButton,
};
