import { browserFigures } from './internal/browser-figures'

/** Errors of pages that browsers reported to this process since its start, for the metrics. */
export const countBrowserErrors = (): number => browserFigures.errors
