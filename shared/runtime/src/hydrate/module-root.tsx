import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Hydration, ModuleId } from '@site/contracts';
import { announceHydrated } from './announce';
import { hydrateAttribute, moduleAttribute, partAttribute } from '../names';

export interface ModuleRootProps {
  id: ModuleId;
  /** e.g. `projects@<version>`. */
  version: string;
  hydrate: Hydration;
  children: ReactNode;
}

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
