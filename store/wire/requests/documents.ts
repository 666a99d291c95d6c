import * as v from 'valibot';
import { line } from './fields';

/** Size and kind of the file are judged by the screen before and by the operator after the journey. */
export const documentUpload = v.object({
  file: v.blob(),
  documenttype: v.picklist(['AADHAAR', 'PAN', 'VOTERID', 'PASSPORT', 'DRIVINGLICENCE', 'PHOTO']),
  side: v.picklist(['FRONT', 'BACK']),
  documentnumber: v.optional(line(20)),
});
