export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Shares a link of this site, or copies it. Never rejects. */
export async function shareLink(title: string, path: string): Promise<ShareOutcome> {
  const url = new URL(path, window.location.origin).href;
  if (typeof navigator.share === 'function') return share({ title, url });
  return copy(url);
}

async function share(data: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    return copy(data.url);
  }
}

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
