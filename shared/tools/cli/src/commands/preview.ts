import { refuseWithdrawn } from '@site/delivery/activate';
import {
  composePreview,
  getPreview,
  listPreviews,
  PreviewStorage,
  removePreview,
  requirePreviewName,
} from '@site/delivery/preview';
import { OverlayStorage, UserError } from '@site/delivery/storage';
import { formatAge, formatTable } from '../table';
import {
  type CommandContext,
  type CommonOptions,
  describeVersions,
  getLive,
  openContext,
  sayWarnings,
  write,
} from '../context';
import { releaseAll } from './release';

export interface PreviewOptions extends Pick<CommonOptions, 'json' | 'dryRun'> {
  /** Previews to include. */
  with?: string[];
  remove?: boolean;
}

/**
 * `npx manzil preview <name> <part…>`: the live site with these builds, served as `<name>.localhost`. Without a name it
 * lists previews.
 */
export async function preview(
  name: string | undefined,
  names: readonly string[],
  options: PreviewOptions = {},
): Promise<void> {
  const context = await openContext({ ...options, isReadOnly: true });
  if (!name) return list(context, options);
  requirePreviewName(name);
  if (options.remove) return remove(context, name, options);
  const { with: join = [] } = options;
  if (names.length === 0 && join.length === 0)
    throw new UserError('Name the parts to show: npx manzil preview new-search projects.');
  const live = await getLive(context.storage);
  // A dry run uses memory.
  const site = options.dryRun ? new OverlayStorage(context.storage) : context.storage;
  const released = names.length > 0 ? await releaseAll(context, new PreviewStorage(site, name), names) : [];
  const parts = Object.fromEntries(released.map(({ part, version }) => [part, version]));
  refuseWithdrawn(live, parts);
  const report = await composePreview({ site, name, config: await context.readConfig(), parts, join });
  sayWarnings(context.progress, report.warnings);
  const words = describeVersions(report.parts);
  const value = { name, composition: report.composition.id, parts: report.parts, warnings: report.warnings };
  if (options.dryRun) return write(options, `Could be previewed: the live site with ${words}.`, value);
  write(
    options,
    `Preview ${name} shows the live site with ${words}: http://${name}.localhost:${context.settings.port} while npm start or npx manzil serve runs.\nnpx manzil diff live ${name} says what differs.`,
    value,
  );
}

async function remove({ storage }: CommandContext, name: string, { json, dryRun }: PreviewOptions): Promise<void> {
  await getPreview(storage, name);
  if (!dryRun) await removePreview(storage, name);
  write({ json }, dryRun ? `Would remove preview ${name}.` : `Preview ${name} is removed.`, { removed: name });
}

async function list({ storage }: CommandContext, { json }: PreviewOptions): Promise<void> {
  const previews = await listPreviews(storage);
  const rows = previews.map(({ name, live: { at, by, reason } }) => ({ name, at, reason, ...(by ? { by } : {}) }));
  if (json) return console.log(JSON.stringify(rows));
  if (rows.length === 0) return console.log('There are no previews. npx manzil preview <name> <part> composes one.');
  for (const line of formatTable(
    ['preview', 'age', 'who', 'what'],
    rows.map(({ name, at, by, reason }) => [name, formatAge(at), by?.name ?? '–', reason]),
  ))
    console.log(line);
}
