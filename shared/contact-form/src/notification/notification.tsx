import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '@site/ui/core';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Box, Words } from './notification-look';
import { TimeBar } from './time-bar';
import { timing } from './timing';
import { useHeldTimeout } from './use-held-timeout';

export interface Notice {
  /** Differs between attempts, so that the next notification opens again and is announced. */
  id: number;
  tone: 'success' | 'error';
  text: string;
}

export interface NotificationProps {
  notice: Notice;
  /** Called after the exit animation. */
  onGone: () => void;
  /** Called when it is about to leave with the focus inside. */
  onFocusLost: () => void;
}

/** Leaves after its time, by its icon and by Escape; not by a click outside (CONT-23). */
export function Notification({ notice: { tone, text }, onGone, onFocusLost }: NotificationProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { isHeld, holders } = useHold();
  const leave = useCallback(() => {
    if (box.current?.contains(document.activeElement)) onFocusLost();
    setLeaving(true);
  }, [onFocusLost]);
  useHeldTimeout(leave, timing.open, isHeld || isLeaving);
  useHeldTimeout(onGone, timing.exit, !isLeaving);
  useEscape(leave);
  const Icon = tone === 'success' ? CircleCheck : CircleAlert;
  return (
    <Box ref={box} tone={tone} leaving={isLeaving} {...holders}>
      <Icon size={24} aria-hidden />
      <Words>{text}</Words>
      <IconButton label="Close" variant="bare" size={40} marginBlock="-2" _hover={{ bg: 'white/16' }} onClick={leave}>
        <X size={20} aria-hidden />
      </IconButton>
      <TimeBar isHeld={isHeld || isLeaving} />
    </Box>
  );
}

/** The timer pauses while the pointer or the focus is inside. */
function useHold() {
  const [isPointerInside, setPointerInside] = useState(false);
  const [isFocusInside, setFocusInside] = useState(false);
  const holders = {
    onPointerEnter: () => setPointerInside(true),
    onPointerLeave: () => setPointerInside(false),
    onFocus: () => setFocusInside(true),
    onBlur: () => setFocusInside(false),
  };
  return { isHeld: isPointerInside || isFocusInside, holders };
}

function useEscape(onEscape: () => void) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onEscape]);
}
