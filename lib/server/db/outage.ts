/** The server is stopping, starting, recovering, or out of resources. */
const GONE_STATE = /^(?:08|53|57P0[1-5])/
/**
 * Another session holds the resource: lock timeout, statement timeout, deadlock, serialization failure, idle too long
 * in a transaction.
 */
const HELD_STATE = /^(?:55P03|57014|40P01|40001|25P03)$/
/**
 * Socket errors. ENOENT: the server's socket file does not exist (only as a socket error; other missing files say
 * nothing about the database).
 */
const GONE_SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** pg has no error codes for these. */
const GONE_TEXT =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool)/
const HELD_TEXT = /^timeout exceeded when trying to connect/

/**
 * Classifies an error that means the database did nothing: 'gone' if it cannot be reached, 'held' if the work waited
 * too long for a lock. In both cases the same request may succeed a moment later.
 */
export function outageOf(error: unknown): 'gone' | 'held' | undefined {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    const { code = '', syscall } = e as { code?: string; syscall?: string }
    if (HELD_STATE.test(code) || HELD_TEXT.test(e.message)) return 'held'
    if (GONE_STATE.test(code) || GONE_SOCKET.has(code) || GONE_TEXT.test(e.message)) return 'gone'
    if (code === 'ENOENT' && syscall === 'connect') return 'gone'
  }
  return undefined
}

/** Whether the database refused a write because its disk is full. */
export function isDiskFull(error: unknown): boolean {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++)
    if ((e as { code?: string }).code === '53100') return true
  return false
}
