const answers = new Map<string, boolean>();
const asked = new Set<FakeMediaQuery>();

class FakeMediaQuery extends EventTarget {
  onchange: ((event: Event) => void) | null = null;

  constructor(readonly media: string) {
    super();
    asked.add(this);
  }

  get matches() {
    return answers.get(this.media) ?? false;
  }

  addListener(listener: (event: Event) => void) {
    this.addEventListener('change', listener);
  }

  removeListener(listener: (event: Event) => void) {
    this.removeEventListener('change', listener);
  }
}

function setMediaQuery(query: string, matches: boolean) {
  answers.set(query, matches);
  for (const list of asked) {
    if (list.media !== query) continue;
    const change = Object.assign(new Event('change'), { matches, media: query });
    list.dispatchEvent(change);
    list.onchange?.(change);
  }
}

export function installMediaQueries() {
  window.matchMedia = (query) => new FakeMediaQuery(query);
  globalThis.setMediaQuery = setMediaQuery;
}

export function resetMediaQueries() {
  answers.clear();
  asked.clear();
}
