/**
 * A thread beside the one that judges files in a process, which nothing else can interrupt: kills the process when it
 * takes more memory than any accepted file needs, as its heap's limit does not count buffers, and when the server that
 * started it is gone.
 */
const maxBytes = 640_000_000;
const interval = 200;

const server = process.ppid;
setInterval(() => {
  if (process.ppid !== server || process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, interval);
