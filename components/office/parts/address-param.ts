/** A parameter of the page's address, which a link used to open one row of a list; null: none. */
export const addressParam = (name: string): string | null => new URLSearchParams(location.search).get(name) || null
