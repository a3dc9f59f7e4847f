import { paths } from '@site/contracts';
import { Button, Text, TextLink } from '@site/ui/core';
import { EmptyPanel } from '../../components/empty-panel';
import { ScriptNote } from '../../components/script-note';

export function ClosestNote({ missing }: { missing: string }) {
  return (
    <Text mb="6" overflowWrap="anywhere">
      {missing} Closest:
    </Text>
  );
}

export function RupeesNote({ amount }: { amount: string }) {
  return (
    <Text mb="6" overflowWrap="anywhere">
      Prices here are US dollars, so “{amount}” does not filter.
    </Text>
  );
}

export function UnfilteredNote() {
  return (
    <ScriptNote>
      <Text mt="4">
        The filters could not be applied, because scripts did not run. Below are all sample homes; all ten projects are
        on <a href={paths.projects}>Our Projects</a>.
      </Text>
    </ScriptNote>
  );
}

export interface EmptyResultProps {
  /** Whether there is more to remove than the text. */
  isFiltered: boolean;
  onClear: () => void;
}

export function EmptyResult({ isFiltered, onClear }: EmptyResultProps) {
  return (
    <EmptyPanel title="No sample homes match">
      <Text color="fg.muted" mt="3" mb="8" maxW="52ch">
        {isFiltered ? 'Remove a filter above, or clear the search.' : 'Try another word, or clear the search.'} Homes
        abroad are in <TextLink to={paths.overseas}>Property overseas</TextLink>.
      </Text>
      <Button onClick={onClear}>Clear all</Button>
    </EmptyPanel>
  );
}
