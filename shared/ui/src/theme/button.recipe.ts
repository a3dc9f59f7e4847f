import { defineRecipe } from '@chakra-ui/react/styled-system';

const fullOnPhones = { width: { base: 'full', sm: 'auto' } } as const;

/** On phones all but small buttons have the width of their column. */
export const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    flexShrink: 0,
    border: '1.5px solid transparent',
    borderRadius: 'control',
    fontWeight: 'strong',
    letterSpacing: '-.01em',
    lineHeight: 1.2,
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'fg.onBrand',
        _hover: { bg: 'brand.hover' },
        _active: { bg: 'brand.active' },
      },
      outline: { borderColor: 'fg.default', color: 'fg.default', _hover: { bg: 'bg.tint' } },
      ink: { bg: 'fg.default', color: 'white', _hover: { bg: 'fg.soft' } },
      link: {
        color: 'fg.brand',
        textDecorationLine: 'underline',
        textDecorationThickness: '1.5px',
        textUnderlineOffset: '5px',
        _hover: { color: 'fg.default' },
      },
    },
    size: {
      sm: { minHeight: '11', paddingInline: '5', paddingBlock: '2', fontSize: '.9375rem' },
      md: { ...fullOnPhones, minHeight: 'control', paddingInline: '26px', paddingBlock: '2', fontSize: '1rem' },
      lg: { ...fullOnPhones, minHeight: '15', paddingInline: '34px', paddingBlock: '2', fontSize: '1rem' },
    },
    fullWidth: { true: { width: 'full' } },
  },
  compoundVariants: [{ variant: 'link', css: { width: 'auto', minHeight: '11', paddingInline: 0 } }],
  defaultVariants: { variant: 'primary', size: 'md' },
});
