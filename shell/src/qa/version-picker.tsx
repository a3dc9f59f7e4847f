import { useState } from 'react';
import type { ReleasedVersion } from '@site/contracts';
import { Button, chakra, Text } from '@site/ui/core';
import type { SiteRegistry } from '../routing/site-registry';

interface Choice {
  part: string;
  versions: readonly ReleasedVersion[];
}

/** Opens the page with the chosen version, as a typed `?use=` does. */
export function VersionPicker({ registry }: { registry: SiteRegistry }) {
  const [choices, setChoices] = useState<readonly Choice[]>();
  if (!choices) {
    return (
      <Button size="sm" onClick={() => void listChoices(registry).then(setChoices)}>
        Choose versions
      </Button>
    );
  }
  if (choices.length === 0) return <Text textStyle="small">This site lists no versions.</Text>;
  return choices.map(({ part, versions }) => (
    <Line key={part}>
      {part}
      <Select value={registry.versionOf(part)} onChange={({ target }) => use(part, target.value)}>
        {versions.map(({ version, builtAt }) => (
          <option key={version} value={version}>
            {`${version}, built ${builtAt.slice(0, 16).replace('T', ' ')} UTC`}
          </option>
        ))}
      </Select>
    </Line>
  ));
}

/** The shell cannot be replaced in the browser. A part without an answer is left out. */
async function listChoices(registry: SiteRegistry): Promise<Choice[]> {
  const { parts } = await registry.loadWhole().catch(() => ({ parts: {} }));
  const remotes = Object.keys(parts).filter((part) => part !== 'shell');
  const choices = remotes.map(async (part) => ({ part, versions: await listVersions(part).catch(() => []) }));
  return (await Promise.all(choices)).filter(({ versions }) => versions.length > 0);
}

async function listVersions(part: string): Promise<readonly ReleasedVersion[]> {
  const response = await fetch(`/_/release/${part}.json`, { cache: 'no-store' });
  return response.ok ? ((await response.json()) as ReleasedVersion[]) : [];
}

function use(part: string, version: string): void {
  location.assign(`${location.pathname}?use=${part}@${version}`);
}

const Line = chakra('label', { base: { display: 'grid', gap: '1', width: '100%', fontSize: '.875rem' } });

const Select = chakra('select', {
  base: { minHeight: '44px', paddingInline: '2', borderRadius: 'thumb', bg: 'bg.surface', color: 'fg.default' },
});
