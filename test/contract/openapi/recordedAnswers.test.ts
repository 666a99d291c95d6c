import type { Har } from 'har-format';
import type { CallName } from '../../../store/wire/answers';
import { flowNames, flowText } from '../../replay/recordedFlows';
import { rowOf } from '../../support/rowOf';
import { type ContractReader, contractReader } from './openapiReader';

const readers = new Map<CallName, ContractReader>();
const readerOf = (call: CallName): ContractReader => {
  const reader = readers.get(call) ?? contractReader(call);
  readers.set(call, reader);
  return reader;
};

interface Answer {
  readonly call: CallName;
  readonly body: unknown;
}

/** What the stand-in answered in a recorded flow. A read that was cut short has an empty body and is left out. */
const answersIn = (flow: string): Answer[] => {
  const { log } = JSON.parse(flowText(flow)) as Har; // written by the recorder
  return log.entries.flatMap(({ request, response }) => {
    const accept = request.headers.find(({ name }) => name.toLowerCase() === 'accept')?.value ?? '';
    const row = rowOf(request.method, request.url, accept);
    const body = response.content.text;
    if (!row || response.status !== 200 || !body || row.reads === 'text') return [];
    return [{ call: row.name, body: JSON.parse(body) as unknown }];
  });
};

it.each(flowNames.map((flow) => ({ flow })))(
  'The contract accepts every answer of the stand-in in "$flow"',
  ({ flow }) => {
    const recorded = answersIn(flow);
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.filter(({ call, body }) => !readerOf(call).accepts(body))).toEqual([]);
  },
);
