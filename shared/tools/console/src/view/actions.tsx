import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { Button, type ButtonProps } from '@chakra-ui/react';
import { ActionPanel } from './action-panel';
import type { ConsoleApi } from './api';
import type { OpenAction } from './open-action';

interface OpenActions {
  isBusy: boolean;
  open: (action: OpenAction) => void;
  panelAt: (place: string) => ReactNode;
}

const Actions = createContext<OpenActions>({ isBusy: true, open: () => undefined, panelAt: () => null });

export interface ActionsProviderProps {
  api: ConsoleApi;
  isFrozen: boolean;
  onDone: () => void;
  children: ReactNode;
}

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
    // A part without another version has no buttons.
    if (opener.current?.isConnected) opener.current.focus();
    else document.getElementById('main')?.focus();
  };
  const panelAt = (place: string) =>
    opened?.place === place && (
      <ActionPanel key={`${place} ${opened.title}`} opened={opened} onClose={close} onBusy={setBusy} {...panel} />
    );
  return <Actions value={{ isBusy, open, panelAt }}>{children}</Actions>;
}

/** The children are its title; default: the button's text. */
export function ActionButton({ action, disabled, children, ...rest }: ButtonProps & { action: OpenAction }) {
  const { isBusy, open } = useContext(Actions);
  return (
    <Button size="sm" variant="outline" disabled={isBusy || !!disabled} onClick={() => open(action)} {...rest}>
      {children ?? action.title}
    </Button>
  );
}

export function ActionPanelAt({ place }: { place: string }) {
  return useContext(Actions).panelAt(place);
}
