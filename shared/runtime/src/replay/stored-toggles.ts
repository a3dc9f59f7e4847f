import { idListText, readIdList } from '@site/contracts';
import { isHydrated, scopeOf } from '../hydrate/module-elements';
import { keepsAttribute, storedAttribute } from '../names';

/** Shows stored toggles in dehydrated HTML, now and on each change. */
export function showStoredToggles(): void {
  document.querySelectorAll(`[${keepsAttribute}]`).forEach(show);
  addEventListener('storage', () => document.querySelectorAll(`[${keepsAttribute}]`).forEach(show));
}

/** Stores and shows a press on a toggle. False for other buttons, and when storage is refused or full. */
export function storeToggle(button: Element, isOn: boolean): boolean {
  const [key, id] = readKept(button);
  if (!id) return false;
  try {
    const ids = listIds(key).filter((each) => each !== id);
    localStorage.setItem(key, idListText(isOn ? [...ids, id] : ids));
  } catch {
    return false;
  }
  button.setAttribute(storedAttribute, '');
  // Browsers send this event only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key }));
  return true;
}

function show(toggle: Element): void {
  const scope = scopeOf(toggle);
  if (!scope || isHydrated(scope)) return;
  const [key, id] = readKept(toggle);
  try {
    toggle.setAttribute('aria-pressed', String(listIds(key).includes(id)));
  } catch {
    // Storage is refused: the toggle shows its state after hydration.
  }
}

function readKept(toggle: Element): [key: string, id: string] {
  const [key = '', id = ''] = (toggle.getAttribute(keepsAttribute) ?? '').split(' ');
  return [key, id];
}

function listIds(key: string): string[] {
  return readIdList(localStorage.getItem(key)).filter((each) => typeof each === 'string');
}
