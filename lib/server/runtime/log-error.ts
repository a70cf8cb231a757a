/** The logged parts of an error. */
interface LoggedError {
  type: string
  message: string
  /** Code of Postgres, Node or a refusal. */
  code?: string
  /** Text of the failed statement. */
  query?: string
  /** Names reported by Postgres, never values. */
  table?: string
  column?: string
  constraint?: string
  routine?: string
  /** Stack frames only, without the message. */
  stack?: string
  cause?: LoggedError
}

const DEPTH = 4
type Fields = Partial<Record<keyof LoggedError, unknown>>

/**
 * Removes the values from an error: a failed statement has its parameters in message, stack and detail, and they are
 * personal data such as phones, password hashes and addresses. Code, statement, names and stack frames remain.
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

/** Drizzle writes `Failed query: … params: …`; the statement is logged separately. */
const withoutParams = (message: string): string =>
  message.startsWith('Failed query: ') ? 'Failed query' : message.replace(/\nparams: [\s\S]*$/, '')

/** A stack begins with the message, which may have any number of lines of any content. */
const framesOf = ({ stack = '', message }: Error): string =>
  stack
    .slice(Math.max(0, stack.indexOf(message)) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
