import { setupServer } from 'msw/node'

/** Requests without an answer, and those that break the contract: the set-up fails the test that made them. */
export const faults: string[] = []

/** The API of window tests. It answers what a test passed to `server.use(mockCall(…))`, until that test ends. */
export const server = setupServer()

/** Requests that are not answered yet. */
export const underway = new Set<string>()
server.events.on('request:start', ({ requestId }) => void underway.add(requestId))
for (const over of ['request:end', 'request:unhandled', 'unhandledException'] as const)
  server.events.on(over, ({ requestId }) => void underway.delete(requestId))

export const serve = (): void =>
  server.listen({
    onUnhandledRequest: ({ method, url }) => {
      faults.push(`no answer: ${method} ${new URL(url).pathname}`)
      throw new Error(`no answer: ${method} ${url}`)
    },
  })
