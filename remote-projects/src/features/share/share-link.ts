export type ShareOutcome = 'shared' | 'copied' | 'refused';

/** Hands a link of this site to the device, or to the clipboard. Never rejects. */
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
    // The visitor has closed the sheet: that is an answer.
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
