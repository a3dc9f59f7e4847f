export { writeContracts } from './write-contracts';
export { keepPulled, readPulled, writePulled, type Pulled } from './write-pulled';
