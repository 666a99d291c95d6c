import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import configuration from '../../webpack.config';
import { readOptions } from '../run/commands/readOptions';
import { ensureTool, requireTool } from '../run/ensureTool';
import { demoConfiguration } from './demoConfiguration';
import { exitAfter } from './exitAfter';
import { createOperator } from './operator';
import { configured } from './pages';
import { DEMO_PASSWORD } from './seeds/subscribers';
import { expectFree, readPort, runCommand } from './startup';

const USUAL_PORT = 3000;
const HOST = 'localhost';

/** Puts the demo's configuration block into the page, as `npm start` does. */
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

interface DevServer {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
type DevServerClass = new (options: object, compiler: Compiler) => DevServer;
type RefreshPluginClass = new () => WebpackPluginInstance;

/** Development mode: the portal with hot reload, and the stand-in operator behind it on the next port. */
const develop = async (): Promise<void> => {
  const { values } = readOptions('dev');
  // At least 1, because the stand-in takes the next port: a port chosen by the system has no known successor.
  const port = readPort(values.port, USUAL_PORT, { least: 1, most: 65_534 });
  // webpack's server reports a taken port with a stack and only after the build, so it is checked here.
  for (const neededPort of [port, port + 1]) await expectFree(neededPort, HOST);
  ensureTool('dev-server');
  const operator = await createOperator({
    database: '.cache/operator-dev.sqlite',
    origins: [`http://${HOST}:${port}`],
  });
  const target = await operator.app.listen({ port: port + 1, host: HOST });
  const [portal] = configuration({}, { mode: 'development' });
  // Both packages are installed on demand, so the types above declare only the used part of their interface.
  const DevServer = requireTool('dev-server', 'webpack-dev-server') as DevServerClass;
  const RefreshPlugin = requireTool(
    'dev-server',
    '@pmmmwh/react-refresh-webpack-plugin',
  ) as RefreshPluginClass;
  const server = new DevServer(
    {
      port,
      host: HOST,
      hot: true,
      static: false,
      // One page for every address.
      historyApiFallback: { index: '/dist/index.html' },
      proxy: [{ context: ['/subscriber', '/stand-in'], target }],
      client: { overlay: { warnings: false } },
    },
    webpack({
      ...portal,
      plugins: [...(portal?.plugins ?? []), new RefreshPlugin(), withDemoConfiguration],
    }),
  );
  const stop = () => exitAfter(server.stop().then(() => operator.close()));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  await server.start();
  console.log(`\nThe portal     http://${HOST}:${port}/   (log in as asha, ${DEMO_PASSWORD})`);
  console.log(`The console    http://${HOST}:${port}/stand-in/\n`);
};

runCommand(develop);
