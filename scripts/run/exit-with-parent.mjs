// Loaded into the server's process before the server: when the script that started it is gone, however it
// ended, the server stops as if asked to, and frees its port and its database.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
