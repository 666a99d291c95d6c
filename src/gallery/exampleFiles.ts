import { galleryExamples as channelTile } from './examples/data/ChannelTile.examples';
import { galleryExamples as dateText } from './examples/data/DateText.examples';
import { galleryExamples as daysLeftBar } from './examples/data/DaysLeftBar.examples';
import type { Examples } from './examples/data/Example';
import { galleryExamples as icon } from './examples/data/Icon.examples';
import { galleryExamples as list } from './examples/data/List.examples';
import { galleryExamples as money } from './examples/data/Money.examples';
import { galleryExamples as packCover } from './examples/data/PackCover.examples';
import { galleryExamples as table } from './examples/data/Table.examples';
import { galleryExamples as alert } from './examples/feedback/Alert.examples';
import { galleryExamples as copyText } from './examples/feedback/CopyText.examples';
import { galleryExamples as dialog } from './examples/feedback/Dialog.examples';
import { galleryExamples as illustration } from './examples/feedback/Illustration.examples';
import { galleryExamples as loader } from './examples/feedback/Loader.examples';
import { galleryExamples as pill } from './examples/feedback/Pill.examples';
import { galleryExamples as skeleton } from './examples/feedback/Skeleton.examples';
import { galleryExamples as snackbar } from './examples/feedback/Snackbar.examples';
import { galleryExamples as states } from './examples/feedback/States.examples';
import { galleryExamples as button } from './examples/forms/Button.examples';
import { galleryExamples as checkbox } from './examples/forms/Checkbox.examples';
import { galleryExamples as chip } from './examples/forms/Chip.examples';
import { galleryExamples as errorSummary } from './examples/forms/ErrorSummary.examples';
import { galleryExamples as field } from './examples/forms/Field.examples';
import { galleryExamples as iconButton } from './examples/forms/IconButton.examples';
import { galleryExamples as otpField } from './examples/forms/OtpField.examples';
import { galleryExamples as passwordField } from './examples/forms/PasswordField.examples';
import { galleryExamples as radioGroup } from './examples/forms/RadioGroup.examples';
import { galleryExamples as select } from './examples/forms/Select.examples';
import { galleryExamples as textArea } from './examples/forms/TextArea.examples';
import { galleryExamples as columns } from './examples/layout/Columns.examples';
import { galleryExamples as section } from './examples/layout/Section.examples';
import { galleryExamples as steps } from './examples/layout/Steps.examples';

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
  DaysLeftBar: daysLeftBar,
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
