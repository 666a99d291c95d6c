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

interface DevServer {
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}
type DevServerClass = new (options: object, compiler: Compiler) => DevServer;
type RefreshPluginClass = new () => WebpackPluginInstance;

/** Development mode: the portal with hot reload, and the stand-in operator behind it at the next port. */
const develop = async (): Promise<void> => {
  const { values } = readOptions('dev');
  // Not 0: the stand-in takes the next port, and nobody knows the next one of a port that the system chooses.
  const port = readPort(values.port, USUAL_PORT, { least: 1, most: 65_534 });
  // The server of webpack reports a taken port with a stack, and after the build.
  for (const one of [port, port + 1]) await expectFree(one, HOST);
  ensureTool('dev-server');
  const operator = await createOperator({
    database: '.cache/operator-dev.sqlite',
    origins: [`http://${HOST}:${port}`],
  });
  const target = await operator.app.listen({ port: port + 1, host: HOST });
  const [portal] = configuration({}, { mode: 'development' });
  // Neither is installed with the project, so the types above are the part of their interface that is used.
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
