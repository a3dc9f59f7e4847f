import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Hydration, ModuleId } from '@site/contracts';
import { announceHydrated } from '../announce';
import { hydrateAttribute, moduleAttribute, partAttribute } from '../names';

export interface ModuleRootProps {
  id: ModuleId;
  /** Of its part: `projects@<version>`. */
  version: string;
  hydrate: Hydration;
  children: ReactNode;
}

/** The element of a module, which says what it is and when it hydrates. */
export function ModuleRoot({ id, version, hydrate, children }: ModuleRootProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => announceHydrated(element.current), []);
  const marks = {
    [partAttribute]: version,
    [moduleAttribute]: id,
    [hydrateAttribute]: hydrate === 'load' ? undefined : hydrate,
  };
  return (
    <div ref={element} {...marks}>
      {children}
    </div>
  );
}
