import { deployBeside } from '../deploy-beside';

/** `npm start`: composes, activates, and serves until Ctrl-C. The server loads while another process composes. */
export async function start(): Promise<void> {
  const { prepared: site, isDeployed } = await deployBeside(prepare());
  if (isDeployed) await site.serve();
  else await site.close();
}

async function prepare() {
  const [{ openContext }, { refuseBusyPort, serveUntilStopped }, { openContact }, { createLog }] = await Promise.all([
    import('../context'),
    import('../serve-until-stopped'),
    import('../contact'),
    import('@site/delivery/serve'),
  ]);
  const { settings, storage, readConfig } = await openContext({ isReadOnly: true });
  await refuseBusyPort(settings);
  const log = createLog(settings.log);
  const contact = await openContact(settings, await readConfig(), log);
  return {
    serve: () => serveUntilStopped(settings, contact, { storage, log }),
    close: () => contact.close(),
  };
}
