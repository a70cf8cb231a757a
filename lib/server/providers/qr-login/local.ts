import type { QrLoginProvider } from './port'

/**
 * The phone opens a page of this host, where a logged-in user sees which browser asks and confirms. Works with any
 * scanner.
 */
export const createLocalQrLogin = (): QrLoginProvider => ({
  addressOf: ({ origin, code }) => `${origin}/login/scan?code=${code}`,
})
