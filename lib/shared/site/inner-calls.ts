/**
 * Path on the private socket between renderers and API: `?path=…&path=…`, answered by a JSON array of the calls'
 * envelopes in the same order.
 */
export const INNER_CALLS = '/calls'
