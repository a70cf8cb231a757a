/** By which a party's disputes and claims are listed: whether anything can still change. */
export const CASE_STATES = ['open', 'closed'] as const
export type CaseState = (typeof CASE_STATES)[number]
