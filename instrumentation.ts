/** Runs once when the server starts: reads the configuration, opens the embedded backend, keeps it working. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startServer } = await import('./instrumentation-node');
  await startServer();
}
