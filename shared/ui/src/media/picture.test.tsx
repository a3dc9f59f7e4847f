import { screen } from '@testing-library/react';

import { renderInSite } from '../testing/render-in-site';
import { sampleImage } from '../testing/sample-image';
import { Picture } from './picture';

test('a picture offers AVIF first, keeps its place, and waits until it is near', () => {
  renderInSite(<Picture image={sampleImage} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'A gate between palm trees' });
  const avif = image.parentElement?.querySelector('source');

  expect(avif).toHaveAttribute('type', 'image/avif');
  expect(avif).toHaveAttribute('srcset', '/a-480.avif 480w, /a-960.avif 960w');
  expect(avif).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('src', '/a-960.webp');
  expect(image).toHaveAttribute('width', '960');
  expect(image).toHaveAttribute('height', '720');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
  expect(image).not.toHaveAttribute('fetchpriority');
});

test('a picture that only decorates is silent', () => {
  renderInSite(<Picture image={sampleImage} sizes="50vw" alt="" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
