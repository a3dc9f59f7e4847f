import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system';
import { TextLink } from './links';

interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const styles = useSlotRecipe({ key: 'breadcrumb' })();
  return (
    <nav aria-label="Breadcrumb">
      <chakra.ol css={styles.list}>
        {items.map(({ label, to }) => (
          <li key={label}>
            {to ? (
              <>
                <TextLink to={to} css={styles.link}>
                  {label}
                </TextLink>
                {/* Text, so that copies and screen readers get "Home - Projects". */}
                {' - '}
              </>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </chakra.ol>
    </nav>
  );
}
