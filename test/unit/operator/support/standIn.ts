import { createOperator, type Operator, type OperatorOptions } from '../../../operator/operator';
import { openTestClient, type TestClient } from '../../../operator/testClient';

/** The stand-in operator of a test file, at its seeds for each test. */
export let operator: Operator;
/** The browser of a test, with a session when the test file asked for one. */
export let client: TestClient;
let passed = 0;

/** Moves the clock of the stand-in forward, until the end of the test. */
export const pass = (milliseconds: number): void => {
  passed += milliseconds;
};

/** Opens the stand-in for the tests of a file; `as` is logged in before each of them. */
export const openStandIn = (as?: string, options: Partial<OperatorOptions> = {}): void => {
  beforeAll(async () => {
    const now = () => Date.now() + passed;
    operator = await createOperator({ database: ':memory:', now, ...options });
  });
  beforeEach(async () => {
    passed = 0;
    operator.reset();
    client = openTestClient(operator);
    if (as !== undefined) await client.login(as);
  });
  afterAll(() => operator.close());
};
