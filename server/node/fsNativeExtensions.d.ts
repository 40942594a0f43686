/** The one function we use: an operating-system lock on a whole open file, released when the file is closed. */
declare module 'fs-native-extensions' {
  /** Tries to take the lock; returns false while another open file has it. */
  export function tryLock(fd: number): boolean;
}
