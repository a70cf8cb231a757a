/** States of an own account for rent, in the order of the owner's list: what waits for the owner comes first. */
export const RENT_STATES = ['waiting', 'rented', 'free', 'stopped'] as const
export type RentState = (typeof RENT_STATES)[number]
