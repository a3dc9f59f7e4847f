import { useState } from 'react';
import { IconButton } from '@site/ui/core';
import { TextInput, type TextInputProps } from '@site/ui/forms';
import { Eye, EyeOff } from 'lucide-react';

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'end' | 'icon'> & {
  /** Set by the page when one toggle serves two fields. */
  shown?: boolean;
  onShownChange?: (shown: boolean) => void;
  /** Names the toggle, so that two toggles on one page have different names. */
  toggles?: string;
  toggle?: boolean;
};

/** Paste and password managers work: set `autoComplete`. */
export function PasswordInput({
  shown,
  onShownChange,
  toggle = true,
  toggles = 'password',
  ...rest
}: PasswordInputProps) {
  const [own, setOwn] = useState(false);
  const isShown = shown ?? own;
  const change = () => {
    setOwn(!isShown);
    onShownChange?.(!isShown);
  };
  const Sign = isShown ? EyeOff : Eye;
  return (
    <TextInput
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      end={
        toggle && (
          <IconButton aria-label={`${isShown ? 'Hide' : 'Show'} ${toggles}`} variant="ghost" size="sm" onClick={change}>
            <Sign size={20} aria-hidden />
          </IconButton>
        )
      }
    />
  );
}
