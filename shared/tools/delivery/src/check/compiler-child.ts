import { compilePairs } from './props-compiler';
import type { PropsPair } from './props-fit';

process.on('message', (pairs: readonly PropsPair[]) => process.send?.(compilePairs(pairs)));
