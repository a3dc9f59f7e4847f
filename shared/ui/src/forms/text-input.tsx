import type { ComponentProps, ReactNode } from 'react';
import { Search } from 'lucide-react';
import {
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react/styled-system';

import type { recipes } from '../theme/recipes';
import { useFieldProps } from './field';

export type ControlLook = RecipeVariantProps<typeof recipes.input>;

/** Of inputs, text areas and selects. */
export const { withContext } = createRecipeContext({ key: 'input' });

const Base = withContext<HTMLInputElement, HTMLChakraProps<'input', ControlLook>>('input');

/** With `onInput`: React does not call `onChange` for text that was typed before hydration. */
export type TextInputProps = Omit<ComponentProps<typeof Base>, 'lead' | 'trail' | 'onChange'> & {
  icon?: ReactNode;
  end?: ReactNode;
};

export function TextInput({ icon, end, ...rest }: TextInputProps) {
  const field = useFieldProps(rest);
  const input = (
    <Base
      type="text"
      dir={isWords(rest.type) ? 'auto' : undefined}
      lead={Boolean(icon)}
      trail={Boolean(end)}
      {...rest}
      {...field}
    />
  );
  if (!icon && !end) return input;
  return (
    <Adorned>
      {icon && <Lead>{icon}</Lead>}
      {input}
      {end && <Trail>{end}</Trail>}
    </Adorned>
  );
}

/** Words may be Urdu; addresses and numbers are left-to-right. */
function isWords(type: string | undefined): boolean {
  return type === undefined || type === 'text' || type === 'search';
}

export function SearchInput(props: Omit<TextInputProps, 'icon'>) {
  return <TextInput type="search" enterKeyHint="search" icon={<Search size={20} aria-hidden />} {...props} />;
}

const AreaBase = withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea', ControlLook>>('textarea');

type TextAreaProps = Omit<ComponentProps<typeof AreaBase>, 'lead' | 'trail' | 'onChange'>;

/** 4 rows in 132 px by default (CONT-04). */
export function TextArea(props: TextAreaProps) {
  const field = useFieldProps(props);
  return <AreaBase rows={4} dir="auto" paddingBlock="14px" minHeight="132px" {...props} {...field} />;
}

export const Adorned = chakra('div', { base: { position: 'relative', minWidth: 0 } });

export const Lead = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '4',
    top: 0,
    height: 'control',
    display: 'flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
});

const Trail = chakra('span', {
  base: { position: 'absolute', insetInlineEnd: '1', top: 0, height: 'control', display: 'flex', alignItems: 'center' },
});
