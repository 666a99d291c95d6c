import * as v from 'valibot';
import { operatorDefaults } from '../operatorDefaults';
import { line } from './fields';

/** Size and kind of the file are judged by the screen before and by the operator after the journey. */
export const documentUpload = v.object({
  file: v.blob(),
  documenttype: v.picklist(operatorDefaults.documenttype),
  side: v.picklist(operatorDefaults.side),
  documentnumber: v.optional(line(20)),
});
