/** For `expect.poll` and `vi.waitFor`: polls often, with a timeout so long that only what never happens fails. */
export const SOON = { timeout: 50_000, interval: 20 }
