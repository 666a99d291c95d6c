import { runCommand } from '../../operator/startup';
import { openDomPage } from '../playback/domPage';
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

const eventLine = (event: string, field: string, flows: string) =>
  `${event.padEnd(32)}${field.padEnd(20)}${flows.padStart(6)}`;

interface Listed {
  readonly of: string;
  readonly field: string;
}

const listed = (title: string, fields: readonly Listed[]): void => {
  console.log(`\n${title}: ${fields.length}`);
  for (const name of new Set(fields.map(({ of }) => of))) {
    const those = fields.filter(({ of }) => of === name).map(({ field }) => field);
    console.log(`  ${name}: ${those.join(', ')}`);
  }
};

/** `npm run tool -- flow-fields`: which fields of requests and events the recorded flows carry. */
const print = async (): Promise<void> => {
  const flows = await Promise.all(flowNames.map(flowRecording));
  const uses = requestFieldUses(flows);
  const listedUses = (isWanted: (use: RequestFieldUse) => boolean) =>
    uses.filter(isWanted).map(({ call, field }) => ({ of: call, field }));
  console.log(line('call', 'field', 'flows', 'unusual', 'usual value'));
  for (const use of uses) console.log(lineOf(use));
  listed('Sent in no flow', listedUses(isNeverSent));
  listed('Sent with the usual value alone', listedUses(isAlwaysUsual));

  // The sagas look for their page when they are loaded, so the page is opened first.
  openDomPage('http://localhost');
  const { eventFieldUses, isNeverCarried } = await import('./eventFields');
  const carried = await eventFieldUses(flows);
  console.log(`\n${eventLine('event', 'optional field', 'flows')}`);
  for (const use of carried) console.log(eventLine(use.event, use.field, String(use.flows)));
  listed(
    'Carried in no flow',
    carried.filter(isNeverCarried).map(({ event, field }) => ({ of: event, field })),
  );
};

runCommand(async () => {
  await print();
  // Channels between tabs would keep the process alive.
  process.exit(0);
});
