import { Button, ButtonLink } from '@site/ui/core';

export interface FormActionProps {
  next: string | undefined;
  wide: boolean;
  children: string;
}

/** A link when it leads somewhere; otherwise a submit button, for password managers and Enter. */
export function FormAction({ next, wide, children }: FormActionProps) {
  const shape = { size: 'lg', fullWidth: !wide } as const;
  if (next) {
    return (
      <ButtonLink to={next} {...shape} css={wide ? ownWidth : undefined}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Button type="submit" {...shape} css={wide ? ownWidth : undefined}>
      {children}
    </Button>
  );
}

const ownWidth = { minW: '220px', alignSelf: { base: 'stretch', sm: 'start' } } as const;
