import { useEffect, useState } from 'react';
import { Box, chakra, IconButton } from '@site/ui/core';
import { Share2 } from 'lucide-react';
import { shareLink, type ShareOutcome } from './share-link';

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
}

export function ShareButton({ label, title, path }: ShareButtonProps) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => setMessage(''), shownMs);
    return () => clearTimeout(timer);
  }, [message]);
  const share = async () => setMessage(messages[await shareLink(title, path)]);
  return (
    <Box position="relative">
      <IconButton label={label} variant="card" size={44} onClick={share}>
        <Share2 size={20} aria-hidden />
      </IconButton>
      <Note role="status">{message}</Note>
    </Box>
  );
}

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
