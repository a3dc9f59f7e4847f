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
      <chakra.table width="full" minWidth="20rem" tableLayout="fixed" borderCollapse="collapse">
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
      </chakra.table>
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
        <chakra.td width={{ base: '28%', sm: '33.3%' }} {...ruled} />
        {comparedPlans.map(({ name, price, users }) => (
          <chakra.th key={name} scope="col" textAlign="start" textStyle="uiStrong" pb="6" pe="6" {...ruled}>
            {name}
            <chakra.span display="block" textStyle="priceMd" mt="2">
              {price}
            </chakra.span>
            <chakra.span display="block" color="fg.muted" textStyle="detailMedium">
              {users}
            </chakra.span>
          </chakra.th>
        ))}
      </tr>
    </thead>
  );
}

function FeatureRow({ name, values }: (typeof comparedFeatures)[number]) {
  return (
    <chakra.tr borderBottom="1px solid" borderColor="border.hairline">
      <chakra.th scope="row" textAlign="start" textStyle="medium" py="22px" pe={gap}>
        {name}
      </chakra.th>
      {values.map((value, index) => (
        <chakra.td key={index} textStyle="semibold" py="22px" pe={gap}>
          {typeof value === 'string' ? value : <YesOrNo value={value} />}
        </chakra.td>
      ))}
    </chakra.tr>
  );
}

function YesOrNo({ value }: { value: boolean }) {
  const Icon = value ? Check : Minus;
  return (
    <>
      <Box as={Icon} boxSize="5" strokeWidth="2.25" aria-hidden />
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
          <chakra.td key={name} pt="8" pb="3" pe={gap}>
            <ButtonLink
              to={paths.agencyPlans}
              variant={index === comparedPlans.length - 1 ? 'solid' : 'outline'}
              px={{ base: '2', sm: '6' }}
              textStyle={{ smDown: 'detail' }}
            >
              Choose Plan
            </ButtonLink>
          </chakra.td>
        ))}
      </tr>
    </tfoot>
  );
}

const ruled = { borderBottom: '2px solid {colors.fg.default}' } as const;
const gap = { base: '2', sm: '6' } as const;
