/** Limits of a campaign; the lottery board has exactly this many prize fields. */
export const CAMPAIGN_LIMITS = { prizes: 8, rules: 20, packages: 12 } as const
