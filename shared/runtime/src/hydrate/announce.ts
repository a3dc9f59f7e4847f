import type { ModuleId } from '@site/contracts';
import { moduleElement } from './module-elements';
import { failedEvent, hydratedAttribute, hydratedEvent } from '../names';

/** An attribute too, because the starter may run after the event. */
export function announceHydrated(element: Element | null): void {
  if (!element) return;
  element.setAttribute(hydratedAttribute, '');
  element.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
}

/** Stops the busy look of what was pressed in this module. */
export function announceFailed(id: ModuleId): void {
  moduleElement(id)?.dispatchEvent(new Event(failedEvent, { bubbles: true }));
}
