import { idListText, readIdList } from '@site/contracts';
import { isHydrated, scopeOf } from '../module-elements';
import { keepsAttribute, storedAttribute } from '../names';

/** Shows what this browser keeps where React does not yet, now and whenever a list changes. */
export function showStoredToggles(): void {
  document.querySelectorAll(`[${keepsAttribute}]`).forEach(show);
  addEventListener('storage', () => document.querySelectorAll(`[${keepsAttribute}]`).forEach(show));
}

/** Stores a press on a toggle and shows it. False for another button, and where storage is refused or full. */
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
  // The browser sends it to other tabs only.
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
    // It shows its state once it is hydrated.
  }
}

function readKept(toggle: Element): [key: string, id: string] {
  const [key = '', id = ''] = (toggle.getAttribute(keepsAttribute) ?? '').split(' ');
  return [key, id];
}

/** Throws where storage is refused. */
function listIds(key: string): string[] {
  return readIdList(localStorage.getItem(key)).filter((each) => typeof each === 'string');
}
