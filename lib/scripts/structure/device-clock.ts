/**
 * Reads the device's time of day. A difference of two readings (`Date.now()`) is allowed, because it is right on every
 * clock.
 */
const DEVICE_TIME = /new Date\(\)/

/** Reports components that take the time of day from the device, whose clock may be wrong, instead of `serverNow()`. */
export function deviceClockViolations(path: string, source: string): string[] {
  if (!/^(?:app|components)\//.test(path) || !DEVICE_TIME.test(source)) return []
  return [`23 pages take the time of day from serverNow(): ${path}`]
}
