import { beginSpan } from '../runtime/trace'

// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg
type Query = (config: any, values?: any, callback?: any) => any

/** Runs a query of pg as a span of the running trace, with its text, which holds placeholders instead of values. */
// biome-ignore lint/suspicious/noExplicitAny: the overloads of pg
export function tracedQuery(config: any, values: any, callback: any, query: Query): any {
  const text = typeof config === 'string' ? config : config?.text
  const ended = typeof text === 'string' ? beginSpan('statement', { 'db.query.text': text }) : undefined
  if (!ended) return query(config, values, callback)
  const given = typeof values === 'function' ? values : callback
  if (typeof given === 'function') {
    const done = (error: unknown, result: unknown) => {
      ended(error)
      given(error, result)
    }
    return values === given ? query(config, done) : query(config, values, done)
  }
  const result = query(config, values)
  Promise.resolve(result).then(() => ended(), ended)
  return result
}
