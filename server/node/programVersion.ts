import { version } from '../../package.json';

/** The commit that the build was made of, which the build puts here; empty where it is not known. */
declare const BUILD_COMMIT: string;

const commit = typeof BUILD_COMMIT === 'string' ? BUILD_COMMIT : '';

/** This program's version, such as `1.4.0+3f2a9c1b04d5`: that of package.json, and the commit if it is known. */
export const programVersion = commit ? `${version}+${commit}` : version;
