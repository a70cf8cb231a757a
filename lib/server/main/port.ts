import { createServer } from 'node:net'
import { PlainError } from '../runtime/plain-error'

/**
 * Holds the port during a long first start, so that a port in use is reported immediately and cannot be taken
 * meanwhile. Incoming connections are closed. Call the returned function to release it, any number of times.
 */
export async function claimPort(port: number, host: string): Promise<() => Promise<void>> {
  if (port === 0) return async () => undefined
  const holder = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    holder.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)))
    holder.listen({ port, host }, resolve)
  })
  return () => new Promise((resolve) => holder.close(() => resolve()))
}

/** Explains in one line why the address cannot be used. */
export const portError = (error: NodeJS.ErrnoException, port: number, host: string): PlainError =>
  new PlainError(explain(error, port, host))

function explain(error: NodeJS.ErrnoException, port: number, host: string): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is taken: stop the program that uses it, or choose another, for example PORT=${port + 1} npm start.`
  if (error.code === 'EACCES')
    return `Port ${port} needs special rights: choose one above 1023, for example PORT=3000 npm start.`
  return `Cannot listen on ${host}:${port} (${error.code}): check HOST and PORT.`
}
