import type { ReactNode } from 'react';
import { Link } from '@site/runtime/router';
import { chakra, Flex } from '@site/ui/core';
import { ChevronLeft, ChevronRight } from 'lucide-react';

export interface PaginationProps {
  /** From 1. */
  page: number;
  pages: number;
  toPage: (page: number) => string;
}

/** A hidden arrow keeps its space. Phones show "1 / 10" between the arrows. */
export function Pagination({ page, pages, toPage }: PaginationProps) {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return (
    <chakra.nav aria-label="Pages">
      <Flex as="ul" alignItems="center" justifyContent="center" gap="2" role="list">
        <chakra.li boxSize="12">
          {page > 1 && (
            <Arrow to={toPage(page - 1)} label="Previous page" icon={<ChevronLeft size={20} aria-hidden />} />
          )}
        </chakra.li>
        {numbers.map((number) => (
          <chakra.li key={number} hideBelow="md">
            <Square
              to={toPage(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Square>
          </chakra.li>
        ))}
        <chakra.li hideFrom="md" textStyle="semibold" textAlign="center" minWidth="16">
          {`${page} / ${pages}`}
        </chakra.li>
        <chakra.li boxSize="12">
          {page < pages && (
            <Arrow to={toPage(page + 1)} label="Next page" icon={<ChevronRight size={20} aria-hidden />} />
          )}
        </chakra.li>
      </Flex>
    </chakra.nav>
  );
}

function Arrow({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <Square to={to} aria-label={label} bordered>
      {icon}
    </Square>
  );
}

const Square = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '12',
    borderRadius: 'control',
    textStyle: 'semibold',
    transition: 'background-color 150ms',
    _hover: { bg: 'bg.tint' },
    _currentPage: { bg: 'fg.default', color: 'white', _hover: { bg: 'fg.soft' } },
  },
  variants: {
    bordered: { true: { bg: 'bg.surface', border: '1.5px solid {colors.border.control}' } },
  },
});
