import { setupServer } from 'msw/node'

/** What was asked of nobody: the set-up fails the test that did. */
export const unasked: string[] = []

/** The API of tests with a window. It answers what a test told it, `server.use(mockCall(…))`, till that test is over. */
export const server = setupServer()

/** Requests that are not answered yet. */
export const underway = new Set<string>()
server.events.on('request:start', ({ requestId }) => void underway.add(requestId))
for (const over of ['request:end', 'request:unhandled'] as const)
  server.events.on(over, ({ requestId }) => void underway.delete(requestId))

export const serve = (): void =>
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      unasked.push(`${method} ${new URL(url).pathname}`)
      throw new Error(`nobody answers ${method} ${url}`)
    },
  })
