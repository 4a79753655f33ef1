import { version as published } from '../../package.json';

/** The version of this package: `define` tells two copies apart by it. */
export const version: string = published;
