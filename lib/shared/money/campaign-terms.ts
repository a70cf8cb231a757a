/** How much a campaign has of what; the board of a lottery has places for exactly so many prizes. */
export const CAMPAIGN_LIMITS = { prizes: 8, rules: 20, packages: 12 } as const
