/** Key of the window in which a person accepts no work. */
export const pauseKey = (person: string): string => `unbegun pause ${person}`
