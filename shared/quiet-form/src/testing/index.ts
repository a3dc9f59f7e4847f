export { describeQuietForm, type QuietFormCase } from './describe-quiet-form';
export { contentsOf, fillEverything } from './fill-everything';
export { watchTraces } from './watch-traces';
