import { chakra } from '@chakra-ui/react/styled-system';
import { TextLink } from './links';

interface Crumb {
  label: string;
  to?: string;
}

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {items.map((item) => (
          <li key={item.label}>
            {item.to ? <CrumbLink {...item} to={item.to} /> : <span aria-current="page">{item.label}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}

function CrumbLink({ label, to }: { label: string; to: string }) {
  return (
    <>
      <TextLink to={to} fontWeight="medium" textDecorationThickness="1px" textUnderlineOffset="4px">
        {label}
      </TextLink>
      {/* Text, so that copies and screen readers get "Home - Projects". */}
      {' - '}
    </>
  );
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    fontSize: '.9375rem',
    fontWeight: 'medium',
    color: 'fg.muted',
    whiteSpace: 'pre-wrap',
    // A larger target without moving the line.
    '& a': { display: 'inline-block', paddingBlock: '10px', marginBlock: '-10px' },
  },
});
