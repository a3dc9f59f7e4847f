export { describeNoOpForm, type NoOpFormCase } from './describe-no-op-form';
export { contentsOf, fillEverything } from './fill-everything';
export { watchTraces } from './watch-traces';
