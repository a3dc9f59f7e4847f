import type { FocusEvent } from 'react';
import { paths } from '@site/contracts';
import { Box, ButtonLink, chakra, Heading, VisuallyHidden } from '@site/ui/core';
import { Check, Minus } from 'lucide-react';
import { comparedFeatures, comparedPlans } from '../../content/plans';

export function PlanComparison() {
  return (
    // Scrolls sideways on phones, so the page does not. Keyboards reach the hidden column by the links of the last row.
    // The padding keeps focus rings whole.
    <Box
      position="relative"
      overflowX={{ base: 'auto', md: 'visible' }}
      mx="-2"
      px="2"
      scrollPaddingInline="2"
      onFocus={showWhole}
    >
      <Table>
        <chakra.caption captionSide="top" textAlign="start" pb="8">
          <Heading>Compare the plans</Heading>
        </chakra.caption>
        <TableHead />
        <tbody>
          {comparedFeatures.map((feature) => (
            <FeatureRow key={feature.name} {...feature} />
          ))}
        </tbody>
        <ChooseRow />
      </Table>
    </Box>
  );
}

/** Browsers do not scroll to a link that is half visible. */
function showWhole({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function TableHead() {
  return (
    <thead>
      <tr>
        <td />
        {comparedPlans.map(({ name, price, users }) => (
          <th key={name} scope="col">
            {name}
            <chakra.span display="block" textStyle="priceMd" mt="2">
              {price}
            </chakra.span>
            <chakra.span display="block" color="fg.muted" textStyle="detailMedium">
              {users}
            </chakra.span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function FeatureRow({ name, values }: (typeof comparedFeatures)[number]) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, index) => (
        <td key={index}>{typeof value === 'string' ? value : <YesOrNo value={value} />}</td>
      ))}
    </tr>
  );
}

function YesOrNo({ value }: { value: boolean }) {
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon size={20} aria-hidden />
      <VisuallyHidden>{value ? 'Included' : 'Not included'}</VisuallyHidden>
    </>
  );
}

function ChooseRow() {
  return (
    <tfoot>
      <tr>
        <td />
        {comparedPlans.map(({ name }, index) => (
          <td key={name}>
            <ButtonLink
              to={paths.agencyPlans}
              variant={index === comparedPlans.length - 1 ? 'solid' : 'outline'}
              px={{ base: '2', sm: '6' }}
              textStyle={{ smDown: 'detail' }}
            >
              Choose Plan
            </ButtonLink>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    minWidth: '20rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start' },
    '& thead td': { width: { base: '28%', sm: '33.3%' } },
    '& thead th': { textStyle: 'uiStrong', pb: '6', pe: '6' },
    '& thead :is(td, th)': { borderBottom: '2px solid {colors.fg.default}' },
    '& tbody tr': { borderBottom: '1px solid', borderColor: 'border.hairline' },
    '& tbody :is(th, td)': { py: '22px', pe: { base: '2', sm: '6' } },
    '& tbody th': { textStyle: 'medium' },
    '& tbody td': { textStyle: 'semibold' },
    '& tbody .lucide': { strokeWidth: 2.25 },
    '& tfoot td': { pt: '8', pb: '3', pe: { base: '2', sm: '6' } },
  },
});
