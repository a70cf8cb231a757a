/** What is logged of an error. */
interface LoggedError {
  type: string
  message: string
  /** Of Postgres, Node or a refusal. */
  code?: string
  /** Text of the statement that failed. */
  query?: string
  /** What Postgres names: names of things, never values. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  /** Frames only. */
  stack?: string
  cause?: LoggedError
}

const DEPTH = 4
type Fields = Partial<Record<keyof LoggedError, unknown>>

/**
 * An error without the values it was made of: a failed statement carries its parameters in message, stack and detail, and
 * they are people's phones, passwords' hashes and addresses. Code, statement, names and frames stay.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutParams(String(error)) }
  const { code, query, table, column, constraint, routine } = error as Fields
  const named = { code, query, table, column, constraint, routine }
  return {
    type: error.constructor.name,
    message: withoutParams(error.message),
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => typeof value === 'string')),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEPTH && { cause: logError(error.cause, depth + 1) }),
  }
}

/** Drizzle writes `Failed query: … params: …`; the statement is logged by itself. */
const withoutParams = (message: string): string =>
  message.startsWith('Failed query: ') ? 'Failed query' : message.replace(/\nparams: [\s\S]*$/, '')

/** A stack begins with the message, however many lines that has, and whatever they look like. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
