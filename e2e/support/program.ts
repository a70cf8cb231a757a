/** Origin of the server that all specs share, on its default distributor. */
export const sharedOrigin = (): string => required('E2E_ORIGIN')

/** Data directory of that server. */
export const sharedDataDir = (): string => required('E2E_DATA_DIR')

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: the global setup did not run`)
  return value
}
