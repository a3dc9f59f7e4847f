/** @jest-environment node */
import type { ReactElement } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import * as cards from './cards';
import * as core from './core';
import * as disclosure from './disclosure';
import * as forms from './forms';
import * as media from './media';
import { sampleImage as image } from './testing/sample-image';

const noop = () => {};
const choices = [
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
];
const entries = [{ id: 'a', title: 'A question', content: 'An answer' }];

/** A new part that is missing here fails the first test. */
const parts: Record<string, ReactElement> = {
  Breadcrumb: <core.Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Projects' }]} />,
  Button: <core.Button loading>Submit</core.Button>,
  ButtonLink: <core.ButtonLink to="/">Home</core.ButtonLink>,
  IconButton: <core.IconButton label="List" selected />,
  Logo: <core.Logo tone="night" />,
  Reveal: <core.Reveal stagger>Words</core.Reveal>,
  Section: <core.Section tone="sand" tight />,
  SectionHead: <core.SectionHead title="Projects" note="In two cities" />,
  TextLink: <core.TextLink href="#a">Words</core.TextLink>,
  UnavailableNotice: <core.UnavailableNotice onRetry={noop} />,
  CardFrame: <cards.CardFrame action={<button />}>Words</cards.CardFrame>,
  CardLink: <cards.CardLink to="/" paper />,
  CardGrid: (
    <cards.CardGrid columns="projects" tail={<media.ParcelMap />}>
      <p>Words</p>
    </cards.CardGrid>
  ),
  Banner: <cards.Banner image={image} title="Words" text="More words" />,
  ParcelMap: <media.ParcelMap plot="missing" fade />,
  ParcelStage: <media.ParcelStage plot="missing">Words</media.ParcelStage>,
  PhotoHero: <cards.PhotoHero image={image}>Words</cards.PhotoHero>,
  Picture: <media.Picture image={image} sizes="100vw" aspectRatio="4/3" />,
  Field: (
    <forms.Field label="Name" help="Help" error="Error" optional>
      <forms.TextInput />
    </forms.Field>
  ),
  SearchInput: <forms.SearchInput aria-label="Search" />,
  SegmentedControl: <forms.SegmentedControl label="Mode" options={choices} defaultValue="1" />,
  SelectInput: <forms.SelectInput aria-label="Type" options={choices} defaultValue="2" />,
  TextArea: <forms.TextArea aria-label="Message" />,
  TextInput: <forms.TextInput aria-label="City" icon={<svg />} />,
  Accordion: <disclosure.Accordion items={entries} defaultOpen={['a']} />,
};

const others = [
  'Box',
  'Container',
  'Flex',
  'Grid',
  'GridItem',
  'HStack',
  'Heading',
  'SkipNavLink',
  'Spinner',
  'Stack',
  'Text',
  'VisuallyHidden',
  'chakra',
  'useStoredToggle',
  'SiteProvider',
  'coverSizes',
  'photoBox',
  'photoLayer',
  'scrimLayer',
  'scrims',
  'watchReveals',
];

test('every part of every sub-path is rendered here', () => {
  const exported = Object.keys({ ...core, ...cards, ...disclosure, ...forms, ...media });
  expect(exported.filter((name) => !others.includes(name)).sort()).toEqual(Object.keys(parts).sort());
});

test.each(Object.entries(parts))(
  '%s is in the HTML that the server sends, without a warning or a style attribute',
  (_, part) => {
    const cache = Object.assign(createCache({ key: 'css' }), { compat: true as const });
    const html = renderToString(
      <CacheProvider value={cache}>
        <core.SiteProvider>
          <StaticRouter location="/">{part}</StaticRouter>
        </core.SiteProvider>
      </CacheProvider>,
    );
    expect(html).toContain('class="css-');
    // A policy without unsafe-inline refuses the attribute.
    expect(html).not.toContain(' style="');
    expect(html).not.toContain('data-reveal');
  },
);
