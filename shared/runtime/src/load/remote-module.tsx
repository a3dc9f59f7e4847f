import { Suspense, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { partOf, type Hydration, type ModuleId } from '@site/contracts';
import { ModuleRoot } from '../hydrate';
import { useHost } from './host-context';
import { PartBoundary } from './part-boundary';

export interface RemoteModuleProps {
  id: ModuleId;
  /** Visitor-facing name, shown when it is unavailable. */
  label: string;
  /** Properties of the remote component. */
  with: Record<string, unknown>;
  /** Of a page, from its route. */
  hydrate?: Hydration | undefined;
}

/**
 * Shows a module of another part inside `data-part="<part>@<version>"`. Prerendered HTML stays dehydrated until
 * the module is ready. A module mounted in the browser shows a pending state, its content, or a notice with Try again.
 */
export function RemoteModule(props: RemoteModuleProps) {
  const { Pending, Unavailable, onError, versionOf } = useHost();
  const part = partOf(props.id);
  const kind = kindOf(props.id);
  useLoadForUpdate(props);
  return (
    <PartBoundary
      key={props.id}
      part={`${part}@${versionOf(part)}`}
      onError={onError}
      fallback={(retry) => <Unavailable label={props.label} kind={kind} onRetry={retry} />}
    >
      <Suspense fallback={<Pending kind={kind} />}>
        <LoadedModule {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function LoadedModule({ id, label, with: moduleProps, hydrate: ofRoute }: RemoteModuleProps) {
  const { store, Unavailable, versionOf, onDraw } = useHost();
  const state = useModuleState(id);
  if (state.status === 'ready') {
    const part = partOf(id);
    const Remote = state.component;
    const hydrate = ofRoute ?? state.hydrate ?? 'load';
    onDraw?.(id, hydrate);
    return (
      <ModuleRoot id={id} version={`${part}@${versionOf(part)}`} hydrate={hydrate}>
        <Remote {...moduleProps} />
      </ModuleRoot>
    );
  }
  if (store.isDehydrated(id)) use(store.whenReady(id));
  if (state.status === 'failed') return <Unavailable label={label} kind={kindOf(id)} onRetry={() => store.load(id)} />;
  use(store.whenSettled(id));
  return null;
}

/** React replaces dehydrated HTML when its properties change, so the code is needed now. */
function useLoadForUpdate({ id, with: moduleProps }: RemoteModuleProps): void {
  const { store } = useHost();
  const first = useRef(moduleProps);
  useEffect(() => {
    if (moduleProps !== first.current) store.load(id);
  }, [store, id, moduleProps]);
}

function useModuleState(id: ModuleId) {
  const { store } = useHost();
  const subscribe = useCallback((listener: () => void) => store.subscribe(id, listener), [store, id]);
  const getState = () => store.getState(id);
  return useSyncExternalStore(subscribe, getState, getState);
}

function kindOf(id: ModuleId): 'page' | 'fragment' {
  return id.split('/')[1] === 'pages' ? 'page' : 'fragment';
}
