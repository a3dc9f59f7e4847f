import { useCallback, useEffect, useRef, useState, type FocusEvent } from 'react';
import { contactFailedEvent } from '@site/contracts';
import { chakra, IconButton } from '@site/ui/core';
import { CircleAlert, CircleCheck, X } from 'lucide-react';

/** Milliseconds (CONT-20, CONT-25). */
const timing = { open: 5000, enter: 400, exit: 600, slide: 300 } as const;

export interface Notice {
  status: 'success' | 'error';
  text: string;
  /** Code of a request that failed, reported without anything typed. */
  failure?: string;
}

interface NotificationProps {
  notice: Notice;
  /** Called after the exit animation. */
  onGone: () => void;
  /** Gets the focus when the notification leaves with the focus inside, while it is in the page. */
  button: HTMLElement | null;
}

interface NotificationRegionProps extends Omit<NotificationProps, 'notice'> {
  /** Without it an outcome is expected: screen readers announce a status only inside an existing element. */
  notice: Notice | undefined;
  /** Differs between notices, so that the next one opens again and is announced. */
  id: number;
}

/** An alert is announced at once. */
export function NotificationRegion({ notice, id, ...rest }: NotificationRegionProps) {
  const role = notice?.status === 'error' ? 'alert' : 'status';
  return (
    <Corner>
      <div key={role} role={role}>
        {notice && <Notification key={id} notice={notice} {...rest} />}
      </div>
    </Corner>
  );
}

/** Leaves after its time, by its icon and by Escape; not by a click outside (CONT-23). */
function Notification({ notice: { status, text, failure }, onGone, button }: NotificationProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isLeaving, setLeaving] = useState(false);
  const { isHeld, cameFrom, holders } = useHold();
  const leave = useCallback(() => {
    const next = button?.isConnected ? button : cameFrom.current;
    if (box.current?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    setLeaving(true);
  }, [button, cameFrom]);
  useEffect(() => {
    const detail = { bubbles: true, detail: failure };
    if (failure) box.current?.dispatchEvent(new CustomEvent(contactFailedEvent, detail));
  }, [failure]);
  useHeldTimeout(leave, timing.open, isHeld || isLeaving);
  useHeldTimeout(onGone, timing.exit, !isLeaving);
  useEscape(leave);
  const Icon = status === 'success' ? CircleCheck : CircleAlert;
  return (
    <Box ref={box} status={status} leaving={isLeaving} {...holders}>
      <Icon size={24} aria-hidden />
      <Words>{text}</Words>
      <IconButton
        aria-label="Close"
        variant="ghost"
        size="xs"
        marginBlock="-2"
        _hover={{ bg: 'white/16' }}
        onClick={leave}
      >
        <X size={20} aria-hidden />
      </IconButton>
      <Bar held={isHeld || isLeaving} />
    </Box>
  );
}

/** The timer pauses while the pointer or the focus is inside. */
function useHold() {
  const [isPointerInside, setPointerInside] = useState(false);
  const [isFocusInside, setFocusInside] = useState(false);
  /** What had the focus before. */
  const cameFrom = useRef<HTMLElement>(null);
  const holders = {
    onPointerEnter: () => setPointerInside(true),
    onPointerLeave: () => setPointerInside(false),
    onFocus: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement) cameFrom.current = relatedTarget;
      setFocusInside(true);
    },
    onBlur: () => setFocusInside(false),
  };
  return { isHeld: isPointerInside || isFocusInside, cameFrom, holders };
}

/** An open dialog gets Escape first. Captured, because the dialog closes before the event reaches the window. */
function useEscape(onEscape: () => void) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onEscape();
    };
    window.addEventListener('keydown', close, true);
    return () => window.removeEventListener('keydown', close, true);
  }, [onEscape]);
}

/** Calls `onEnd` once, after `ms` during which `isHeld` was false. `onEnd` must not change between renders. */
function useHeldTimeout(onEnd: () => void, ms: number, isHeld: boolean) {
  const remaining = useRef(ms);
  useEffect(() => {
    if (isHeld) return;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - startedAt;
    };
  }, [onEnd, isHeld]);
}

/** 24 px from the corner, 16 px on phones. */
const Corner = chakra('div', {
  base: {
    position: 'fixed',
    right: { base: '4', sm: '6' },
    bottom: { base: '4', sm: '6' },
    width: 'min(480px, 100% - 2rem)',
    zIndex: 20,
    // Clicks beside the notification reach the page.
    pointerEvents: 'none',
  },
});

const Box = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: { base: '2', sm: '14px' },
    padding: { base: '16px 8px 18px 16px', sm: '20px 16px 22px 20px' },
    // On phones the text needs the icon's space.
    '& > svg': { display: { base: 'none', sm: 'block' } },
    overflow: 'hidden',
    borderRadius: '14px',
    boxShadow: 'panel',
    color: 'white',
    pointerEvents: 'auto',
    transition: `opacity ${timing.enter}ms ease-out, transform ${timing.slide}ms ease-out`,
    _starting: { opacity: 0, transform: 'translateX(24px)' },
  },
  variants: {
    status: { success: { bg: 'bg.successSolid' }, error: { bg: 'bg.errorSolid' } },
    leaving: { true: { opacity: 0, transition: `opacity ${timing.exit}ms ease-in`, pointerEvents: 'none' } },
  },
});

const Words = chakra('p', {
  base: {
    flex: '1',
    minWidth: 0,
    textStyle: 'toast',
    textWrap: 'pretty',
  },
});

const Bar = chakra('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '4px',
    bg: 'white/75',
    transformOrigin: 'left',
    animation: `empty ${timing.open}ms linear forwards`,
    _motionReduce: { display: 'none' },
  },
  // Stops with the timer.
  variants: { held: { true: { animationPlayState: 'paused' } } },
});
