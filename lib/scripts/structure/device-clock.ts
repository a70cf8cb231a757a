/** The device's time of day; a difference of two readings of it (`Date.now()`) is right on every clock. */
const DEVICE_TIME = /new Date\(\)/

/** Components that take the time of day from the device, whose clock may be wrong, in place of `serverNow()`. */
export function deviceClockFaults(path: string, source: string): string[] {
  if (!/^(?:app|components)\//.test(path) || !DEVICE_TIME.test(source)) return []
  return [`23 pages take the time of day from serverNow(): ${path}`]
}
