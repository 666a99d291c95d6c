import { demoConfiguration } from '../../operator/demoConfiguration';
import { DIST, startOperator, story } from './story';

/** A story of a deployment with everything switched on that the stand-in can answer. */
export const connectedStory = story.extend({
  server: [
    async ({}, use) => {
      const operator = await startOperator(DIST, undefined, demoConfiguration);
      await use(operator);
      await operator.close();
    },
    { scope: 'worker' },
  ],
});
