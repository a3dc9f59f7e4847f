import { memo, Suspense, use, useEffect, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { partOf, type FragmentProps, type Hydration, type ModuleId } from '@site/contracts';
import { announceHydrated } from '../hydrate';
import { hydrateAttribute, moduleAttribute, partAttribute } from '../names';
import { useHost } from './host-context';
import { PartBoundary } from './part-boundary';

export type FragmentElementProps<Id extends keyof FragmentProps> = {
  id: Id;
  /** Visitor-facing name, e.g. `Projects`; shown when it is unavailable. */
  label: string;
  /** Shown instead of a notice when it is unavailable, and inert while it loads. */
  fallback?: ReactNode;
} & FragmentProps[Id];

/**
 * Consumes a fragment of another part. Write the id as a literal: a release finds it in the sources, so that the
 * fragment is preloaded, prerendered and checked.
 */
export const Fragment = memo(FragmentOf) as typeof FragmentOf; // `memo` loses the type parameter.

/** Memoized: an update from above discards HTML that is still dehydrated. */
function FragmentOf<Id extends keyof FragmentProps>({ id, label, fallback, ...rest }: FragmentElementProps<Id>) {
  return <RemoteModule id={id} label={label} fallback={fallback} with={rest} />;
}

export interface RemoteModuleProps {
  id: ModuleId;
  /** Visitor-facing name, shown when it is unavailable. */
  label: string;
  /** Properties of the remote component. */
  with: Record<string, unknown>;
  /** Of a page, from its route. */
  hydrate?: Hydration | undefined;
  fallback?: ReactNode;
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
      fallback={(retry) => props.fallback ?? <Unavailable label={props.label} kind={kind} onRetry={retry} />}
    >
      <Suspense fallback={props.fallback ? <div inert>{props.fallback}</div> : <Pending kind={kind} />}>
        <LoadedModule {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function LoadedModule({ id, label, with: moduleProps, hydrate: ofRoute, fallback }: RemoteModuleProps) {
  const { store, Unavailable, versionOf, onDraw } = useHost();
  const getState = () => store.getState(id);
  const state = useSyncExternalStore(store.subscribe, getState, getState);
  // In each state: React warns when a render that it resumes does not call `use` again.
  use(store.isDehydrated(id) ? store.whenReady(id) : store.whenSettled(id));
  if (state.status === 'ready') {
    const Remote = state.component;
    const hydrate = ofRoute ?? state.hydrate ?? 'load';
    onDraw?.(id, hydrate);
    return (
      <Hydrate id={id} version={versionOf(partOf(id))} when={hydrate}>
        <Remote {...moduleProps} />
      </Hydrate>
    );
  }
  if (state.status === 'failed' && fallback) return fallback;
  if (state.status === 'failed') return <Unavailable label={label} kind={kindOf(id)} onRetry={() => store.load(id)} />;
  return null;
}

interface HydrateProps {
  id: ModuleId;
  version: string;
  when: Hydration;
  children: ReactNode;
}

/** Writes into the HTML when the module hydrates, and marks it when it has. */
function Hydrate({ id, version, when, children }: HydrateProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => announceHydrated(element.current), []);
  const marks = {
    [partAttribute]: `${partOf(id)}@${version}`,
    [moduleAttribute]: id,
    [hydrateAttribute]: when === 'load' ? undefined : when,
  };
  return (
    // The replay script adds attributes before hydration.
    <div ref={element} {...marks} suppressHydrationWarning>
      {children}
    </div>
  );
}

/** React replaces dehydrated HTML when its properties change, so the code is needed now. */
function useLoadForUpdate({ id, with: moduleProps }: RemoteModuleProps): void {
  const { store } = useHost();
  const first = useRef(moduleProps);
  useEffect(() => {
    if (moduleProps !== first.current) store.load(id);
  }, [store, id, moduleProps]);
}

function kindOf(id: ModuleId): 'page' | 'fragment' {
  return id.split('/')[1] === 'pages' ? 'page' : 'fragment';
}
