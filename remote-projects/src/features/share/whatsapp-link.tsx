import { useState } from 'react';
import { IconButton } from '@site/ui/core';
import { MessageCircle } from 'lucide-react';

export interface WhatsAppLinkProps {
  title: string;
  /** Path inside the site. */
  path: string;
}

/** A plain link: nothing of WhatsApp is loaded before a press. */
export function WhatsAppLink({ title, path }: WhatsAppLinkProps) {
  // The HTML does not know its address, and hydration must not change it: set on first focus or pointer.
  const [address, setAddress] = useState('');
  const learn = () => setAddress(`${window.location.origin}${path}`);
  return (
    <IconButton label="Share on WhatsApp" variant="card" size={44} asChild>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`.trim())}`}
        rel="noopener noreferrer"
        onPointerEnter={learn}
        onFocus={learn}
      >
        <MessageCircle size={20} aria-hidden />
      </a>
    </IconButton>
  );
}
