import { useState } from 'react';
import { IconButton } from '@site/ui/core';
import { MessageCircle } from 'lucide-react';

export interface WhatsAppLinkProps {
  title: string;
  /** Path inside the site. */
  path: string;
}

/**
 * Opens WhatsApp with a message that holds the link. A plain link: nothing of WhatsApp is loaded before it is followed.
 */
export function WhatsAppLink({ title, path }: WhatsAppLinkProps) {
  // The prerendered page does not know its address, and hydration must not change it: the link learns it when it is
  // reached.
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
