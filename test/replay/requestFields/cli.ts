import { flowNames, flowRecording } from '../recordedFlows';
import {
  isAlwaysUsual,
  isNeverSent,
  type RequestFieldUse,
  requestFieldUses,
} from './requestFields';

const line = (call: string, field: string, flows: string, unusual: string, usual: string) =>
  `${call.padEnd(24)}${field.padEnd(20)}${flows.padStart(6)}${unusual.padStart(9)}  ${usual}`.trimEnd();

const lineOf = ({ call, field, flows, unusual, usual, isFixed }: RequestFieldUse): string =>
  line(call, field, String(flows), String(unusual), `${usual ?? ''}${isFixed ? ', no other' : ''}`);

const listed = (title: string, uses: readonly RequestFieldUse[]): void => {
  console.log(`\n${title}: ${uses.length}`);
  const calls = [...new Set(uses.map(({ call }) => call))];
  for (const call of calls) {
    const fields = uses.filter((one) => one.call === call).map(({ field }) => field);
    console.log(`  ${call}: ${fields.join(', ')}`);
  }
};

/** `npm run tool -- request-fields`: which fields of the requests the recorded flows send. */
const print = async (): Promise<void> => {
  const uses = requestFieldUses(await Promise.all(flowNames.map(flowRecording)));
  console.log(line('call', 'field', 'flows', 'unusual', 'usual value'));
  for (const use of uses) console.log(lineOf(use));
  listed('Sent in no flow', uses.filter(isNeverSent));
  listed('Sent with the usual value alone', uses.filter(isAlwaysUsual));
};

void print();
