export * from './build';
export * from './build-cache';
export { isInstalled, lineRoot, runScript, scriptIn } from './line';
export * from './part';
export * from './shared-modules';
export { missingNames } from './webpack/browsers';
export { licensedFolder, licenseOf, type ThirdPartyLicense } from './webpack/package-license';
export { readKnownPaths } from './contracts/generated-files';
