import { examples as button } from '../../ui/Button.examples';
import { examples as checkbox } from '../../ui/Checkbox.examples';
import { examples as chip } from '../../ui/Chip.examples';
import { examples as columns } from '../../ui/Columns.examples';
import { examples as copyText } from '../../ui/CopyText.examples';
import { examples as dateText } from '../../ui/DateText.examples';
import { examples as dialog } from '../../ui/Dialog.examples';
import { examples as errorSummary } from '../../ui/ErrorSummary.examples';
import { examples as field } from '../../ui/Field.examples';
import { examples as icon } from '../../ui/Icon.examples';
import { examples as iconButton } from '../../ui/IconButton.examples';
import { examples as list } from '../../ui/List.examples';
import { examples as loader } from '../../ui/Loader.examples';
import { examples as money } from '../../ui/Money.examples';
import { examples as notice } from '../../ui/Notice.examples';
import { examples as otpField } from '../../ui/OtpField.examples';
import { examples as passwordField } from '../../ui/PasswordField.examples';
import { examples as pill } from '../../ui/Pill.examples';
import { examples as radioGroup } from '../../ui/RadioGroup.examples';
import { examples as ring } from '../../ui/Ring.examples';
import type { Examples } from '../../ui/Sample';
import { examples as section } from '../../ui/Section.examples';
import { examples as select } from '../../ui/Select.examples';
import { examples as skeleton } from '../../ui/Skeleton.examples';
import { examples as snackbar } from '../../ui/Snackbar.examples';
import { examples as states } from '../../ui/States.examples';
import { examples as steps } from '../../ui/Steps.examples';
import { examples as table } from '../../ui/Table.examples';
import { examples as tabs } from '../../ui/Tabs.examples';
import { examples as textArea } from '../../ui/TextArea.examples';

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
  Notice: notice,
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
