import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { Button, type ButtonProps } from '@chakra-ui/react';
import { ActionPanel } from './action-panel';
import type { ConsoleApi } from './api';
import type { OpenAction } from './open-action';

interface OpenActions {
  /** While something is done, nothing else can be asked for. */
  isBusy: boolean;
  open: (action: OpenAction) => void;
  panelAt: (place: string) => ReactNode;
}

const Actions = createContext<OpenActions>({ isBusy: true, open: () => undefined, panelAt: () => null });

export interface ActionsProviderProps {
  api: ConsoleApi;
  /** Whether a freeze can be overridden. */
  isFrozen: boolean;
  onDone: () => void;
  children: ReactNode;
}

/** Keeps the one open action of the page, and returns the focus when it is closed. */
export function ActionsProvider({ children, ...panel }: ActionsProviderProps) {
  const [opened, setOpened] = useState<OpenAction>();
  const [isBusy, setBusy] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const open = (action: OpenAction) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(action);
  };
  const close = () => {
    setOpened(undefined);
    setBusy(false);
    // A part without another version has no buttons any more.
    if (opener.current?.isConnected) opener.current.focus();
    else document.getElementById('main')?.focus();
  };
  const panelAt = (place: string) =>
    opened?.place === place && (
      <ActionPanel key={`${place} ${opened.title}`} opened={opened} onClose={close} onBusy={setBusy} {...panel} />
    );
  return <Actions value={{ isBusy, open, panelAt }}>{children}</Actions>;
}

/** Opens an action. Its title is the button's text, unless there are children. */
export function ActionButton({ action, disabled, children, ...rest }: ButtonProps & { action: OpenAction }) {
  const { isBusy, open } = useContext(Actions);
  return (
    <Button size="sm" variant="outline" disabled={isBusy || !!disabled} onClick={() => open(action)} {...rest}>
      {children ?? action.title}
    </Button>
  );
}

/** The open action, if its button is in this place. */
export function ActionPanelAt({ place }: { place: string }) {
  return useContext(Actions).panelAt(place);
}
