import type { ModuleId } from '@site/contracts';
import { moduleElement } from './module-elements';
import { failedEvent, hydratedAttribute, hydratedEvent } from './names';

/** Marks a module, or the frame, as hydrated. An attribute too, because the starter may run later than this. */
export function announceHydrated(element: Element | null): void {
  if (!element) return;
  element.setAttribute(hydratedAttribute, '');
  element.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
}

/** Tells the starter that what was pressed in this module is not answered for now, so that it does not look busy. */
export function announceFailed(id: ModuleId): void {
  moduleElement(id)?.dispatchEvent(new Event(failedEvent, { bubbles: true }));
}
