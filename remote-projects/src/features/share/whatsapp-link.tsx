import { ButtonLink, IconButton } from '@site/ui/core';

export interface WhatsAppLinkProps {
  title: string;
  path: string;
  label?: string;
  /** Visible beside the icon. */
  text?: string;
}

/** A plain link: nothing of WhatsApp is loaded before a press, when the replay script appends the address. */
export function WhatsAppLink({ title, path, label = 'Share on WhatsApp (new tab)', text }: WhatsAppLinkProps) {
  const link = {
    'aria-label': label,
    href: `https://wa.me/?text=${encodeURIComponent(title)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-shares': path,
    suppressHydrationWarning: true,
  };
  if (text) {
    return (
      <ButtonLink variant="outline" size="sm" icon={<Handset />} {...link}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <IconButton aria-label={label} variant="surface" size="sm" asChild>
      <a {...link}>
        <Handset />
      </a>
    </IconButton>
  );
}

function Handset() {
  return (
    <svg width={20} height={20} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} aria-hidden>
      <path d="M3 21l1.5-4.5A9 9 0 1 1 7.6 19.6Z" strokeLinejoin="round" />
      <path
        d="M9 7.6c-1 .6-1.2 2-.4 3.6 1 2 2.6 3.6 4.5 4.4 1.6.7 2.9.3 3.4-.7l-1.9-1.5-1.3.7c-1.1-.5-2-1.4-2.5-2.5l.7-1.2Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
