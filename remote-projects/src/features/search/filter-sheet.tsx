import { Box, Button, Heading, Stack } from '@site/ui/core';
import { MoreFilters } from './more-filters';
import { CityField, KindField, ModeField } from './panel-fields';
import type { Results } from './results';
import type { SearchState } from './use-search';

export interface FilterSheetProps {
  state: SearchState;
  results: Results;
  onShow: () => void;
}

export function FilterSheet({ state, results, onShow }: FilterSheetProps) {
  return (
    <Box w="full" maxW="520px" alignSelf="start">
      <Heading textStyle="h3" mb="6">
        Filters
      </Heading>
      <Stack gap="5">
        <ModeField {...state} />
        <KindField {...state} />
        <CityField {...state} />
        <MoreFilters {...state} />
      </Stack>
      <Box position="sticky" bottom="-6" bg="bg.canvas" py="4" mt="4" zIndex="1">
        <Button size="lg" fullWidth onClick={onShow}>
          {showLabel(results)}
        </Button>
      </Box>
    </Box>
  );
}

function showLabel({ matches, projects, missing }: Results): string {
  if (matches === null) return 'Show all homes';
  if (missing) return 'Show the closest';
  if (matches === 0 && projects.length > 0)
    return projects.length === 1 ? 'Show 1 project' : `Show ${projects.length} projects`;
  return matches === 1 ? 'Show 1 home' : `Show ${matches} homes`;
}
