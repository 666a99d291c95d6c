import { examples as button } from '../ui/forms/Button.examples';
import { examples as checkbox } from '../ui/forms/Checkbox.examples';
import { examples as chip } from '../ui/forms/Chip.examples';
import { examples as columns } from '../ui/layout/Columns.examples';
import { examples as copyText } from '../ui/feedback/CopyText.examples';
import { examples as dateText } from '../ui/data/DateText.examples';
import { examples as dialog } from '../ui/feedback/Dialog.examples';
import { examples as errorSummary } from '../ui/forms/ErrorSummary.examples';
import { examples as field } from '../ui/forms/Field.examples';
import { examples as icon } from '../ui/data/Icon.examples';
import { examples as iconButton } from '../ui/forms/IconButton.examples';
import { examples as list } from '../ui/data/List.examples';
import { examples as loader } from '../ui/feedback/Loader.examples';
import { examples as money } from '../ui/data/Money.examples';
import { examples as alert } from '../ui/feedback/Alert.examples';
import { examples as otpField } from '../ui/forms/OtpField.examples';
import { examples as passwordField } from '../ui/forms/PasswordField.examples';
import { examples as pill } from '../ui/feedback/Pill.examples';
import { examples as radioGroup } from '../ui/forms/RadioGroup.examples';
import { examples as ring } from '../ui/data/Ring.examples';
import type { Examples } from '../ui/data/Example';
import { examples as section } from '../ui/layout/Section.examples';
import { examples as select } from '../ui/forms/Select.examples';
import { examples as skeleton } from '../ui/feedback/Skeleton.examples';
import { examples as snackbar } from '../ui/feedback/Snackbar.examples';
import { examples as states } from '../ui/feedback/States.examples';
import { examples as steps } from '../ui/feedback/Steps.examples';
import { examples as table } from '../ui/data/Table.examples';
import { examples as tabs } from '../ui/layout/Tabs.examples';
import { examples as textArea } from '../ui/forms/TextArea.examples';

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
  Ring: ring,
  Section: section,
  Columns: columns,
  List: list,
  Table: table,
  Tabs: tabs,
  Steps: steps,
  Dialog: dialog,
  Snackbar: snackbar,
  Loader: loader,
  Skeleton: skeleton,
  States: states,
  Icon: icon,
  IconButton: iconButton,
};
