import { consumed, pagesAndFragments, partConfig } from '@manzil/line/build/webpack';

export default partConfig({
  context: import.meta.dirname,
  name: 'market-news',
  exposes: pagesAndFragments(import.meta.dirname),
  shared: consumed(),
});
