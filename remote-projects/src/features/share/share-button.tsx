import { useEffect, useState } from 'react';
import { Box, Button, chakra, IconButton } from '@site/ui/core';
import { Share2 } from 'lucide-react';

type ShareOutcome = 'shared' | 'copied' | 'refused';

const shownMs = 4000;

const messages: Record<ShareOutcome, string> = {
  shared: '',
  copied: 'Link copied',
  refused: 'Copy the link from the address bar',
};

export interface ShareButtonProps {
  label: string;
  title: string;
  path: string;
  /** Visible beside the icon, where the icon alone could mean another thing. */
  text?: string;
}

export function ShareButton({ label, title, path, text }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(''), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  const share = async () => setMessage(messages[await shareLink(title, path)]);
  return (
    <Box position="relative">
      {text ? (
        <Button variant="outline" size="sm" icon={icon} aria-label={label} onClick={share}>
          {text}
        </Button>
      ) : (
        <IconButton aria-label={label} variant="surface" size="sm" onClick={share}>
          {icon}
        </IconButton>
      )}
      <Note role="status">{message}</Note>
    </Box>
  );
}

const icon = <Share2 size={20} aria-hidden />;

const Note = chakra('p', {
  base: {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 'calc(100% + {spacing.2})',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'bg.night',
    color: 'white',
    textStyle: 'label',
    whiteSpace: 'nowrap',
    _empty: { display: 'none' },
  },
});

/** Shares a link of this site, or copies it. Never rejects. */
export async function shareLink(title: string, path: string): Promise<ShareOutcome> {
  const url = new URL(path, window.location.origin).href;
  if (typeof navigator.share === 'function') return share({ title, url });
  return copy(url);
}

async function share(data: { title: string; url: string }): Promise<ShareOutcome> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    return copy(data.url);
  }
}

async function copy(url: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
