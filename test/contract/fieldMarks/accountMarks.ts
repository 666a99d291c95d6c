import { documentUploaded, kycDocument } from '../../../store/wire/entities/account/documents';
import { box, retracked } from '../../../store/wire/entities/account/equipment';
import {
  otpSent,
  registered,
  validated,
  verified,
} from '../../../store/wire/entities/account/identification';
import { subscriber } from '../../../store/wire/entities/account/subscriber';
import { generalWords, marked, shownAs } from './marks';

export const accountMarks = {
  subscriber: marked(subscriber, {
    documented: [
      ...(['customerid', 'firstname', 'surname', 'mobileno', 'aadhaar', 'email', 'lcoid'] as const),
      ...(['lconame', 'lcomobileno', 'lcotype', 'customerstatus', 'kycstatus'] as const),
      ...(['customertypeid', 'customerclassid', 'username', 'customertype'] as const),
      ...(['registeredon', 'dpoentityid', 'created', 'balance', 'entitytype'] as const),
      ...(['companyagreement', 'freecustomer'] as const),
    ],
    needed: [],
    ours: {},
  }),
  kycDocument: marked(kycDocument, {
    documented: [],
    needed: ['documentid', 'documenttype', 'status'],
    ours: {
      side: 'front and back are not told apart',
      documentnumber: shownAs.leftOut,
      filename: shownAs.leftOut,
      mimetype: 'the picture is offered as a link',
      size: shownAs.leftOut,
      reason: 'why a document was rejected',
      url: 'the document cannot be opened',
      created: 'when it was sent',
      reviewed: 'when it was looked at',
    },
  }),
  documentUploaded: marked(documentUploaded, {
    documented: [],
    needed: ['documentid'],
    ours: {
      status: 'its state, until the list is read again',
      url: 'the document cannot be opened at once',
      message: "the operator's own sentence",
    },
  }),
  box: marked(box, {
    documented: [],
    needed: ['stbno'],
    ours: {
      smcno: 'the number of the smart card',
      boxname: 'the box is called by its number',
      boxtype: 'whether it is an HD box',
      status: 'its state',
      primary: 'which box is the first one',
      retrackafter: 'from when a refresh is possible again; a refusal says it then',
    },
  }),
  retracked: marked(retracked, {
    documented: [],
    needed: ['message'],
    ours: {
      ...generalWords,
      stbno: 'nothing',
      waitminutes: 'how long a refresh usually takes',
      retrackafter: 'from when a refresh is possible again',
    },
  }),
  validated: marked(validated, {
    documented: [],
    needed: ['validationtoken'],
    ours: {
      customerid: shownAs.leftOut,
      username: shownAs.leftOut,
      mobileno: 'to which number a code is sent',
      customerstatus: shownAs.leftOut,
      message: "the operator's own sentence",
    },
  }),
  otpSent: marked(otpSent, {
    documented: [],
    needed: ['message'],
    ours: {
      ...generalWords,
      mobileno: 'to which number the code was sent',
      expiresin: 'how long the code works',
      resendafter: 'when another code can be asked for; a refusal says it then',
      attemptsremaining: 'how many tries are left',
    },
  }),
  verified: marked(verified, {
    documented: [],
    needed: ['verificationtoken'],
    ours: {
      username: 'the name to log in with, after a new password',
      firstname: 'the form is not filled in',
      surname: 'the form is not filled in',
      message: "the operator's own sentence",
    },
  }),
  registered: marked(registered, {
    documented: [],
    needed: ['message'],
    ours: { ...generalWords, customerid: 'the new customer number', username: 'nothing' },
  }),
};
