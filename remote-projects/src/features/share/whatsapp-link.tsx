import { IconButton } from '@site/ui/core';
import { useIsHydrated } from '@site/router';
import { MessageCircle } from 'lucide-react';

export interface WhatsAppLinkProps {
  title: string;
  /** Path inside the site. */
  path: string;
}

/** Opens WhatsApp with a message that holds the link. A plain link: nothing of WhatsApp is loaded before it is followed. */
export function WhatsAppLink({ title, path }: WhatsAppLinkProps) {
  // The prerendered page does not know its address; until scripts run the message has the title alone.
  const address = useIsHydrated() ? `${window.location.origin}${path}` : '';
  return (
    <IconButton label="Share on WhatsApp" variant="card" size={44} asChild>
      <a href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`.trim())}`} rel="noopener noreferrer">
        <MessageCircle size={20} aria-hidden />
      </a>
    </IconButton>
  );
}
