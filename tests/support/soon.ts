/** For `expect.poll` and `vi.waitFor`: looks often, and gives up so late that only what never happens fails. */
export const SOON = { timeout: 50_000, interval: 20 }
