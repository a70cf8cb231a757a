/** The page of a seller's working hours and time away. */
export const HOURS_PATH = '/center/sell/hours'
