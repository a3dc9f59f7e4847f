import type { Page, Route } from '@playwright/test';
import { misbehave } from './faults';

/** Ways in which a script fails, including automatic retries, until lifted. */
export const scriptFaults = ['refused', 'status 500', 'altered byte', 'never answers'] as const;
export type ScriptFault = (typeof scriptFaults)[number];

/** Script paths of a document: first scripts, preloaded ones, then those of dehydrated modules. */
export async function listScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const started = [...html.matchAll(/<script src="([^"]+)"/g)];
  const preloaded = [...html.matchAll(/<link rel="preload" as="script" href="([^"]+)"/g)];
  const onDemand = [...(/"onDemand":(\{.*?\})/.exec(html)?.[1]?.matchAll(/"(\/_\/[^"]+)"/g) ?? [])];
  return [...new Set([...started, ...preloaded, ...onDemand].map(([, url]) => url ?? ''))];
}

/**
 * Makes one script fail with every query; returns a function that lifts the fault for later requests. Call before the
 * page opens. The route stays, because removing it would release hanging requests.
 */
export async function failScript(page: Page, script: string, fault: ScriptFault): Promise<() => void> {
  let isLifted = false;
  await page.route(
    (url) => url.pathname === script,
    (route) => (isLifted ? route.fallback() : misbehave(route, fault)),
  );
  return () => void (isLifted = true);
}

/** Holds scripts until the returned function is called. Call before the page opens. */
export async function holdScripts(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  let isHeld = true;
  const held: Route[] = [];
  await page.route(scripts, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}
