/** What is used of it: a lock of the operating system on a whole open file, given back when the file is closed. */
declare module 'fs-native-extensions' {
  /** Whether the lock was given; false while another open file has it. */
  export function tryLock(fd: number): boolean;
}
