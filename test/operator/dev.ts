import webpack, { type Compiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import configuration from '../../webpack.config';
import { demoConfiguration } from './demoConfiguration';
import { exitAfter } from './exitAfter';
import { createOperator } from './operator';
import { configured } from './pages';
import { DEMO_PASSWORD } from './seeds/subscribers';

const PORT = Number(process.env['PORT'] ?? 3000);
const OPERATOR_PORT = PORT + 1;

/** The demo's configuration block in the page, as `npm start` has it. */
const withDemoConfiguration = (compiler: Compiler): void => {
  compiler.hooks.thisCompilation.tap('DemoConfiguration', (compilation) =>
    compilation.hooks.processAssets.tap(
      { name: 'DemoConfiguration', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
      () =>
        compilation.updateAsset(
          'index.html',
          (page) =>
            new webpack.sources.RawSource(
              configured(Buffer.from(page.source()), JSON.stringify(demoConfiguration)),
            ),
        ),
    ),
  );
};

/** Development mode: the portal with hot reload, and the stand-in operator behind it. */
const develop = async (): Promise<void> => {
  const operator = await createOperator({
    database: '.cache/operator-dev.sqlite',
    origins: [`http://localhost:${PORT}`],
  });
  const target = await operator.app.listen({ port: OPERATOR_PORT, host: 'localhost' });
  const [portal] = configuration({}, { mode: 'development' });
  const server = new WebpackDevServer(
    {
      port: PORT,
      host: 'localhost',
      hot: true,
      static: false,
      // One page for every address.
      historyApiFallback: { index: '/dist/index.html' },
      proxy: [{ context: ['/subscriber', '/stand-in'], target }],
      client: { overlay: { warnings: false } },
    },
    webpack({ ...portal, plugins: [...(portal?.plugins ?? []), withDemoConfiguration] }),
  );
  const stop = () => exitAfter(server.stop().then(() => operator.close()));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await server.start();
  console.log(`\nThe portal     http://localhost:${PORT}/   (log in as asha, ${DEMO_PASSWORD})`);
  console.log(`The console    http://localhost:${PORT}/stand-in/\n`);
};

void develop();
