export * from './integrity';
export * from './node-bundle';
export * from './release';
export * from './releases';
export * from './route-paths';
