/** Errors of pages that browsers reported to this process since its start, and lines logged in the current hour. */
export const browserFigures = { errors: 0, hour: 0, lines: 0 }
