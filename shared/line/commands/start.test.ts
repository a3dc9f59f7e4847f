/** @jest-environment node */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deployBeside } from './start';

test('npm start ends with an error when its build fails', async () => {
  expect(await deployBeside(['-e', ''])).toBe(true);
  for (const end of ['process.exit(1)', "process.kill(process.pid, 'SIGKILL')"])
    await expect(deployBeside(['-e', end])).rejects.toThrow('Nothing is served');
});

test('a signal during the build ends the build, and nothing is served', async () => {
  const before = process.listenerCount('SIGTERM');
  const deployed = deployBeside(['-e', 'setInterval(() => undefined, 1000)']);
  process.emit('SIGTERM', 'SIGTERM');
  expect(await deployed).toBe(false);
  expect(process.listenerCount('SIGTERM')).toBe(before); // Later signals are another's.
});

/** Packages of the process that imports this module. */
async function loadedBy(name: string): Promise<string> {
  const module = join(import.meta.dirname, `${name}.ts`);
  const list = `import { createRequire } from 'node:module';
    await import(${JSON.stringify(module)});
    console.log(Object.keys(createRequire(${JSON.stringify(module)}).cache).join('\\n'));
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    list,
  ]);
  return stdout;
}

test('npm start loads the server after it has begun; the serving process loads no compiler', async () => {
  expect(await loadedBy('start')).not.toContain('node_modules/pino/');
  const loaded = await loadedBy('serve-until-stopped');
  expect(loaded).toContain('node_modules/pino/');
  expect(loaded).not.toMatch(/node_modules\/(webpack|typescript|@swc|terser|sharp|@module-federation)/);
});
