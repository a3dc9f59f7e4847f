import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { chakra, IconButton } from '@site/ui/core';
import { CircleAlert, CircleCheck, X } from 'lucide-react';

/** Milliseconds (CONT-20, CONT-25). */
const timing = { open: 5000, enter: 400, exit: 600, slide: 300 } as const;

export interface Notice {
  /** Differs between attempts, so that the next notification opens again and is announced. */
  id: number;
  tone: 'success' | 'error';
  text: string;
}

/** The only notification of a form. It appears one frame after other changes: fields and focus first. */
export function useNotice() {
  const [notice, setNotice] = useState<Notice>();
  const notify = useCallback((tone: Notice['tone'], text: string) => {
    startTransition(() => setNotice((before) => ({ id: (before?.id ?? 0) + 1, tone, text })));
  }, []);
  const forget = useCallback(() => setNotice(undefined), []);
  return { notice, notify, forget };
}

interface NotificationProps {
  notice: Notice;
  /** Called after the exit animation. */
  onGone: () => void;
  /** Called when it is about to leave with the focus inside. */
  onFocusLost: () => void;
}

interface NotificationRegionProps extends Omit<NotificationProps, 'notice'> {
  notice: NotificationProps['notice'] | undefined;
  isExpected: boolean;
}

/** Screen readers announce a status only inside an existing element. An alert is announced at once. */
export const NotificationRegion = memo(function NotificationRegion({
  notice,
  isExpected,
  ...rest
}: NotificationRegionProps) {
  const notification = notice && <Notification key={notice.id} notice={notice} {...rest} />;
  const isSuccess = notice?.tone === 'success';
  return (
    <Corner>
      {(isExpected || isSuccess) && <div role="status">{isSuccess && notification}</div>}
      {notice?.tone === 'error' && <div role="alert">{notification}</div>}
    </Corner>
  );
});

/** Leaves after its time, by its icon and by Escape; not by a click outside (CONT-23). */
function Notification({ notice: { tone, text }, onGone, onFocusLost }: NotificationProps) {
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
      <Bar held={isHeld || isLeaving} />
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

/** 24 px from the corner, 16 px on phones. `fixed`, so no ancestor may be transformed. */
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
    tone: { success: { bg: 'bg.successSolid' }, error: { bg: 'bg.errorSolid' } },
    leaving: { true: { opacity: 0, transition: `opacity ${timing.exit}ms ease-in`, pointerEvents: 'none' } },
  },
});

const Words = chakra('p', {
  base: {
    flex: '1',
    minWidth: 0,
    fontWeight: 'medium',
    fontSize: { base: '.875rem', sm: '1rem' },
    lineHeight: 1.5,
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
