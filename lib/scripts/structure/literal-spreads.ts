const SPREAD = /\.\.\.\(?\{/

/** An object literal spread into another one is not checked for unknown properties. */
export const literalSpreadViolations = (path: string, source: string): string[] =>
  SPREAD.test(source) ? [`26 object literals are not spread into others: ${path}`] : []
