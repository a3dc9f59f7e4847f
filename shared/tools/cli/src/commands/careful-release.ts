import { setTimeout } from 'node:timers/promises';
import {
  completeSplit,
  describeSplit,
  endSplit,
  findParts,
  growSplit,
  hasSplit,
  passFreeze,
  refuseSecondSplit,
  type SplitActivation,
} from '@site/delivery/activate';
import { OverlayStorage, reasonOf, type Storage, UserError } from '@site/delivery/storage';
import { openReports } from '../reports';
import { beginCarefully, isSame, refuseOtherSources } from './begin-careful-release';
import { goThroughSteps, nextShare } from './careful-steps';
import { getLive, openContext, withReason, write } from '../context';
import { describeJudged, judgeAll } from './judge-careful-release';
import type { ReleaseOptions } from './release';

/** Milliseconds between checks. A failure arrives after 5 s. */
const lookEveryMs = 5000;

/**
 * `npm run release -- <part…> --careful`: 5 %, 25 %, then all visitors. Views end or stop each step. After a kill, the
 * same command continues.
 */
export async function releaseCarefully(names: readonly string[], options: ReleaseOptions = {}): Promise<void> {
  const opened = await openContext({ ...options, isReadOnly: options.dryRun });
  // A dry run uses memory.
  const context = options.dryRun ? { ...opened, storage: new OverlayStorage(opened.storage) } : opened;
  const { storage, progress } = context;
  const config = await context.readConfig();
  const reports = await openReports(context.settings, config);
  const live = await getLive(storage);
  // Checked before minutes of building.
  passFreeze(live, options.overrideFreeze);
  if (isSame(live, names)) await refuseOtherSources(context, live, names);
  else refuseSecondSplit(live);
  const begun = isSame(live, names) ? live : await beginCarefully(context, names, options);
  const what = `${describeSplit(begun.split)} for ${begun.split.share} % of visitors`;
  if (options.dryRun)
    return write(options, `Would ${begun === live ? 'go on' : 'begin'}: ${what}; nothing is activated.`);
  progress.say(`${begun === live ? 'going on: ' : ''}${what}. Ctrl-C leaves it at this share.`);
  if (config.contact.url)
    progress.say(
      `browsers report to ${config.contact.url}, past this site, so no network is known: npm run release -- --next takes each step`,
    );
  const composition = await goThroughSteps(begun, {
    storage,
    reports,
    say: (line) => progress.say(line),
    wait: () => setTimeout(lookEveryMs),
    overrideFreeze: options.overrideFreeze,
  });
  progress.say(`live for all: composition ${composition}`);
  if (options.json) console.log(JSON.stringify({ composition, parts: begun.split.released, isNew: true }));
}

/** `npm run release -- --abort`: everybody gets the version before the current careful release. */
export async function abortCarefulRelease(options: ReleaseOptions = {}): Promise<void> {
  const { storage, progress } = await openContext({ ...options, isReadOnly: options.dryRun });
  const live = await getSplit(storage);
  if (options.dryRun)
    return write(
      options,
      `Would take ${describeSplit(live.split)} back from ${live.split.share} % of visitors; everybody would get composition ${live.composition}.`,
    );
  const { composition } = await endSplit(storage, live, withReason('aborted', options));
  progress.say(`${describeSplit(live.split)} is taken back; everybody gets composition ${composition}`);
  if (options.json) console.log(JSON.stringify({ composition }));
}

/** `npm run release -- --next`: takes the next step now. Refused when views show more failures or slower pages. */
export async function takeNextStep(
  options: ReleaseOptions = {},
  open: typeof openReports = openReports,
): Promise<void> {
  const { settings, storage, readConfig, progress } = await openContext({ ...options, isReadOnly: options.dryRun });
  const live = await getSplit(storage);
  passFreeze(live, options.overrideFreeze);
  const judged = await open(settings, await readConfig())
    .then(async (reports) => judgeAll(live, live.split, (await findParts(storage, live)) ?? {}, reports))
    .catch((error: unknown) => {
      if (!(error instanceof UserError)) throw error;
      progress.say(`No reports are available. ${reasonOf(error)}`);
      return [];
    });
  for (const each of judged) progress.say(describeJudged(each));
  if (judged.some(({ decision }) => decision === 'stop'))
    throw new UserError(
      `${describeSplit(live.split)} is worse than the version before. Take it back: npm run release -- --abort.`,
    );
  if (!judged.length || judged.some(({ decision }) => decision !== 'pass'))
    progress.say('Too few views to decide. Continuing is your decision.');
  const share = nextShare(live.split);
  if (options.dryRun)
    return write(
      options,
      `Would give ${describeSplit(live.split)} to ${share ? `${share} % of visitors` : 'all visitors'} instead of ${live.split.share} %.`,
    );
  const { composition } = share
    ? await growSplit(storage, live, share, options.overrideFreeze)
    : await completeSplit(storage, live, options.overrideFreeze);
  write(options, `${describeSplit(live.split)} is live for ${share ? `${share} % of visitors` : 'all visitors'}.`, {
    composition,
    share: share ?? 100,
    parts: live.split.released,
  });
}

async function getSplit(storage: Storage): Promise<SplitActivation> {
  const live = await getLive(storage);
  if (!hasSplit(live)) throw new UserError('No careful release is under way.');
  return live;
}
